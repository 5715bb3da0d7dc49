import { formatCentavos } from '@/utils/money';

type AccountNotesProps = {
  /** Both in centavos. */
  clearing: number;
  unapplied: number;
  /** Sentence about transactions that are not included. */
  incomplete: string | undefined;
  className?: string;
};

/** Explains balances that are not complete or settled; renders nothing otherwise. */
export function AccountNotes({ clearing, unapplied, incomplete, className }: AccountNotesProps) {
  const notes = [
    clearing > 0 && `${formatCentavos(clearing)} in cheques is awaiting clearance by the bank.`,
    unapplied > 0 && `You've paid ${formatCentavos(unapplied)} more than was billed.`,
    incomplete,
  ].filter(Boolean);
  return notes.length > 0 && <p className={className}>{notes.join(' ')}</p>;
}
