import type { Customer, Transaction } from '@/api/wire';
import { getPeriodKey } from '@/domain/money/statementDocument';
import { getLeftToPay, getStatementOfAccount, type StatementOfAccount } from '@/domain/money/statements';
import { toCentavos } from '@/utils/money';

/** Amounts that can be paid, in centavos. */
export type CreditAmounts = {
  /** Used credit, including the part that cheques in clearing cover. */
  used: number;
  clearing: number;
  /** `used` less the cheques in clearing. */
  outstanding: number;
  /** Part of `outstanding` that was billed. */
  due: number;
};

export type CreditFacts = {
  /** In pesos, like `available`. */
  limit: number;
  available: number;
  account: StatementOfAccount;
  amounts: CreditAmounts;
};

/** Returns the credit of a company: limit and use as the server states them, the rest from its transactions. */
export function readCredit(customer: Customer, transactions: readonly Transaction[], now: number): CreditFacts {
  const limit = customer.credit_limit ?? 0;
  const available = customer.remaining_credits ?? 0;
  const used = Math.max(0, toCentavos(limit) - toCentavos(available));
  const account = getStatementOfAccount(transactions, now);
  const clearing = Math.min(account.clearing, used);
  const outstanding = used - clearing;
  return {
    limit,
    available,
    account,
    amounts: { used, clearing, outstanding, due: Math.min(account.due, outstanding) },
  };
}

/** Returns what is left to pay up to a period, in centavos: at most what is outstanding; 0 for an unknown period. */
export function getStatementPayment({ account, amounts }: CreditFacts, periodKey: string): number {
  const statement = account.statements.find((period) => getPeriodKey(period) === periodKey);
  return statement ? Math.min(getLeftToPay(account, statement), amounts.outstanding) : 0;
}
