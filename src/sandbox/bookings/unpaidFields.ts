import type { BookingRecord } from '../records/bookings';

/** Fields of a new booking without price, payment and driver. */
export const getUnpaidFields = () =>
  ({
    rates: null,
    rate: null,
    total: 0,
    payment_status: 'Unpaid',
    payment: null,
    appointment_status: 'Finding Driver',
    timeline: [],
    plan: [],
    cancellation: null,
    quote: { breakdown: [], discount: 0, total: 0 },
    reports: [],
    rating: null,
  }) satisfies Partial<BookingRecord>;
