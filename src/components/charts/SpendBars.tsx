import { SPENDING_BY_MONTH } from '@/config/messages';
import { MODE_NAMES } from '@/config/modes';
import { formatCentavos, fromCentavos } from '@/utils/money';
import type { SpendBar } from './SpendChart';
import { formatAxisPesos, getAxisMax } from './chartScale';

/** Chart widths in drawing units; letters keep their size when `wide` fills twice the space. */
const WIDTHS = { narrow: 300, wide: 560 } as const;
const HEIGHT = 176;
const LEFT_MIN = 40;
const LABEL_GAP = 8;
/** Average width of a letter of the axis labels, where ₱ and M are the widest. */
const LETTER_WIDTH = 7.5;
const BASE = 150;
const TOP = 12;
const BAR = 30;

export type ChartSize = keyof typeof WIDTHS;

/** Parts of a bar, stacked from the bottom. */
const PARTS = [
  { mode: 'exclusive', name: MODE_NAMES.exclusive, fill: 'fill-brand-500' },
  { mode: 'shared', name: MODE_NAMES.shared, fill: 'fill-harbor-500' },
  { mode: 'other', name: 'Other', fill: 'fill-ink-400' },
] as const;

/** Names the amounts of a bar; other spending is left out if there is none. */
const getTitle = (bar: SpendBar) =>
  PARTS.filter(({ mode }) => mode !== 'other' || bar.other > 0)
    .map(({ mode, name }) => `${name} ${formatCentavos(bar[mode])}`)
    .join(', ');

/** Returns the path of a bar with rounded top corners. */
const getRoundedBar = (x: number, y: number, height: number) => {
  const radius = Math.min(5, height);
  return `M${x} ${y + height}V${y + radius}a${radius} ${radius} 0 0 1 ${radius} -${radius}h${BAR - 2 * radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}V${y + height}z`;
};

const getTotal = (bar: SpendBar) => PARTS.reduce((sum, { mode }) => sum + Math.max(0, bar[mode]), 0);

type SpendBarsProps = { bars: readonly SpendBar[]; size: ChartSize; summaryId: string };

/** Stacked bars of spending by month, with the Y axis in pesos. The bars start to the right of the longest axis label. */
export function SpendBars({ bars, size, summaryId }: SpendBarsProps) {
  const width = WIDTHS[size];
  const max = getAxisMax(fromCentavos(Math.max(...bars.map(getTotal))));
  const lines = [1, 0.5].map((share) => ({ share, label: formatAxisPesos(max * share) }));
  const left = Math.max(LEFT_MIN, ...lines.map(({ label }) => label.length * LETTER_WIDTH + LABEL_GAP));
  const step = (width - left) / Math.max(1, bars.length);
  return (
    <svg
      role="img"
      aria-label={SPENDING_BY_MONTH}
      aria-describedby={summaryId}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      className="mt-3 w-full"
    >
      {lines.map(({ share, label }) => (
        <GridLine key={share} left={left} right={width} y={BASE - (BASE - TOP) * share} label={label} />
      ))}
      <line aria-hidden x1={left} x2={width} y1={BASE} y2={BASE} className="stroke-ink-300" />
      {bars.map((bar, index) => (
        <Bar key={bar.key} bar={bar} x={left + step * index + (step - BAR) / 2} max={max} />
      ))}
    </svg>
  );
}

function GridLine({ left, right, y, label }: { left: number; right: number; y: number; label: string }) {
  return (
    <g aria-hidden>
      <line x1={left} x2={right} y1={y} y2={y} className="stroke-ink-150" strokeDasharray="3 4" />
      <text x={left - LABEL_GAP} y={y + 4} textAnchor="end" className="fill-ink-500 text-badge">
        {label}
      </text>
    </g>
  );
}

function Bar({ bar, x, max }: { bar: SpendBar; x: number; max: number }) {
  const getHeight = (centavos: number) => ((BASE - TOP) * Math.max(0, fromCentavos(centavos))) / max;
  const parts = PARTS.filter(({ mode }) => getHeight(bar[mode]) > 0);
  return (
    <g aria-hidden>
      <title>{`${bar.name}: ${getTitle(bar)}`}</title>
      {parts.map(({ mode, fill }, index) => {
        const height = getHeight(bar[mode]);
        const top = BASE - parts.slice(0, index + 1).reduce((sum, part) => sum + getHeight(bar[part.mode]), 0);
        if (index < parts.length - 1)
          return <rect key={mode} x={x} y={top} width={BAR} height={height} className={fill} />;
        const gap = index > 0 && height > 2 ? 2 : 0;
        return <path key={mode} d={getRoundedBar(x, top, height - gap)} className={fill} />;
      })}
      <text x={x + BAR / 2} y={BASE + 18} textAnchor="middle" className="fill-ink-500 text-badge">
        {bar.label}
      </text>
    </g>
  );
}
