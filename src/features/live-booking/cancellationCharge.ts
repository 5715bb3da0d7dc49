import type { Transaction } from '@/api/wire';
import { isFailed } from '@/domain/money/ledger';
import { fromCentavos, toCentavos } from '@/utils/money';

/** Pesos; without a refund in the ledger nobody knows yet what is kept. */
export type CancellationCharge = {
  charged: number;
  refund: { amount: number; kept: number; isOnItsWay: boolean } | null;
};

/** What was paid for a booking, what came back of it, and what did not; null where the ledger has no such payment. */
export function getCancellationCharge(
  bookingNumber: string,
  transactions: readonly Transaction[],
): CancellationCharge | null {
  const own = transactions.filter((one) => one.booking_number === bookingNumber && !isFailed(one));
  const payments = own.filter(({ type, status }) => type === 'Payment' && status === 'Paid');
  const refunds = own.filter(({ type }) => type === 'Refund');
  const sum = (list: readonly Transaction[]) => list.reduce((all, { amount }) => all + Math.abs(toCentavos(amount)), 0);
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
            isOnItsWay: refunds.some(({ status }) => status === 'Pending'),
          },
  };
}
