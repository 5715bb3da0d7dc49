import { Logo } from '../art/Logo';
import './receipt.css';

export type ReceiptLine = { label: string; value: string };

type ReceiptProps = {
  /** "Receipt" for a payment, another title for a charge. */
  title: string;
  reference: string;
  /** Formatted pesos. */
  amount: string;
  status: string;
  lines: readonly ReceiptLine[];
};

/** One transaction. Printing the page prints only the receipt. */
export function Receipt({ title, reference, amount, status, lines }: ReceiptProps) {
  return (
    <div data-receipt className="rounded-md p-4 ring-1 ring-ink-200 ring-inset">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b border-dashed border-ink-300 pb-3">
        <Logo />
        <span className="text-right text-caption whitespace-nowrap text-ink-600">
          <span className="block font-620 text-ink-900">{title}</span>
          <span className="tabular">{reference}</span>
        </span>
      </div>
      <p className="mt-4 text-small text-ink-600">{status}</p>
      <p className="amount text-total font-690">{amount}</p>
      <dl className="mt-3 divide-y divide-ink-150">
        {lines.map(({ label, value }) => (
          <div key={label} className="flex justify-between gap-4 py-2 text-small">
            <dt className="shrink-0 text-ink-600">{label}</dt>
            <dd className="tabular min-w-0 text-right break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
