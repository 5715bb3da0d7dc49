import { describe, expect, it } from 'vitest';
import type { TimelineEntry } from '@/api/wire';
import { getMailLink, getMessengerLink, getShareLink, getViberLink, getWhatsAppLink } from '@/domain/booking/shareText';
import { getClaimDeadline, getClaimDeadlineLabel } from '@/features/live-booking/claim';
import { comparePrices } from '@/features/live-booking/comparePrices';
import { getHistory } from '@/features/live-booking/history';
import { readLiveTab, withSearchParam } from '@/features/live-booking/liveParams';
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
    [7 * 24, 'The claim period ended on 23 Jul 2026, 10:52 AM.'],
    [900, 'The claim period ended on 23 Jul 2026, 10:52 AM.'],
  ])('reads, %s hours after the delivery: %s', (hours, label) => {
    expect(getClaimDeadlineLabel(getClaimDeadline(done, Date.parse(DELIVERED) + hours * HOUR))).toBe(label);
  });

  it('counts from the last drop-off, and is unknown before it', () => {
    const timeline: TimelineEntry[] = [
      { status: 'Delivered', at: '2026-07-16T09:00:00+08:00' },
      { status: 'Delivered', at: DELIVERED },
    ];
    const twoDropoffs = booking(
      { status: 'Completed' },
      { appointment: appointment({ status: 'Delivered', timeline }) },
    );
    expect(getClaimDeadline(twoDropoffs, 0)?.until).toBe(Date.parse(DELIVERED) + 7 * 24 * HOUR);
    expect(getClaimDeadline(booking(), 0)).toBeNull();
    expect(getClaimDeadline(booking({ status: 'Cancelled' }), 0)).toBeNull();
    expect(getClaimDeadlineLabel(null)).toBe('You can claim damage or loss up to 7 days after delivery.');
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
  it('lists the lines that differ', () => {
    const comparison = comparePrices(booking({ total: 1500, quote, charged: final }), null);
    expect(comparison.isExplained).toBe(true);
    expect(comparison.change).toEqual({
      difference: -35,
      reasons: ['Driver rate: ₱25.00 more', 'Larger discount: ₱60.00 less'],
    });
  });

  it('shows no change for equal prices', () => {
    expect(comparePrices(booking({ total: 1535, quote, charged: quote }), null).change).toBeNull();
  });

  it("prefers the server's quote to the one that this browser saved", () => {
    expect(comparePrices(booking({ total: 1500, charged: final }), quote).change?.difference).toBe(-35);
    expect(comparePrices(booking({ total: 1500, charged: final, quote: final }), quote).change).toBeNull();
  });

  it.each([
    ['no lines', null, 1500],
    ['lines that do not make the total', { ...final, total: 1490 }, 1490],
  ])('compares only the totals with %s', (_, charged, total) => {
    const comparison = comparePrices(booking({ total, quote, charged }), null);
    expect(comparison).toMatchObject({ isExplained: false, change: { difference: total - 1535, reasons: [] } });
  });

  it('shows no change without a quote', () => {
    expect(comparePrices(booking({ total: 1500 }), null)).toMatchObject({
      quote: null,
      change: null,
      isExplained: false,
    });
  });
});

describe('the history', () => {
  it('lists the quote, past steps and reports, newest first', () => {
    const delivery = booking(
      { quote, reports: [{ reason: 'One box is wet', photo: null, at: '2026-07-16T09:35:00+08:00' }] },
      { stops: [stop(0), stop(1)] },
    );
    expect(getHistory(delivery, NOW).map(({ title }) => title)).toEqual([
      'On the way to drop-off',
      'You sent a report',
      'Picked up',
      'On the way to pickup',
      'Booked',
      'Quoted',
    ]);
    expect(getHistory(delivery, NOW).find(({ title }) => title === 'Quoted')?.text).toBe('₱1,535.00');
  });

  it('names a voucher that was added after the quote', () => {
    const charged = { ...quote, discount: 100, total: 1435 };
    const delivery = booking({ quote, charged, total: 1435, voucher_code: 'SALAMAT100' });
    const { text } = getHistory(delivery, NOW).find(({ title }) => title === 'Quoted') ?? {};
    expect(text).toBe('₱1,535.00, ₱1,435.00 with voucher SALAMAT100');
    expect(comparePrices(delivery, null).change?.reasons).toEqual(['Voucher SALAMAT100: ₱100.00 less']);
  });

  it('survives a booking without a route', () => {
    expect(getHistory(booking({ booking_routes: [] }), NOW).map(({ title }) => title)).toEqual(['Booked']);
  });
});

describe('the URL', () => {
  it.each([
    ['', 'timeline'],
    ['?tab=price', 'price'],
    ['?tab=<script>', 'timeline'],
  ])('%s opens %s', (search, tab) => {
    expect(readLiveTab(new URLSearchParams(search))).toBe(tab);
  });

  it('keeps the booking when another parameter changes', () => {
    const params = new URLSearchParams('?booking=7&do=reschedule');
    expect(withSearchParam(params, 'do', null).toString()).toBe('booking=7');
    expect(withSearchParam(params, 'tab', 'goods').toString()).toBe('booking=7&do=reschedule&tab=goods');
  });
});

describe('the shared link', () => {
  const link = getShareLink('LGX-260716-0482', 'https://app.example.com');

  it('opens the public page, also from an email or a messenger', () => {
    expect(link).toBe('https://app.example.com/track/LGX-260716-0482');
    expect(decodeURIComponent(getMailLink('LGX-260716-0482', link))).toBe(
      'mailto:?subject=Delivery LGX-260716-0482&body=Follow delivery LGX-260716-0482 here: https://app.example.com/track/LGX-260716-0482',
    );
    const message =
      'Follow%20delivery%20LGX-260716-0482%20here%3A%20https%3A%2F%2Fapp.example.com%2Ftrack%2FLGX-260716-0482';
    expect(getViberLink('LGX-260716-0482', link)).toBe(`viber://forward?text=${message}`);
    expect(getWhatsAppLink('LGX-260716-0482', link)).toBe(`https://wa.me/?text=${message}`);
    const messenger = new URL(getMessengerLink('4471', link));
    expect(messenger.origin + messenger.pathname).toBe('https://www.facebook.com/dialog/send');
    expect(Object.fromEntries(messenger.searchParams)).toEqual({ app_id: '4471', link, redirect_uri: link });
  });

  it('escapes & and emoji in every way to send it', () => {
    const number = 'R&D 🚚 #1';
    const odd = getShareLink(number, 'https://a');
    const message = `Follow delivery ${number} here: https://a/track/R%26D%20%F0%9F%9A%9A%20%231`;
    const read = (address: string, name: string) => new URL(address).searchParams.get(name);
    expect(decodeURIComponent(new URL(odd).pathname)).toBe(`/track/${number}`);
    expect(read(getMailLink(number, odd), 'subject')).toBe(`Delivery ${number}`);
    expect(read(getMailLink(number, odd), 'body')).toBe(message);
    expect(read(getWhatsAppLink(number, odd), 'text')).toBe(message);
    expect(read(getViberLink(number, odd), 'text')).toBe(message);
    expect(read(getMessengerLink('4471', odd), 'link')).toBe(odd);
  });

  it('encodes the booking number as one path segment', () => {
    expect(getShareLink('../x?y', 'https://a')).toBe('https://a/track/..%2Fx%3Fy');
  });
});
