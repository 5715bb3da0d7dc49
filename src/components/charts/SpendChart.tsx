import { useId, useState } from 'react';
import { MODE_NAMES } from '@/config/modes';
import { formatPeso, fromCentavos } from '@/utils/money';
import { SpendTable } from './SpendTable';
import { axisPesos, niceMax } from './chartScale';

/** One month; amounts in centavos. */
export type SpendBar = { key: string; label: string; name: string; special: number; joint: number; other: number };

/** In the units of the drawing; a wide one stands in twice the room, so that its letters keep their size. */
const WIDTHS = { narrow: 300, wide: 560 } as const;
const HEIGHT = 176;
const LEFT = 40;
const BASE = 150;
const TOP = 12;
const BAR = 30;

/** From the ground up; what is neither Special nor Joint is named where there is any. */
const KINDS = [
  { of: 'special', word: MODE_NAMES.exclusive, fill: 'fill-brand-500' },
  { of: 'joint', word: MODE_NAMES.shared, fill: 'fill-harbor-500' },
  { of: 'other', word: 'Other', fill: 'fill-ink-400' },
] as const;

const titleOf = (bar: SpendBar) =>
  KINDS.filter(({ of }) => of !== 'other' || bar.other > 0)
    .map(({ of, word }) => `${word} ${formatPeso(fromCentavos(bar[of]))}`)
    .join(', ');

/** A bar with round shoulders on top. */
const topBar = (x: number, y: number, height: number) => {
  const radius = Math.min(5, height);
  return `M${x} ${y + height}V${y + radius}a${radius} ${radius} 0 0 1 ${radius} -${radius}h${BAR - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}V${y + height}z`;
};

type SpendChartProps = { bars: readonly SpendBar[]; summary: string; size?: keyof typeof WIDTHS };

/** Spending by month, Special against Joint, with the same in a sentence and in a table. */
export function SpendChart({ bars, summary, size = 'narrow' }: SpendChartProps) {
  const width = WIDTHS[size];
  const id = useId();
  const [isTable, setIsTable] = useState(false);
  const highest = Math.max(...bars.map((bar) => KINDS.reduce((sum, { of }) => sum + Math.max(0, bar[of]), 0)));
  const max = niceMax(fromCentavos(highest));
  const length = (centavos: number) => ((BASE - TOP) * Math.max(0, fromCentavos(centavos))) / max;
  const step = (width - LEFT) / Math.max(1, bars.length);

  return (
    <div>
      <p id={`${id}-summary`} className="text-small text-ink-600">
        {summary}
      </p>
      {isTable ? (
        <SpendTable bars={bars} />
      ) : (
        <svg
          role="img"
          aria-label="Spending by month, Special against Joint"
          aria-describedby={`${id}-summary`}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          className="mt-3 w-full"
        >
          {[1, 0.5].map((share) => (
            <g key={share} aria-hidden>
              <line
                x1={LEFT}
                x2={width}
                y1={BASE - (BASE - TOP) * share}
                y2={BASE - (BASE - TOP) * share}
                className="stroke-ink-150"
                strokeDasharray="3 4"
              />
              <text
                x={LEFT - 8}
                y={BASE - (BASE - TOP) * share + 4}
                textAnchor="end"
                className="fill-ink-500 text-badge"
              >
                {axisPesos(max * share)}
              </text>
            </g>
          ))}
          <line aria-hidden x1={LEFT} x2={width} y1={BASE} y2={BASE} className="stroke-ink-300" />
          {bars.map((bar, at) => {
            const { key, label, name } = bar;
            const x = LEFT + step * at + (step - BAR) / 2;
            const parts = KINDS.filter(({ of }) => length(bar[of]) > 0);
            return (
              <g key={key} aria-hidden>
                <title>{`${name}: ${titleOf(bar)}`}</title>
                {parts.map(({ of, fill }, index) => {
                  const height = length(bar[of]);
                  const top = BASE - parts.slice(0, index + 1).reduce((sum, part) => sum + length(bar[part.of]), 0);
                  if (index < parts.length - 1)
                    return <rect key={of} x={x} y={top} width={BAR} height={height} className={fill} />;
                  const gap = index > 0 && height > 2 ? 2 : 0;
                  return <path key={of} d={topBar(x, top, height - gap)} className={fill} />;
                })}
                <text x={x + BAR / 2} y={BASE + 18} textAnchor="middle" className="fill-ink-500 text-badge">
                  {label}
                </text>
              </g>
            );
          })}
        </svg>
      )}
      <button
        type="button"
        className="mt-2 min-h-6 rounded-xs text-small font-560 text-brand-700 hover:underline"
        onClick={() => setIsTable(!isTable)}
      >
        {isTable ? 'Show as chart' : 'Show as table'}
      </button>
    </div>
  );
}
