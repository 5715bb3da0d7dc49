import { Banknote } from 'lucide-react';
import { FactLines } from '@/components/money/FactLines';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { COUNTS_ONCE_CLEARED } from '@/config/moneyMessages';
import { formatCentavos, formatPeso, toCentavos } from '@/utils/money';
import type { CreditAmounts } from './readCredit';
import type { PreparedPayment } from './useLargePayment';

type ConfirmPaymentProps = { payment: PreparedPayment; amounts: CreditAmounts; onClose: () => void };

/** Asks before a large payment of credit: what is paid, from what, and what remains. */
export function ConfirmPayment({ payment, amounts, onClose }: ConfirmPaymentProps) {
  const { amount, from, isCheque, send } = payment;
  const formatLeft = (centavos: number) => formatCentavos(Math.max(0, centavos - toCentavos(amount)));
  const lines = [
    { label: 'Amount', value: formatPeso(amount) },
    { label: 'From', value: from },
    { label: 'Still due after this payment', value: formatLeft(amounts.due) },
    { label: 'Balance after this payment', value: formatLeft(amounts.outstanding) },
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
      <FactLines lines={lines} />
    </Dialog>
  );
}
