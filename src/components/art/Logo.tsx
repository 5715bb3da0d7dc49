import { PRODUCT_NAME } from '@/config/constants';

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

/** Logo mark and wordmark. */
export function Logo() {
  return (
    <span role="img" aria-label={PRODUCT_NAME} className="inline-flex items-center gap-2.5">
      <LogoMark />
      <Letters size={32} />
    </span>
  );
}

/** Wordmark without the logo mark. */
export function Wordmark({ size }: { size: number }) {
  return (
    <span role="img" aria-label={PRODUCT_NAME}>
      <Letters size={size} />
    </span>
  );
}

function Letters({ size }: { size: number }) {
  const [first, second] = PRODUCT_NAME.split(' ');
  return (
    <span
      aria-hidden
      className="display tracking-[-0.03em] whitespace-nowrap [font-stretch:114%]"
      style={{ fontSize: `${String(size * 0.6)}px` }}
    >
      <span className="font-740 text-ink-900">{first}</span> <span className="font-[460] text-ink-600">{second}</span>
    </span>
  );
}
