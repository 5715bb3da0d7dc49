import type { SVGProps } from 'react';
import { LineMark, Wheels } from './vehicleParts';

/** The dark six-wheeler of /art/vehicle-sixw-dark.svg, inlined so that a scene paints without an image request. */
export function SixWheeler(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 200 96" {...props}>
      <ellipse cx="101" cy="91" rx="95" ry="3.2" opacity=".13" className="fill-ink-900" />
      <rect x="6" y="75" width="186" height="8" rx="2" className="fill-ink-700" />
      <rect x="4" y="4" width="132" height="71" rx="5" strokeWidth="1.5" className="fill-white stroke-ink-200" />
      <path d="M4 60h132v10a5 5 0 0 1-5 5H9a5 5 0 0 1-5-5z" className="fill-brand-100" />
      <path d="M22 5v69M40 5v69M58 5v69M76 5v69M94 5v69M112 5v69" strokeWidth="1.1" className="stroke-ink-200" />
      <LineMark x={54} y={26} scale={1.35} />
      <path d="M140 80V26c0-5 3-8 8-8h24c6 0 9 3 10 8l5 25c5 2 8 5 8 11v13c0 3-2 5-5 5z" className="fill-ink-900" />
      <path d="M140 70h55v5c0 3-2 5-5 5h-50z" className="fill-ink-950" />
      <path d="M156 26h13c4 0 6 2 7 5l4 21h-24z" className="fill-harbor-300" />
      <path d="M160 52l8-26h6l-8 26z" opacity=".7" className="fill-harbor-100" />
      <path d="M153 22v52" strokeWidth="1.3" className="stroke-ink-950" />
      <path d="M157 60h7" strokeWidth="2.5" strokeLinecap="round" className="stroke-ink-950" />
      <rect x="188" y="60" width="7" height="8" rx="2" className="fill-brand-100" />
      <Wheels centres={[40, 166]} />
    </svg>
  );
}
