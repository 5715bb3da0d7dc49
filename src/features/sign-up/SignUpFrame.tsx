import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { Parcels } from '@/components/art/Parcels';
import { PATHS } from '@/config/paths';
import { DarkVan } from './DarkVan';

const ROAD = 'M0 702h268c40 0 62-30 62-78 0-112-264-74-264-216 0-126 252-74 252-226V0';

/** Frame of the sign-up pages: a narrow picture and a form with two columns. */
export function SignUpFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-[calc(100dvh-64px)] grid-cols-[minmax(0,1fr)] bg-white desktop:grid-cols-[min(380px,26.4%)_minmax(0,1fr)]">
      <SignUpPicture />
      <div className="px-8 pt-8 pb-20 sidebar:px-12">
        <div className="mx-auto w-full max-w-[860px]">{children}</div>
      </div>
    </div>
  );
}

/** Orange panel beside the form; sticky while a long form scrolls. */
function SignUpPicture() {
  return (
    <div aria-hidden className="hidden bg-brand-500 desktop:block">
      <div className="sticky top-16 h-[calc(100dvh-64px)] overflow-hidden">
        <svg
          viewBox="0 0 380 836"
          preserveAspectRatio="xMinYMax slice"
          fill="none"
          className="absolute inset-0 size-full"
        >
          <g className="stroke-brand-400" strokeWidth="22">
            <path d="M0 240h102a42 42 0 0 1 42 42v26" />
            <path d="M380 420H282a42 42 0 0 0-42 42v38" />
            <path d="M0 592h108a42 42 0 0 1 42 42v202" />
            <path d="M380 730H222a42 42 0 0 0-42 42v64" />
          </g>
          <path d={ROAD} className="stroke-ink-900" strokeWidth="18" />
          <path d={ROAD} className="stroke-brand-100" strokeWidth="2.5" strokeDasharray="14 12" />
          <rect x="291" y="174" width="54" height="54" rx="16" className="fill-white stroke-ink-900" strokeWidth="8" />
          <rect x="308" y="191" width="20" height="20" rx="5" className="fill-ink-900" />
          <circle cx="66" cy="395" r="17" className="fill-white stroke-ink-900" strokeWidth="8" />
          <circle cx="330" cy="600" r="17" className="fill-white stroke-ink-900" strokeWidth="8" />
          <Parcels x="138" y="338" width="172" height="132" />
          <DarkVan x="44" y="592" width="226" height="108" />
        </svg>
        <p className="display-wide relative pt-12 pl-[12.6%] text-[clamp(24px,2.25vw,32px)]/[1.125] text-ink-900">
          Two steps,
          <br />
          then you can
          <br />
          book.
        </p>
      </div>
    </div>
  );
}

/** Link to the login, which keeps the query of the page. */
export function LoginHint({ className = '' }: { className?: string }) {
  const { search } = useLocation();
  return (
    <p className={`text-ink-600 ${className}`}>
      Already have an account?{' '}
      <Link to={{ pathname: PATHS.login, search }} className="rounded-xs font-semibold text-brand-700 hover:underline">
        Log in
      </Link>
    </p>
  );
}
