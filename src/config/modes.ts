import type { BookingMode } from './paths';

/** What the two ways to book are called (spec section 1). */
export const MODE_NAMES = { exclusive: 'Special', shared: 'Joint' } as const satisfies Record<BookingMode, string>;
