import { Parcels } from '@/components/art/Parcels';
import { SixWheeler } from '@/components/art/SixWheeler';

/** Ends outside the viewBox: the roads continue to the edges of a panel that is larger than the picture. */
const ROAD = 'M-900 388h1146c60 0 94-40 94-88 0-96-190-62-240-114-30-32-40-60-40-90V-900';

/** The route line as a road, from the truck to the drop-off; the whole picture fits into its box. */
export function RoadScene({ className = '' }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 390 438"
      preserveAspectRatio="xMidYMax"
      fill="none"
      className={`overflow-visible ${className}`}
    >
      <g className="stroke-brand-400" strokeWidth="22">
        <path d="M216-900v1010a40 40 0 0 0 40 40h1034M-900 300H64a40 40 0 0 1 40 40v998M240 436h1050" />
      </g>
      <path d={ROAD} className="stroke-ink-900" strokeWidth="18" />
      <path d={ROAD} className="stroke-brand-100" strokeWidth="2.5" strokeDasharray="14 12" />
      <rect x="32" y="82" width="56" height="56" rx="16" className="fill-white stroke-ink-900" strokeWidth="8" />
      <rect x="49" y="99" width="22" height="22" rx="5" className="fill-ink-900" />
      <circle cx="340" cy="300" r="16" className="fill-white stroke-ink-900" strokeWidth="8" />
      <Parcels x="176" y="98" width="130" height="100" />
      <SixWheeler x="40" y="270" width="240" height="115" />
    </svg>
  );
}
