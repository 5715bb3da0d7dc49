import type { ReactNode } from 'react';
import type { Transaction } from '@/api/wire';
import type { FactLine } from '@/components/money/FactLines';
import { NOTHING_WAS_CHARGED, PAYMENT_FAILED } from '@/config/moneyMessages';
import { formatPeso } from '@/utils/money';
import { OutcomeCard } from './OutcomeCard';

type DeclinedCardProps = {
  /** Ledger entry of the payment; null while unknown. */
  transaction: Transaction | null;
  /** Sentence after the reason. */
  note?: string;
  facts: readonly FactLine[];
  children: ReactNode;
};

/** Outcome of a failed payment. The ledger does not tell a refusal from a closed page. */
export function DeclinedCard({ transaction, note, facts, children }: DeclinedCardProps) {
  const reason = transaction
    ? `${transaction.method ?? 'The bank'} declined ${formatPeso(Math.abs(transaction.amount))}, or its page was closed.`
    : 'Your bank or e-wallet declined it, or its page was closed.';
  return (
    <OutcomeCard
      outcome="failed"
      title={PAYMENT_FAILED}
      facts={facts}
      text={[reason, NOTHING_WAS_CHARGED, note].filter(Boolean).join(' ')}
    >
      {children}
    </OutcomeCard>
  );
}
