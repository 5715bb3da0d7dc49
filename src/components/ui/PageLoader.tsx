import { LOADER_SIZE_PX } from '@/config/constants';
import { LoadingDots } from './LoadingDots';

/** Full-page loading overlay: orange dots on white at 75%. */
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
