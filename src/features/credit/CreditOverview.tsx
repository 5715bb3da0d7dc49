import type { Transaction } from '@/api/wire';
import { NO_CREDIT_LIMIT } from '@/config/gateMessages';
import { getCreditRunway } from '@/domain/money/creditRunway';
import { getOverdue } from '@/domain/money/statements';
import { selectCreditRequest } from '@/store/booking';
import { useAppSelector } from '@/store/hooks';
import { fromCentavos, toCentavos } from '@/utils/money';
import { CreditColumns } from './CreditColumns';
import { CreditGauge } from './CreditGauge';
import { CreditHistory } from './CreditHistory';
import { OverdueBanner } from './OverdueBanner';
import { PayCredit } from './PayCredit';
import { RequestCredit } from './RequestCredit';
import { RunwayForecast } from './RunwayForecast';
import { StatementTable } from './StatementTable';
import { getStatementPayment, type CreditFacts } from './readCredit';

type CreditOverviewProps = {
  credit: CreditFacts;
  transactions: readonly Transaction[];
  /** Number of transactions that the server did not list. */
  incomplete: string | undefined;
  points: number;
  /** Period to pay; '' without one. */
  pay: string;
  now: number;
};

/** Limit, payment, request, statements and history. A company without a limit starts with its request. */
export function CreditOverview({ credit, transactions, incomplete, points, pay, now }: CreditOverviewProps) {
  const { limit, available, account, amounts } = credit;
  const overdue = getOverdue(account.statements);
  const hasCredit = limit > 0 || amounts.used > 0;
  const hasRequest = useAppSelector(selectCreditRequest(limit)) !== null;
  const gauge = (
    <CreditGauge limit={limit} used={fromCentavos(amounts.used)} available={available} points={points}>
      {hasCredit ? (
        <RunwayForecast
          runway={getCreditRunway(transactions, toCentavos(available), now)}
          available={toCentavos(available)}
        />
      ) : (
        !hasRequest && <p className="mt-auto border-t border-ink-150 pt-4 text-small text-ink-600">{NO_CREDIT_LIMIT}</p>
      )}
    </CreditGauge>
  );
  return (
    <div className="space-y-5">
      {overdue.latest && <OverdueBanner {...overdue} latest={overdue.latest} />}
      {hasCredit ? (
        <CreditColumns>
          {gauge}
          <PayCredit
            key={pay}
            amounts={amounts}
            prefill={getStatementPayment(credit, pay)}
            isChosen={pay !== ''}
            now={now}
          />
          <RequestCredit key={limit} limit={limit} />
        </CreditColumns>
      ) : (
        <div className="grid grid-cols-2 gap-5">
          <RequestCredit key={limit} limit={limit} isFirst />
          {gauge}
        </div>
      )}
      <StatementTable account={account} incomplete={incomplete} canBook={hasCredit} now={now} />
      {hasCredit && <CreditHistory transactions={transactions} />}
    </div>
  );
}
