import { useId, useState } from 'react';
import { SpendBars, type ChartSize } from './SpendBars';
import { SpendTable } from './SpendTable';

/** One month; amounts in centavos. */
export type SpendBar = { key: string; label: string; name: string; exclusive: number; shared: number; other: number };

type SpendChartProps = { bars: readonly SpendBar[]; summary: string; size?: ChartSize };

/** Spending by month, Special against Joint, with a summary sentence and a table view. */
export function SpendChart({ bars, summary, size = 'narrow' }: SpendChartProps) {
  const summaryId = useId();
  const [isTable, setIsTable] = useState(false);
  return (
    <div>
      <p id={summaryId} className="text-small text-ink-600">
        {summary}
      </p>
      {isTable ? <SpendTable bars={bars} /> : <SpendBars bars={bars} size={size} summaryId={summaryId} />}
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
