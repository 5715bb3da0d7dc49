import type { SVGProps } from 'react';
import { LineMark, Wheels } from '@/components/art/vehicleParts';

/** Dark van, inlined so that a scene paints without an image request. */
export function DarkVan(props: SVGProps<SVGSVGElement>) {
  return (
    <svg viewBox="0 0 200 96" {...props}>
      <ellipse cx="101" cy="91" rx="89" ry="3.2" opacity=".13" className="fill-ink-900" />
      <path
        d="M14 80c-3 0-5-2-5-5V30c0-8 5-12 12-12h106c8 0 13 3 18 9l17 22 18 6c8 3 11 7 11 14v7c0 3-1 4-4 4z"
        strokeWidth="1.5"
        className="fill-white stroke-ink-200"
      />
      <path d="M9 64h182v12c0 3-1 4-4 4H14c-3 0-5-2-5-5z" className="fill-ink-900" />
      <path d="M108 18h19c8 0 13 3 18 9l17 22 18 6c8 3 11 7 11 14h-83z" className="fill-ink-900" />
      <path d="M9 74h182c0 4-1 6-4 6H14c-3 0-5-2-5-6z" className="fill-ink-950" />
      <path d="M114 26h12c6 0 9 2 12 6l13 17h-37z" className="fill-harbor-300" />
      <path d="M120 49l12-20 6 3-9 17z" opacity=".8" className="fill-harbor-100" />
      <path d="M108 19v56" strokeWidth="1.5" className="stroke-ink-700" />
      <path d="M116 56h9" strokeWidth="2.5" strokeLinecap="round" className="stroke-ink-700" />
      <path d="M180 58l9 6h-10z" className="fill-brand-100" />
      <path d="M62 18v46M9 56h99" strokeWidth="1.3" className="stroke-ink-200" />
      <LineMark x={28} y={34} />
      <Wheels centres={[46, 152]} />
    </svg>
  );
}
