import { classNames } from '@/utils/classNames';

/** Route line over faint streets, the background of the balance card and other ink-900 panels (264x148). */
export function CardLineArt({ className }: { className?: string }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 264 148"
      preserveAspectRatio="xMaxYMin slice"
      fill="none"
      className={classNames('pointer-events-none absolute inset-0 size-full', className)}
    >
      <g className="stroke-ink-800" strokeWidth="1.200">
        <path d="M70 148V62a14 14 0 0 1 14-14h52a14 14 0 0 0 14-14V0" />
        <path d="M110 0v110a14 14 0 0 0 14 14h140M0 92h96a14 14 0 0 1 14 14v42M190 148V88a14 14 0 0 1 14-14h60M190 0v28" />
      </g>
      <path d="M207 0v32a13 13 0 0 0 13 13h44" className="stroke-brand-500" strokeWidth="5" />
      <circle cx="207" cy="20" r="6" className="fill-ink-900 stroke-brand-500" strokeWidth="4" />
    </svg>
  );
}
