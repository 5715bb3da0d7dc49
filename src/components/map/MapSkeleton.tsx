/** Placeholder of a map that is loading. Not a live region: a page shows several, one after another. */
export function MapSkeleton() {
  return (
    <div className="absolute inset-0 grid place-items-center bg-map-land">
      <svg aria-hidden width="132" height="56" viewBox="0 0 132 56" fill="none" className="motion-safe:animate-pulse">
        <path
          d="M14 42h34a12 12 0 0 0 12-12v-4a12 12 0 0 1 12-12h46"
          stroke="var(--color-brand-300)"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray="0 9"
        />
        <circle cx="12" cy="42" r="8" fill="white" stroke="var(--color-brand-500)" strokeWidth="4" />
        <rect x="112" y="5" width="18" height="18" rx="5" fill="var(--color-ink-900)" />
        <rect x="117.5" y="10.5" width="7" height="7" rx="2" fill="white" />
      </svg>
      <span className="sr-only">Loading the map</span>
    </div>
  );
}
