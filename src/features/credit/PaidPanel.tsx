import { CircleCheck } from 'lucide-react';
import type { Transaction } from '@/api/wire';
import { FactLines } from '@/components/money/FactLines';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { getReceiptPath } from '@/config/paths';
import { getTransactionStatusLabel } from '@/domain/money/ledger';
import { formatDayTime } from '@/lib/dates';
import { formatPeso } from '@/utils/money';
import { toTextOrDash } from '@/utils/text';

type PaidPanelProps = {
  text: string;
  transaction: Transaction;
  /** Undefined once nothing is left to pay. */
  onPayAgain?: () => void;
};

/** Confirms a payment. Paying again needs a separate step, so that a second press cannot pay twice. */
export function PaidPanel({ text, transaction, onPayAgain }: PaidPanelProps) {
  const { amount, method, reference, date_created } = transaction;
  return (
    <div className="flex grow flex-col">
      <div className="flex items-center gap-3 rounded-md bg-ok-50 px-4 py-3.5 text-ok-700">
        <CircleCheck size={24} strokeWidth={1.75} aria-hidden className="shrink-0 text-ok-500" />
        <p className="font-560">{text}</p>
      </div>
      <FactLines
        className="mt-3"
        lines={[
          { label: 'Amount', value: formatPeso(Math.abs(amount)) },
          { label: 'Method', value: toTextOrDash(method) },
          { label: 'Status', value: getTransactionStatusLabel(transaction) },
          { label: 'Date', value: formatDayTime(date_created) },
          { label: 'Reference', value: reference },
        ]}
      />
      <div className="mt-auto flex gap-2.5 pt-5 *:flex-1">
        <ButtonLink variant="secondary" size="lg" to={getReceiptPath(reference)}>
          {transaction.status === 'Paid' ? 'View receipt' : 'View details'}
        </ButtonLink>
        {onPayAgain && (
          <Button variant="secondary" size="lg" onClick={onPayAgain}>
            Make another payment
          </Button>
        )}
      </div>
    </div>
  );
}
