import type { StopKind } from '@/utils/stopNames';

export type StopMarkerKind = StopKind | 'done' | 'now';

type Props = {
  kind: StopMarkerKind;
  /** Number of a stop between pickup and drop-off. */
  number?: number;
  className?: string;
};

const box = 'relative grid size-[22px] shrink-0 place-items-center forced-color-adjust-none';

const RING = `${box} rounded-full border-4 border-brand-500 bg-white`;

/** Marker of a stop, 22 px. Decorative, because the text next to it names the stop. */
export function StopMarker({ kind, number, className = '' }: Props) {
  if (kind === 'pickup') return <span aria-hidden className={`${RING} ${className}`} />;
  if (kind === 'now') {
    return <span aria-hidden className={`${RING} shadow-[0_0_0_5px_var(--color-brand-100)] ${className}`} />;
  }
  if (kind === 'dropoff') {
    return (
      <span aria-hidden className={`${box} ${className}`}>
        <span className="absolute inset-px rounded-[5px] bg-ink-900" />
        <span className="relative size-2 rounded-[2px] bg-white" />
      </span>
    );
  }
  if (kind === 'done') {
    return (
      <span aria-hidden className={`${box} rounded-full bg-brand-600 ${className}`}>
        <svg
          width="12"
          height="12"
          viewBox="0 0 12 12"
          fill="none"
          stroke="white"
          strokeWidth="2"
          strokeLinecap="round"
        >
          <path d="m2.5 6.3 2.4 2.4 4.6-5" strokeLinejoin="round" />
        </svg>
      </span>
    );
  }
  return (
    <span
      aria-hidden
      className={`tabular ${box} rounded-full border-2 border-ink-900 bg-white text-badge font-620 text-ink-900 ${className}`}
    >
      {number}
    </span>
  );
}
