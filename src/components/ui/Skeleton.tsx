import { classNames } from '@/utils/classNames';

/** Grey placeholder of a text or a picture; `className` sets its size. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('shimmer block rounded-xs', className)} />;
}
