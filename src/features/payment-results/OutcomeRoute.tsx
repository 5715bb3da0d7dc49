/** Streets with a route that passes behind the card; without a payment its second half is dotted. */
export function OutcomeRoute({ isComplete }: { isComplete: boolean }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 1100 740"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      className="pointer-events-none absolute inset-0 size-full mask-[linear-gradient(black_85%,transparent)]"
    >
      <g className="stroke-ink-150" strokeWidth="14">
        <path d="M0 150h150a40 40 0 0 1 40 40v130M190 740V560a40 40 0 0 0-40-40H0M420 0v60a40 40 0 0 0 40 40h420a40 40 0 0 0 40-40V0" />
        <path d="M1100 330H960a40 40 0 0 0-40 40v90a40 40 0 0 0 40 40h140M300 740v-40a40 40 0 0 1 40-40h440a40 40 0 0 1 40 40v40M960 740V620" />
      </g>
      <path
        d="M100 620h20a60 60 0 0 0 60-60V430a60 60 0 0 1 60-60h310"
        className="stroke-brand-500"
        strokeWidth="8"
        strokeLinecap="round"
      />
      <path
        d="M550 370h310a60 60 0 0 0 60-60V180a60 60 0 0 1 60-60h20"
        className={isComplete ? 'stroke-brand-500' : 'stroke-brand-300'}
        strokeWidth="8"
        strokeLinecap="round"
        strokeDasharray={isComplete ? undefined : '0 20'}
      />
      <circle cx="100" cy="620" r="15" className="fill-white stroke-brand-500" strokeWidth="8" />
      <rect x="983" y="103" width="34" height="34" rx="10" className="fill-ink-900" />
      <rect x="994" y="114" width="12" height="12" rx="3" className="fill-white" />
    </svg>
  );
}
