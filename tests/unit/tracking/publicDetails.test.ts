import { describe, expect, it } from 'vitest';
import type { PublicBooking } from '@/api/wire';
import { getCashToPay, getDestination, getPublicDriver } from '@/features/tracking/publicDetails';

const place = (name: string) => ({ id: name, code: name, name });

type Sent = { status?: string; driver?: unknown; cash?: number[]; city?: string | null };

const sent = ({ status = 'Ongoing', driver, cash = [0], city = 'Taguig' }: Sent) =>
  ({
    status,
    booking_routes: [
      {
        stops: [
          { sequence: 0, kind: 'pickup', city: place('Makati'), barangay: place('Bel-Air') },
          ...cash.map((cash_on_delivery, index) => ({
            ...{ sequence: index + 1, kind: 'dropoff', cash_on_delivery },
            ...{ city: city === null ? null : place(city), barangay: place('Ususan') },
          })),
        ],
        booking_appointments: [{ status: 'In Transit', timeline: [], driver }],
      },
    ],
  }) as unknown as PublicBooking;

describe('the public driver', () => {
  const plate = 'NBX 4182';
  it.each([
    [
      'all parts',
      { first_name: 'Rodel', plate_number: plate, rating: 4.9 },
      { firstName: 'Rodel', plate, rating: 4.9 },
    ],
    ['only the first word of a full name', { first_name: 'Rodel Magsino' }, { firstName: 'Rodel' }],
    ['no name of a customer booking', { user: { user_profile: { first_name: 'Rodel' } }, rating: 5 }, { rating: 5 }],
    ['nothing if no part is sent', { first_name: '', plate_number: null }, null],
    ['nothing without a driver', null, null],
  ])('has %s', (_case, driver, shown) => {
    expect(getPublicDriver(sent({ driver }))).toEqual(shown);
  });

  it('is hidden once the delivery is over', () => {
    expect(getPublicDriver(sent({ driver: { first_name: 'Rodel' }, status: 'Completed' }))).toBeNull();
  });
});

describe('the cash to have ready', () => {
  it.each<[string, Sent, number | null]>([
    ['is the amount of the only drop-off', { cash: [1500] }, 1500],
    ['is missing without an amount', { cash: [0] }, null],
    ['is hidden from the recipients of other drop-offs', { cash: [500, 1500] }, null],
    ['is hidden once the delivery is over', { cash: [1500], status: 'Completed' }, null],
  ])('%s', (_case, booking, cash) => {
    expect(getCashToPay(sent(booking))).toBe(cash);
  });
});

describe('the destination', () => {
  it('is the barangay and city of the last drop-off, and unknown without a city', () => {
    expect(getDestination(sent({ cash: [0, 0] }))).toEqual({ place: 'Ususan, Taguig', city: 'Taguig' });
    expect(getDestination(sent({ city: null }))).toBeNull();
  });
});
