import { LineMark, Wheels } from './vehicleParts';

/** A van waiting at a barrier. Inlined, because it must show when nothing loads. */
export function ErrorArt() {
  return (
    <svg aria-hidden width="248" height="78" viewBox="0 0 248 78" fill="none">
      <path d="M4 70h152" className="stroke-brand-500" strokeWidth="5" strokeLinecap="round" />
      <path d="M206 70h40" className="stroke-ink-300" strokeWidth="5" strokeLinecap="round" strokeDasharray="0 9" />
      <Van />
      <Barrier />
    </svg>
  );
}

function Van() {
  return (
    <g transform="translate(10 10) scale(.635)">
      <path
        d="M14 80c-3 0-5-2-5-5V30c0-8 5-12 12-12h106c8 0 13 3 18 9l17 22 18 6c8 3 11 7 11 14v7c0 3-1 4-4 4z"
        className="fill-white stroke-ink-200"
        strokeWidth="1.5"
      />
      <path d="M9 64h182v12c0 3-1 4-4 4H14c-3 0-5-2-5-5z" className="fill-brand-500" />
      <path d="M108 18h19c8 0 13 3 18 9l17 22 18 6c8 3 11 7 11 14h-83z" className="fill-brand-500" />
      <path d="M9 74h182c0 4-1 6-4 6H14c-3 0-5-2-5-6z" className="fill-brand-600" />
      <path d="M114 26h12c6 0 9 2 12 6l13 17h-37z" className="fill-ink-700" />
      <path d="M120 49l12-20 6 3-9 17z" className="fill-ink-600" />
      <path d="M108 19v56" className="stroke-brand-600" strokeWidth="1.5" />
      <path d="M180 58l9 6h-10z" className="fill-brand-100" />
      <path d="M62 18v46M9 56h99" className="stroke-ink-200" strokeWidth="1.3" />
      <LineMark x={28} y={34} />
      <Wheels centres={[46, 152]} />
    </g>
  );
}

function Barrier() {
  return (
    <g>
      <path
        d="M168 42v28M192 42v28M162 70h12M186 70h12"
        className="stroke-ink-900"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <rect x="159.500" y="27.500" width="41" height="16" rx="3" className="fill-white" />
      <path d="M160 28h6l-6 11zM174 28h8l-9 15h-8zM190 28h8l-9 15h-8zM200 31v12h-5z" className="fill-err-500" />
      <rect x="159.500" y="27.500" width="41" height="16" rx="3" className="stroke-ink-900" strokeWidth="3" />
    </g>
  );
}
