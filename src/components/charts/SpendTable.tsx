import { SPENDING_BY_MONTH } from '@/config/messages';
import { MODE_NAMES } from '@/config/modes';
import { formatCentavos } from '@/utils/money';
import type { SpendBar } from './SpendChart';

/** Spending by month as a table. */
export function SpendTable({ bars }: { bars: readonly SpendBar[] }) {
  const hasOther = bars.some(({ other }) => other !== 0);
  return (
    <table className="tabular mt-3 w-full text-small">
      <caption className="sr-only">{SPENDING_BY_MONTH}</caption>
      <thead>
        <tr className="border-b border-ink-150 text-caption text-ink-500">
          <th scope="col" className="py-1.5 text-left font-540">
            Month
          </th>
          <th scope="col" className="text-right font-540">
            {MODE_NAMES.exclusive}
          </th>
          <th scope="col" className="text-right font-540">
            {MODE_NAMES.shared}
          </th>
          {hasOther && (
            <th scope="col" className="text-right font-540">
              Other
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, name, label, exclusive, shared, other }) => (
          <tr key={key} className="border-b border-ink-150 last:border-b-0">
            <th scope="row" className="py-1.5 text-left font-normal">
              <span aria-hidden>{label}</span>
              <span className="sr-only">{name}</span>
            </th>
            <td className="text-right">{formatCentavos(exclusive)}</td>
            <td className="text-right">{formatCentavos(shared)}</td>
            {hasOther && <td className="text-right">{formatCentavos(other)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
