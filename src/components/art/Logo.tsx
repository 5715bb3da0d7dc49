import { PRODUCT_NAME } from '@/config/constants';
import { classNames } from '@/utils/classNames';

/** Logo mark: the route line from pickup to drop-off. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg aria-hidden width={size} height={size} viewBox="0 0 32 32" fill="none" className="shrink-0">
      <rect width="32" height="32" rx="9" className="fill-brand-500" />
      <path
        d="M10.5 11v6.2a4.8 4.8 0 0 0 4.8 4.8H20"
        className="stroke-white"
        strokeWidth="3.2"
        strokeLinecap="round"
      />
      <circle cx="10.500" cy="9.600" r="3.100" className="fill-white" />
      <circle cx="21.600" cy="22" r="3" className="fill-brand-500 stroke-white" strokeWidth="2.6" />
    </svg>
  );
}

type LogoProps = { size?: number; isOnDark?: boolean; className?: string };

/** Logo mark and wordmark. */
export function Logo({ size = 32, isOnDark = false, className }: LogoProps) {
  return (
    <span role="img" aria-label={PRODUCT_NAME} className={classNames('inline-flex items-center gap-2.5', className)}>
      <LogoMark size={size} />
      <Letters size={size} isOnDark={isOnDark} />
    </span>
  );
}

/** Wordmark without the logo mark. */
export function Wordmark({ size = 32, isOnDark = false }: Omit<LogoProps, 'className'>) {
  return (
    <span role="img" aria-label={PRODUCT_NAME}>
      <Letters size={size} isOnDark={isOnDark} />
    </span>
  );
}

function Letters({ size, isOnDark }: { size: number; isOnDark: boolean }) {
  const [first, second] = PRODUCT_NAME.split(' ');
  return (
    <span
      aria-hidden
      className="display tracking-[-0.03em] whitespace-nowrap [font-stretch:114%]"
      style={{ fontSize: `${String(size * 0.6)}px` }}
    >
      <span className={classNames('font-740', isOnDark ? 'text-white' : 'text-ink-900')}>{first}</span>{' '}
      <span className={classNames('font-[460]', isOnDark ? 'text-ink-300' : 'text-ink-600')}>{second}</span>
    </span>
  );
}
