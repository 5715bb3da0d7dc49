import { Printer, ReceiptText } from 'lucide-react';
import type { Transaction } from '../../api/wire';
import { Receipt } from '../../components/money/Receipt';
import { Button } from '../../components/ui/Button';
import { Dialog } from '../../components/ui/Dialog';
import { formatDayTime } from '../../lib/dates';
import { useAppSelector } from '../../store/hooks';
import { signedPeso, titleOf } from '../../store/ledger';
import { selectCustomer, selectProfile } from '../../store/user';
import { formatPeso } from '../../utils/money';
import { fullName, orDash } from '../../utils/text';

/** The receipt of one transaction, to read and to print. */
export function ReceiptDialog({ transaction, onClose }: { transaction: Transaction; onClose: () => void }) {
  const company = useAppSelector(selectCustomer)?.company;
  const profile = useAppSelector(selectProfile);
  const { reference, status, booking_number, method, type, date_created, balance_after } = transaction;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Receipt"
      text={titleOf(transaction)}
      icon={<ReceiptText strokeWidth={1.75} />}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button icon={<Printer size={18} strokeWidth={1.75} aria-hidden />} onClick={() => window.print()}>
            Print
          </Button>
        </>
      }
    >
      <Receipt
        reference={reference}
        amount={signedPeso(transaction)}
        status={`${type}, ${status}`}
        lines={[
          { label: 'Date', value: formatDayTime(date_created) },
          { label: 'For', value: titleOf(transaction) },
          { label: 'Booking number', value: orDash(booking_number) },
          { label: 'Method', value: orDash(method) },
          { label: 'Balance after', value: formatPeso(balance_after) },
          { label: 'Account', value: company?.company_name ?? fullName(profile) },
          { label: 'Account no.', value: orDash(profile?.account_number) },
        ]}
      />
    </Dialog>
  );
}
