import type { ReactNode } from 'react';
import { Parcels } from './Parcels';
import { SixWheeler } from './SixWheeler';

/** Frame of the login pages: an orange panel with a road, and the form next to it. */
export function AuthFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-[calc(100dvh-64px)] bg-white desktop:grid-cols-[minmax(0,43%)_minmax(0,1fr)]">
      <div aria-hidden className="relative hidden overflow-hidden bg-brand-500 desktop:block">
        <AuthRoad />
        <p className="display-wide relative max-w-[350px] px-10 pt-10 text-panel text-ink-900 sidebar:max-w-[430px] sidebar:px-14 sidebar:pt-14 sidebar:text-panel-lg">
          Book in a minute, follow it live.
        </p>
      </div>
      <div className="flex items-center justify-center px-8 py-20 low:pt-8">
        <div className="w-full max-w-[400px]">{children}</div>
      </div>
    </div>
  );
}

function AuthRoad() {
  const road = 'M0 690h370c72 0 116-42 116-100 0-130-224-118-224-256 0-116 238-76 238-202V0';
  return (
    <svg viewBox="0 0 620 836" preserveAspectRatio="xMinYMax slice" fill="none" className="absolute inset-0 size-full">
      <g className="stroke-brand-400" strokeWidth="26">
        <path d="M560 0v158a32 32 0 0 0 32 32h28" />
        <path d="M0 250h48a42 42 0 0 1 42 42v94a42 42 0 0 0 42 42h56a42 42 0 0 1 42 42v366" />
        <path d="M620 340H482a42 42 0 0 0-42 42v122a42 42 0 0 1-42 42H0" opacity=".7" />
        <path d="M560 836V662a42 42 0 0 1 42-42h18" />
      </g>
      <path d={road} className="stroke-ink-900" strokeWidth="20" />
      <path d={road} className="stroke-brand-100" strokeWidth="2.5" strokeDasharray="14 12" />
      <rect x="473" y="60" width="54" height="54" rx="15" className="fill-white stroke-ink-900" strokeWidth="9" />
      <rect x="490" y="77" width="20" height="20" rx="5" className="fill-ink-900" />
      <circle cx="262" cy="334" r="19" className="fill-white stroke-ink-900" strokeWidth="9" />
      <circle cx="486" cy="590" r="19" className="fill-white stroke-ink-900" strokeWidth="9" />
      <Parcels x="36" y="242" width="156" height="120" />
      <SixWheeler x="72" y="550" width="320" height="154" />
    </svg>
  );
}
