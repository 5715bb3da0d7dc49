import type { SVGProps } from 'react';

const PARCELS = [
  { x: 42, y: 86, scale: 1.3 },
  { x: 80, y: 88, scale: 1.1 },
  { x: 60, y: 52, scale: 1 },
];

/** One parcel, 35 high at scale 1; `x` and `y` are its bottom corner. */
export function Parcel({ x, y, scale }: (typeof PARCELS)[number]) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <path d="M0-35l17.32 10L0-15l-17.32-10z" className="fill-kraft-200" />
      <path d="M-17.32-25L0-15V0l-17.32-10z" className="fill-kraft-400" />
      <path d="M17.32-25L0-15V0l17.32-10z" className="fill-kraft-500" />
      <path d="M7.27-30.8l2.78 1.6-17.32 10-2.78-1.6z" className="fill-kraft-100" />
      <path d="M-10.05-20.8l2.78 1.6v4.8l-2.78-1.6z" className="fill-kraft-300" />
      <path d="M3.81-11.5l8.66-5v5.4l-8.66 5z" opacity=".92" className="fill-white" />
      <path d="M5.2-10.5l5.54-3.2" strokeWidth=".9" opacity=".7" className="stroke-ink-900" />
      <path d="M5.2-8.7l3.46-2" strokeWidth=".9" className="stroke-brand-500" />
    </g>
  );
}

/** Three stacked parcels, inlined so that a scene paints without an image request. */
export function Parcels(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 120 96" {...props}>
      <ellipse cx="60" cy="84" rx="50" ry="9" opacity=".08" className="fill-ink-900" />
      {PARCELS.map(({ x, y, scale }) => (
        <Parcel key={x} x={x} y={y} scale={scale} />
      ))}
    </svg>
  );
}
