import { MOBILE_CUTOFF_PX } from '@/config/constants';
import { useMediaQuery } from './useMediaQuery';

/**
 * Returns true where most pages show the app-download screen (spec section 1); undefined on a prerendered page. `screen`,
 * because a printed page is narrow too.
 */
export const useIsNarrow = () => useMediaQuery(`screen and (max-width: ${MOBILE_CUTOFF_PX}px)`);
