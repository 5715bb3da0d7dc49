import type { Transaction } from '@/api/wire';
import { ReceiptDialog } from '@/components/money/ReceiptDialog';
import { getCustomerLines } from '@/domain/account/customerLines';
import { documentTitle, signedPeso, getTransactionStatusLabel, getTransactionTitle } from '@/domain/money/ledger';
import { formatDayTime } from '@/lib/dates';
import { useAppSelector } from '@/store/hooks';
import { selectCustomer, selectProfile } from '@/store/user';
import { formatPeso } from '@/utils/money';
import { orDash } from '@/utils/text';

/** "Payment, Paid"; a label that differs from the status is enough alone: "Charged to credit". */
const getStatusLine = (transaction: Transaction) => {
  const label = getTransactionStatusLabel(transaction);
  return label === transaction.status ? `${transaction.type}, ${label}` : label;
};

/** Receipt of a transaction, with a print button. */
export function TransactionReceipt({ transaction, onClose }: { transaction: Transaction; onClose: () => void }) {
  const company = useAppSelector(selectCustomer)?.company;
  const profile = useAppSelector(selectProfile);
  const { reference, booking_number, method, date_created, balance_after } = transaction;
  return (
    <ReceiptDialog
      title={documentTitle(transaction)}
      onClose={onClose}
      text={getTransactionTitle(transaction)}
      reference={reference}
      amount={signedPeso(transaction)}
      status={getStatusLine(transaction)}
      lines={[
        { label: 'Date', value: formatDayTime(date_created) },
        { label: 'For', value: getTransactionTitle(transaction) },
        { label: 'Booking number', value: orDash(booking_number) },
        { label: 'Method', value: orDash(method) },
        { label: 'Balance after', value: formatPeso(balance_after) },
        ...getCustomerLines({ company, profile }),
      ]}
    />
  );
}
