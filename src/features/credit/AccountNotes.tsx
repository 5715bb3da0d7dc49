import { ALL_TRANSACTIONS } from '@/config/constants';
import { formatCentavos, formatNumber } from '@/utils/money';
import { pluralize } from '@/utils/text';

type AccountNotesProps = {
  /** Both in centavos. */
  clearing: number;
  unapplied: number;
  /** Number of transactions that the server did not list. */
  missing: number;
  className?: string;
};

/** Explains balances that are not complete or settled; renders nothing otherwise. */
export function AccountNotes({ clearing, unapplied, missing, className }: AccountNotesProps) {
  const notes = [
    clearing > 0 && `${formatCentavos(clearing)} in cheques is awaiting clearance by the bank.`,
    unapplied > 0 && `You've paid ${formatCentavos(unapplied)} more than was billed.`,
    missing > 0 &&
      `Only the latest ${formatNumber(ALL_TRANSACTIONS.size)} transactions are included; ${pluralize(missing, 'older one is', 'older ones are')} not.`,
  ].filter(Boolean);
  return notes.length > 0 && <p className={className}>{notes.join(' ')}</p>;
}
