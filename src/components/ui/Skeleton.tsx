import { classNames } from '@/utils/classNames';

/** One grey bar in the place of a text or a picture; give it its size by class. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('shimmer block rounded-xs', className)} />;
}
