import { Parcel } from './Parcels';

/** Inline copy of `/art/empty.svg`, for a first paint without an image request. */
export function EmptyArt() {
  return (
    <svg aria-hidden width="220" height="96" viewBox="0 0 220 96" fill="none">
      <ellipse cx="113" cy="84" rx="36" ry="6" className="fill-ink-150" />
      <path
        d="M26 76H66c34 0 54-62 88-62h42"
        className="stroke-brand-300"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="0 9"
      />
      <circle cx="12" cy="76" r="7.5" className="fill-white stroke-brand-500" strokeWidth="5" />
      <rect x="194" y="4" width="20" height="20" rx="6" className="fill-ink-900" />
      <rect x="200.500" y="10.500" width="7" height="7" rx="1.500" className="fill-white" />
      <Parcel x={113} y={82} scale={1.78} />
    </svg>
  );
}
