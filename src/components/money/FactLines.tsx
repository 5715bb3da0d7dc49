import { classNames } from '@/utils/classNames';

export type FactLine = { label: string; value: string };

/** Labels on the left, values on the right, with a line between the rows. */
export function FactLines({ lines, className }: { lines: readonly FactLine[]; className?: string }) {
  return (
    <dl className={classNames('divide-y divide-ink-150', className)}>
      {lines.map(({ label, value }) => (
        <div key={label} className="flex justify-between gap-4 py-2">
          <dt className="shrink-0 text-ink-600">{label}</dt>
          <dd className="tabular min-w-0 text-right font-560">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
