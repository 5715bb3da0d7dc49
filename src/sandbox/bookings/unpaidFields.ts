import type { BookingRecord } from '../records/bookings';

/** The fields of a booking that was placed and has neither a price, a payment nor a driver yet. */
export const unpaidFields = () =>
  ({
    rates: null,
    rate: null,
    total: 0,
    payment_status: 'Unpaid',
    payment: null,
    appointment_status: 'Finding Driver',
    timeline: [],
    plan: [],
    proof: null,
    cancellation: null,
    quote: { breakdown: [], discount: 0, total: 0 },
    reports: [],
    rating: null,
  }) satisfies Partial<BookingRecord>;
