import { classNames } from '@/utils/classNames';

type LoadingDotsProps = {
  /** Width of the three dots, in px. */
  size?: number;
  className?: string;
};

/** Three dots in the current text colour. Decorative: the parent announces the loading. */
export function LoadingDots({ size = 32, className }: LoadingDotsProps) {
  return (
    <span aria-hidden className={classNames('dots', className)} style={{ fontSize: `${String(size)}px` }}>
      <span />
      <span />
      <span />
    </span>
  );
}
