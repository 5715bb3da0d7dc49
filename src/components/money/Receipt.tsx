import { useId } from 'react';
import { useEnv } from '@/lib/useEnv';
import { Logo } from '../art/Logo';
import './receipt.css';

export type ReceiptLine = { label: string; value: string };

/** Lines below a title; a group without lines is left out. */
export type ReceiptGroup = { title: string; lines: readonly ReceiptLine[] };

type ReceiptProps = {
  /** "Receipt" for a payment, another title for a charge. */
  title: string;
  reference: string;
  /** Formatted pesos. */
  amount: string;
  status: string;
  groups: readonly ReceiptGroup[];
};

/** One transaction or booking, on a sheet of A4. Printing the page prints only the receipt. */
export function Receipt({ title, reference, amount, status, groups }: ReceiptProps) {
  return (
    <div data-receipt className="rounded-md p-4 ring-1 ring-ink-200 ring-inset print:p-0 print:ring-0">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Logo />
        <span className="ml-auto text-right text-caption whitespace-nowrap text-ink-600">
          <span className="block font-620 text-ink-900 print:text-h3">{title}</span>
          <span className="tabular">{reference}</span>
        </span>
      </div>
      <Seller />
      <div className="mt-3 border-t border-dashed border-ink-300 pt-4">
        <p className="text-small text-ink-600">{status}</p>
        <p className="amount text-total font-690">{amount}</p>
      </div>
      <div className="[columns:2_260px] gap-x-10">
        {groups
          .filter(({ lines }) => lines.length > 0)
          .map((group) => (
            <Group key={group.title} {...group} />
          ))}
      </div>
      <p className="mt-4 text-caption text-ink-600">This document is not a tax invoice.</p>
    </div>
  );
}

/** Registered details of the seller, as far as the site sets them. */
function Seller() {
  const { sellerName, sellerAddress, sellerTin } = useEnv();
  if (!sellerName && !sellerAddress && !sellerTin) return null;
  return (
    <address aria-label="Seller" className="mt-2 text-caption text-ink-600 not-italic">
      <span className="block font-560 text-ink-900">{sellerName}</span>
      <span className="block">{sellerAddress}</span>
      {sellerTin && <span className="tabular block">TIN {sellerTin}</span>}
    </address>
  );
}

function Group({ title, lines }: ReceiptGroup) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="break-inside-avoid pt-4">
      <h3 id={titleId} className="text-caption font-620 text-ink-600">
        {title}
      </h3>
      <dl className="divide-y divide-ink-150">
        {lines.map(({ label, value }) => {
          // beside a long label, the label wraps and not the amount
          const isAmount = /^[−+]?₱/.test(value);
          return (
            <div key={label} className="flex justify-between gap-4 py-1.5 text-small">
              <dt className={isAmount ? 'min-w-0 text-ink-600' : 'shrink-0 text-ink-600'}>{label}</dt>
              <dd className={`tabular text-right ${isAmount ? 'shrink-0' : 'min-w-0'}`}>{value}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
