import { describe, expect, it } from 'vitest';
import { createEmptyDraft } from '@/domain/draft/draft';
import { getLatestActivity } from '@/features/dashboard/activity';
import { getComparedDraft, getLastGoods } from '@/features/dashboard/compareDraft';
import { appointment, booking } from '../../builders/booking';
import { transaction } from '../../builders/transaction';

const delivered = (id: number, at: string) =>
  booking(
    { id, status: 'Completed' },
    { appointment: appointment({ status: 'Delivered', timeline: [{ status: 'Delivered', at }] }) },
  );

describe('the latest activity', () => {
  it('lists the five latest deliveries and transactions, newest first', () => {
    const activity = getLatestActivity(
      [delivered(1, '2026-07-16T10:08:00+08:00'), delivered(2, '2026-07-10T10:00:00+08:00'), delivered(3, 'soon')],
      [15, 14, 13, 12].map((day) => transaction({ id: day, date_created: `2026-07-${day}T08:00:00+08:00` })),
    );
    expect(activity.map(({ key }) => key)).toEqual(['booking-1', 'money-15', 'money-14', 'money-13', 'money-12']);
    expect(activity[0]).toMatchObject({ title: 'Delivered to Ramon dela Peña', amount: '' });
    expect(activity[1]?.amount).toMatch(/^[+−]₱/);
  });
});

it.each([
  ['LGX-260716-0482', 'LGX-260716-0482'],
  ['', 'TP-88214'],
  [null, 'TP-88214'],
])('a transaction with the booking number %j is named %s', (booking_number, text) => {
  const [activity] = getLatestActivity([], [transaction({ booking_number, reference: 'TP-88214', status: 'Paid' })]);
  expect(activity?.text).toBe(text);
});

describe('the goods of a quick compare', () => {
  it('are those of the last delivery until some are typed, for the typed drop-off', () => {
    const typed = createEmptyDraft('exclusive');
    const goods = getLastGoods(booking());
    const compared = getComparedDraft(typed, goods);
    expect(compared.items).toMatchObject([{ type: '1', quantity: 2, weight_kg: 10, stop: typed.stops[1]?.key }]);
    const own = { ...typed, items: [{ ...(typed.items[0] as (typeof typed.items)[0]), type: '9' }] };
    expect(getComparedDraft(own, goods)).toBe(own);
    expect(getComparedDraft(typed, getLastGoods(undefined))).toBe(typed);
  });
});
