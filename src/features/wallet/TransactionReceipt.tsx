import { useGetBookingRouteQuery } from '@/api/bookings';
import type { Transaction } from '@/api/wire';
import { ReceiptDialog } from '@/components/money/ReceiptDialog';
import { getCustomerLines } from '@/domain/account/customerLines';
import { getStopLines } from '@/domain/booking/stopLines';
import {
  formatSignedPeso,
  getDocumentTitle,
  getTransactionStatusLabel,
  getTransactionTitle,
} from '@/domain/money/ledger';
import { getLoadingLine, getPaymentReferenceLines, getSale, getVatLines } from '@/domain/money/receiptLines';
import { formatDayTime } from '@/lib/dates';
import { useAppSelector } from '@/store/hooks';
import { selectCustomer, selectProfile } from '@/store/user';
import { formatPeso } from '@/utils/money';
import { toTextOrDash } from '@/utils/text';

/** "Payment, Paid"; a label that differs from the status is enough alone: "Charged to credit". */
const getStatusLine = (transaction: Transaction) => {
  const label = getTransactionStatusLabel(transaction);
  return label === transaction.status ? `${transaction.type}, ${label}` : label;
};

const getDetailLines = (transaction: Transaction) => [
  { label: 'Date', value: formatDayTime(transaction.date_created) },
  { label: 'For', value: getTransactionTitle(transaction) },
  ...(transaction.booking_number ? [{ label: 'Booking number', value: transaction.booking_number }] : []),
  { label: 'Method', value: toTextOrDash(transaction.method) },
  ...getPaymentReferenceLines(transaction),
  { label: 'Balance after', value: formatPeso(transaction.balance_after) },
];

/** Returns the lines with every stop of a booking, or one that says why they are missing; [] without a booking. */
function useStopLines(bookingNumber: string | null | undefined) {
  const { data, isError } = useGetBookingRouteQuery(bookingNumber ?? '', { skip: !bookingNumber });
  if (!bookingNumber) return [];
  if (data) return getStopLines(data);
  return [getLoadingLine('Stops', isError)];
}

/** Receipt of a transaction, with a print button. */
export function TransactionReceipt({ transaction, onClose }: { transaction: Transaction; onClose: () => void }) {
  const company = useAppSelector(selectCustomer)?.company;
  const profile = useAppSelector(selectProfile);
  const stopLines = useStopLines(transaction.booking_number);
  return (
    <ReceiptDialog
      title={getDocumentTitle(transaction)}
      onClose={onClose}
      text={getTransactionTitle(transaction)}
      reference={transaction.reference}
      amount={formatSignedPeso(transaction)}
      status={getStatusLine(transaction)}
      groups={[
        { title: 'Customer', lines: getCustomerLines({ company, profile }) },
        { title: 'Details', lines: getDetailLines(transaction) },
        { title: 'VAT', lines: getVatLines(getSale(transaction)) },
        { title: 'Stops', lines: stopLines },
      ]}
    />
  );
}
