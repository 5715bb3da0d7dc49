import { sumCentavos, type sumByAge } from '@/domain/money/statements';
import { classNames } from '@/utils/classNames';
import { formatCentavos } from '@/utils/money';

type Bucket = ReturnType<typeof sumByAge>[number];

/** The longer overdue, the stronger the colour. */
const LATE_CLASSES = [
  'bg-warn-50 text-warn-700',
  'bg-err-50 text-err-700',
  'bg-err-100 text-err-700',
  'bg-err-700 text-white',
];

type AgeingStripProps = { buckets: readonly Bucket[]; className?: string };

/** Balance by days overdue, with its total. */
export function AgeingStrip({ buckets, className }: AgeingStripProps) {
  const late = buckets.filter(({ isOverdue }) => isOverdue);
  const shown = buckets.filter(({ isClearing, amount }) => !isClearing || amount > 0);
  const total = sumCentavos(buckets.map(({ amount }) => amount));
  const getTone = (bucket: Bucket) => (bucket.amount > 0 ? LATE_CLASSES[late.indexOf(bucket)] : undefined);
  return (
    <dl
      aria-label="Balance by age"
      className={classNames(
        'grid auto-cols-fr grid-flow-col divide-x divide-ink-150 [print-color-adjust:exact]',
        className,
      )}
    >
      {shown.map((bucket) => (
        <Cell key={bucket.label} label={bucket.label} amount={bucket.amount} tone={getTone(bucket)} />
      ))}
      <Cell label="Total" amount={total} tone="bg-ink-50 text-ink-900" />
    </dl>
  );
}

function Cell({ label, amount, tone }: { label: string; amount: number; tone?: string }) {
  return (
    <div
      className={classNames(
        'flex min-w-0 flex-col justify-between px-3 py-3 first:pl-5 last:pr-5 print:px-1.5 print:py-2 print:first:pl-1.5 print:last:pr-1.5',
        tone ?? 'text-ink-600',
      )}
    >
      <dt className="text-caption">{label}</dt>
      <dd className={classNames('amount mt-0.5', amount > 0 && !tone && 'text-ink-900')}>{formatCentavos(amount)}</dd>
    </div>
  );
}
