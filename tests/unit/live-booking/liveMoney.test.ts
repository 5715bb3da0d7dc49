import { describe, expect, it } from 'vitest';
import { mailLink, shareLink, smsLink } from '@/domain/booking/shareText';
import { claimDeadline, getClaimDeadlineLabel } from '@/features/live-booking/claim';
import { historyOf } from '@/features/live-booking/history';
import { readLiveTab, withPart } from '@/features/live-booking/liveAddress';
import { priceStory } from '@/features/live-booking/priceStory';
import { appointment, booking, stop } from '../../builders/booking';

const DELIVERED = '2026-07-16T10:52:00+08:00';
const HOUR = 3_600_000;
const done = booking(
  { status: 'Completed' },
  { appointment: appointment({ status: 'Delivered', timeline: [{ status: 'Delivered', at: DELIVERED }] }) },
);

const NOW = Date.parse('2026-07-16T10:00:00+08:00');

describe('the claim deadline', () => {
  it.each([
    [0, '7 days left to claim damage or loss, until 23 Jul 2026, 10:52 AM.'],
    [1, '6 days left to claim damage or loss, until 23 Jul 2026, 10:52 AM.'],
    [6 * 24, '1 day left to claim damage or loss, until 23 Jul 2026, 10:52 AM.'],
    [6 * 24 + 1, '23 hours left to claim damage or loss, until 23 Jul 2026, 10:52 AM.'],
    [7 * 24 - 1, '1 hour left to claim damage or loss, until 23 Jul 2026, 10:52 AM.'],
    [7 * 24 - 0.5, 'Less than an hour left to claim damage or loss, until 23 Jul 2026, 10:52 AM.'],
    [7 * 24, 'The time to claim damage or loss ended on 23 Jul 2026, 10:52 AM.'],
    [900, 'The time to claim damage or loss ended on 23 Jul 2026, 10:52 AM.'],
  ])('%s hours after the delivery: %s', (hours, words) => {
    expect(getClaimDeadlineLabel(claimDeadline(done, Date.parse(DELIVERED) + hours * HOUR))).toBe(words);
  });

  it('counts from the last hand-over, and not before it', () => {
    const timeline = [
      { status: 'Delivered', at: '2026-07-16T09:00:00+08:00' },
      { status: 'Delivered', at: DELIVERED },
    ];
    const two = booking({ status: 'Completed' }, { appointment: appointment({ status: 'Delivered', timeline }) });
    expect(claimDeadline(two, 0)?.until).toBe(Date.parse(DELIVERED) + 7 * 24 * HOUR);
    expect(claimDeadline(booking(), 0)).toBeNull();
    expect(claimDeadline(booking({ status: 'Cancelled' }), 0)).toBeNull();
    expect(getClaimDeadlineLabel(null)).toBe('Damage or loss can be claimed up to 7 days after the delivery.');
  });
});

const line = (code: string, label: string, amount: number) => ({ code, label, amount });
const quote = {
  breakdown: [line('base', 'Base fare', 1500), line('fee', 'Booking fee', 35)],
  discount: 0,
  total: 1535,
};
const final = {
  breakdown: [...quote.breakdown, line('driver_rate', 'Driver rate', 25)],
  discount: 60,
  total: 1500,
};

describe('the quote against the final price', () => {
  it('names the lines that differ', () => {
    const story = priceStory(booking({ total: 1500, quote, charged: final }), null);
    expect(story.isExplained).toBe(true);
    expect(story.change).toEqual({
      difference: -35,
      reasons: ['Driver rate: ₱25.00 more', 'Larger discount: ₱60.00 less'],
    });
  });

  it('is no change where both are the same', () => {
    expect(priceStory(booking({ total: 1535, quote, charged: quote }), null).change).toBeNull();
  });

  it("takes what this browser was shown where the server kept none; the server's own goes first", () => {
    expect(priceStory(booking({ total: 1500, charged: final }), quote).change?.difference).toBe(-35);
    expect(priceStory(booking({ total: 1500, charged: final, quote: final }), quote).change).toBeNull();
  });

  it.each([
    ['no lines', null, 1500],
    ['lines that do not make the total', { ...final, total: 1490 }, 1490],
  ])('gives no reason with %s: the totals alone', (_, charged, total) => {
    const story = priceStory(booking({ total, quote, charged }), null);
    expect(story).toMatchObject({ isExplained: false, change: { difference: total - 1535, reasons: [] } });
  });

  it('says nothing of a quote that nobody kept', () => {
    expect(priceStory(booking({ total: 1500 }), null)).toMatchObject({ quote: null, change: null, isExplained: false });
  });
});

describe('the history', () => {
  it('has every step, quote and report with its time, newest first, and nothing still to come', () => {
    const one = booking(
      { quote, reports: [{ reason: 'One box is wet', photo: null, at: '2026-07-16T09:35:00+08:00' }] },
      { stops: [stop(0), stop(1)] },
    );
    expect(historyOf(one, NOW).map(({ title }) => title)).toEqual([
      'On the way to drop-off',
      'You sent a report',
      'Picked up',
      'On the way to pickup',
      'Booked',
      'Quoted',
    ]);
    expect(historyOf(one, NOW).find(({ title }) => title === 'Quoted')?.text).toBe('₱1,535.00');
  });

  it('names the voucher that was chosen after the quote', () => {
    const charged = { ...quote, discount: 100, total: 1435 };
    const one = booking({ quote, charged, total: 1435, voucher_code: 'SALAMAT100' });
    const { text } = historyOf(one, NOW).find(({ title }) => title === 'Quoted') ?? {};
    expect(text).toBe('₱1,535.00, ₱1,435.00 with voucher SALAMAT100');
    expect(priceStory(one, null).change?.reasons).toEqual(['Voucher SALAMAT100: ₱100.00 less']);
  });

  it('survives a booking of which little is known', () => {
    expect(historyOf(booking({ booking_routes: [] }), NOW).map(({ title }) => title)).toEqual(['Booked']);
  });
});

describe('the address', () => {
  it.each([
    ['', 'timeline'],
    ['?tab=price', 'price'],
    ['?tab=<script>', 'timeline'],
  ])('%s opens %s', (search, tab) => {
    expect(readLiveTab(new URLSearchParams(search))).toBe(tab);
  });

  it('keeps the booking when a part of it changes', () => {
    const params = new URLSearchParams('?booking=7&do=reschedule');
    expect(withPart(params, 'do', null).toString()).toBe('booking=7');
    expect(withPart(params, 'tab', 'goods').toString()).toBe('booking=7&do=reschedule&tab=goods');
  });
});

describe('the link that is shared', () => {
  const link = shareLink('LGX-260716-0482', 'https://app.example.com');

  it('leads to the public page, by e-mail and by text message too', () => {
    expect(link).toBe('https://app.example.com/track/LGX-260716-0482');
    expect(decodeURIComponent(mailLink('LGX-260716-0482', link))).toBe(
      'mailto:?subject=Delivery LGX-260716-0482&body=Follow delivery LGX-260716-0482 here: https://app.example.com/track/LGX-260716-0482',
    );
    expect(smsLink(booking(), link)).toMatch(/^sms:\+639206158843\?body=Follow%20delivery/);
    expect(smsLink(booking({}, { stops: [] }), link)).toMatch(/^sms:\?body=/);
  });

  it('stays one part of a path whatever the number is', () => {
    expect(shareLink('../x?y', 'https://a')).toBe('https://a/track/..%2Fx%3Fy');
  });
});
