import type { Transaction } from '@/api/wire';
import { isFailed } from '@/domain/money/ledger';
import { fromCentavos, toCentavos } from '@/utils/money';

/** Amounts in pesos; `refund` is null until the ledger lists one. */
export type CancellationCharge = {
  charged: number;
  refund: { amount: number; kept: number; isPending: boolean } | null;
};

/** Returns the payment and the refund of a cancelled booking; null if the ledger has no such payment. */
export function getCancellationCharge(
  bookingNumber: string,
  transactions: readonly Transaction[],
): CancellationCharge | null {
  const own = transactions.filter(
    (transaction) => transaction.booking_number === bookingNumber && !isFailed(transaction),
  );
  const payments = own.filter(({ type, status }) => type === 'Payment' && status === 'Paid');
  const refunds = own.filter(({ type }) => type === 'Refund');
  const sum = (list: readonly Transaction[]) =>
    list.reduce((total, { amount }) => total + Math.abs(toCentavos(amount)), 0);
  const [charged, refunded] = [sum(payments), sum(refunds)];
  if (payments.length === 0 || refunded > charged) return null;
  return {
    charged: fromCentavos(charged),
    refund:
      refunds.length === 0
        ? null
        : {
            amount: fromCentavos(refunded),
            kept: fromCentavos(charged - refunded),
            isPending: refunds.some(({ status }) => status === 'Pending'),
          },
  };
}
