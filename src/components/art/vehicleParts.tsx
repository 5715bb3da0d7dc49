/** Logo mark on the side of a vehicle. */
export function LineMark({ x, y, scale = 1 }: { x: number; y: number; scale?: number }) {
  return (
    <g
      transform={`translate(${x} ${y}) scale(${scale})`}
      fill="none"
      strokeLinecap="round"
      className="stroke-brand-500"
    >
      <path d="M0 0v7a6 6 0 0 0 6 6h8" strokeWidth="4" />
      <circle cx="0" cy="-3" r="3.6" stroke="none" className="fill-brand-500" />
      <circle cx="18" cy="13" r="3.2" strokeWidth="3" className="fill-white" />
    </g>
  );
}

export function Wheels({ centres }: { centres: number[] }) {
  return centres.map((x) => (
    <g key={x}>
      <circle cx={x} cy="80" r="13" className="fill-ink-900" />
      <circle cx={x} cy="80" r="7.28" className="fill-ink-300" />
      <circle cx={x} cy="80" r="2.86" className="fill-ink-500" />
    </g>
  ));
}
