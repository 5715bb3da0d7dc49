import type { ReactNode } from 'react';
import { formatAxisPesos } from '@/components/charts/chartScale';
import { Amount } from '@/components/ui/Amount';
import { Card } from '@/components/ui/Card';
import { formatPeso } from '@/utils/money';

type CreditGaugeProps = {
  /** All in pesos. */
  limit: number;
  used: number;
  available: number;
  points: number;
  /** Shown below the amounts. */
  children?: ReactNode;
};

const RADIUS = 112;
const STROKE = 22;
const LENGTH = Math.PI * RADIUS;

/** Credit limit as a gauge of its used part, with the amounts below. */
export function CreditGauge({ limit, used, available, points, children }: CreditGaugeProps) {
  return (
    <Card as="section" aria-labelledby="credit-limit" className="flex flex-col">
      <h2 id="credit-limit" className="text-h3 font-620">
        Credit limit
      </h2>
      <Gauge limit={limit} used={used} available={available} />
      <p
        aria-hidden
        className="tabular mx-auto mt-1 flex w-full max-w-[268px] justify-between px-1 text-caption text-ink-500"
      >
        <span>₱0</span>
        <span>{formatAxisPesos(limit)}</span>
      </p>
      <dl className="mt-3 divide-y divide-ink-150 border-t border-ink-150 *:flex *:items-center *:justify-between *:py-3">
        <div>
          <dt className="text-ink-600">Credit limit</dt>
          <dd>
            <Amount value={limit} />
          </dd>
        </div>
        <div>
          <dt className="flex items-center gap-2 text-ink-600">
            <span aria-hidden className="size-2.5 rounded-[3px] bg-brand-500 forced-color-adjust-none" />
            Used
          </dt>
          <dd>
            <Amount value={used} />
          </dd>
        </div>
        <div>
          <dt className="text-ink-600">Points</dt>
          <dd>
            <Amount value={points} />
          </dd>
        </div>
      </dl>
      {children}
    </Card>
  );
}

/** Half circle with a knob at the end of its used part, and the available credit in its middle. */
function Gauge({ limit, used, available }: Pick<CreditGaugeProps, 'limit' | 'used' | 'available'>) {
  const share = limit > 0 ? Math.min(1, Math.max(0, used / limit)) : 0;
  const angle = Math.PI * (1 - share);
  const [x, y] = [130 + RADIUS * Math.cos(angle), 130 - RADIUS * Math.sin(angle)];
  const arc = `M${130 - RADIUS} 130a${RADIUS} ${RADIUS} 0 0 1 ${2 * RADIUS} 0`;
  return (
    <div className="relative mx-auto mt-4 w-full max-w-[268px]">
      <svg
        role="img"
        aria-label={`${formatPeso(used)} of ${formatPeso(limit)} used, ${formatPeso(available)} available`}
        viewBox="0 0 260 146"
        fill="none"
        strokeWidth={STROKE}
        strokeLinecap="round"
        className="w-full"
      >
        <path d={arc} className="stroke-ink-150" />
        {share > 0 && <path d={arc} strokeDasharray={`${LENGTH * share} ${LENGTH}`} className="stroke-brand-500" />}
        {limit > 0 && <circle cx={x} cy={y} r="10" strokeWidth="7" className="fill-white stroke-brand-500" />}
      </svg>
      <div aria-hidden className="absolute inset-x-0 bottom-2 text-center">
        <p className="text-small text-ink-600">Available</p>
        <p className="amount text-[23px]/8 font-690">{formatPeso(available)}</p>
      </div>
    </div>
  );
}
