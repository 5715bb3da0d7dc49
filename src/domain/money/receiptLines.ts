import type { Transaction } from '@/api/wire';
import { formatCentavos, fromCentavos, toCentavos } from '@/utils/money';
import { getBalanceChange } from './ledger';

/** VAT of the Philippines; prices include it. */
const VAT_PERCENT = 12;

/** Splits an amount that includes VAT, in centavos. VAT is rounded half up, and both parts add up to the amount. */
export function splitVat(centavos: number): { vatable: number; vat: number } {
  const vat = Math.round((centavos * VAT_PERCENT) / (100 + VAT_PERCENT));
  return { vatable: centavos - vat, vat };
}

/** Returns the lines that split the pesos of a sale into its net amount and VAT; [] if nothing was sold. */
export function getVatLines(pesos: number) {
  const total = toCentavos(pesos);
  if (total <= 0) return [];
  const { vatable, vat } = splitVat(total);
  return [
    { label: 'VATable sales', value: formatCentavos(vatable) },
    { label: `VAT (${String(VAT_PERCENT)}%)`, value: formatCentavos(vat) },
    { label: 'Total', value: formatCentavos(total) },
  ];
}

/** Returns the pesos of a delivery that a transaction paid or charged; 0 for any other, such as a top-up. */
export const getSale = (transaction: Transaction): number =>
  transaction.type === 'Payment' && transaction.booking_number
    ? fromCentavos(Math.abs(getBalanceChange(transaction)))
    : 0;

/** Returns the line with the reference of the bank or e-wallet; [] if the server sends none. */
export const getPaymentReferenceLines = ({ payment_reference }: Pick<Transaction, 'payment_reference'>) =>
  payment_reference ? [{ label: 'Payment reference', value: payment_reference }] : [];

/** Returns a line for data that is not loaded yet, or that did not load. */
export const getLoadingLine = (label: string, hasFailed: boolean) => ({
  label,
  value: hasFailed ? 'Not loaded. Open this again to retry.' : 'Loading…',
});
