import { Banknote } from 'lucide-react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { COUNTS_ONCE_CLEARED } from '@/config/messages';
import { formatPeso, fromCentavos, toCentavos } from '@/utils/money';
import type { CreditAmounts } from './readCredit';
import type { ReadyPayment } from './useLargePayment';

type ConfirmPaymentProps = { payment: ReadyPayment; amounts: CreditAmounts; onClose: () => void };

/** Asks before a large payment of credit: what is paid, from what, and what remains. */
export function ConfirmPayment({ payment, amounts, onClose }: ConfirmPaymentProps) {
  const { amount, from, isCheque, send } = payment;
  const leftOf = (centavos: number) => formatPeso(fromCentavos(Math.max(0, centavos - toCentavos(amount))));
  const lines = [
    ['Amount', formatPeso(amount)],
    ['From', from],
    ['Still due after this payment', leftOf(amounts.due)],
    ['Balance after this payment', leftOf(amounts.outstanding)],
  ];
  const handlePay = () => {
    onClose();
    send();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      role="alertdialog"
      title={`Pay ${formatPeso(amount)}?`}
      text={isCheque ? COUNTS_ONCE_CLEARED : undefined}
      icon={<Banknote strokeWidth={1.75} />}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Go back
          </Button>
          <Button onClick={handlePay}>Pay {formatPeso(amount)}</Button>
        </>
      }
    >
      <dl className="divide-y divide-ink-150">
        {lines.map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 py-2">
            <dt className="shrink-0 text-ink-600">{label}</dt>
            <dd className="tabular min-w-0 text-right font-560 break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
