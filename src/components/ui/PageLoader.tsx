import { LOADER_SIZE_PX } from '@/config/constants';
import { LoadingDots } from './LoadingDots';

/** Whole page: white at 75% and the orange dots. */
export function PageLoader() {
  return (
    <div
      role="status"
      data-react-aria-top-layer="true"
      className="fixed inset-0 z-loader grid place-items-center bg-white/75 text-brand-500"
    >
      <LoadingDots size={LOADER_SIZE_PX} />
      <span className="sr-only">Loading...</span>
    </div>
  );
}
