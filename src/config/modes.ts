import type { BookingMode } from './paths';

/** Names of the two booking modes (spec section 1). */
export const MODE_NAMES = { exclusive: 'Special', shared: 'Joint' } as const satisfies Record<BookingMode, string>;
