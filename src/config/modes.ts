/** Ways to book: Special (an exclusive vehicle) and Joint (shared space). */
export type BookingMode = 'exclusive' | 'shared';

/** Names of the two booking modes (spec section 1). */
export const MODE_NAMES = { exclusive: 'Special', shared: 'Joint' } as const satisfies Record<BookingMode, string>;
