/** Illustration of the help center's header: the route line and its drop-off over faint streets. */
export function HelpLineArt() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 430 164"
      preserveAspectRatio="xMaxYMid slice"
      fill="none"
      className="pointer-events-none absolute inset-y-0 right-0 hidden h-full w-[430px] desktop:block"
    >
      <g className="stroke-ink-800" strokeWidth="1.2">
        <path d="M2 0v132a14 14 0 0 0 14 14h414" />
        <path d="M62 0v92a14 14 0 0 0 14 14h354M122 0v60a14 14 0 0 0 14 14h294" />
      </g>
      <path
        d="M302 0v36a16 16 0 0 1-16 16h-72a16 16 0 0 0-16 16v44a16 16 0 0 0 16 16h216"
        className="stroke-brand-500"
        strokeWidth="6"
      />
      <circle cx="198" cy="90" r="10.500" className="fill-ink-900 stroke-brand-500" strokeWidth="6" />
      <rect x="359" y="114" width="28" height="28" rx="8" className="fill-white" />
      <rect x="367" y="122" width="12" height="12" rx="3" className="fill-ink-900" />
    </svg>
  );
}
