import { useState } from 'react';
import { Card } from '../../components/ui/Card';
import { Segmented } from '../../components/ui/Segmented';
import { formatPeso, fromCentavos } from '../../utils/money';
import { ChequeForm } from './ChequeForm';
import { PaidPanel } from './PaidPanel';
import { PayCreditForm } from './PayCreditForm';
import { useCreditSend, usePendingWay, type CreditWay } from './useCreditSend';

type PayCreditProps = { used: number; due: number; now: number };

const WAYS = [
  { value: 'cheque', label: 'Pay by cheque' },
  { value: 'card', label: 'Card or e-wallet' },
] as const;

const DONE = {
  cheque: 'Your cheque is received. It counts once the bank has cleared it.',
  card: 'Your payment is received.',
} as const;

/** Pays what was booked on credit; amounts in centavos. */
export function PayCredit(props: PayCreditProps) {
  const [way, setWay] = useState<CreditWay>(usePendingWay() ?? 'cheque');
  const [round, setRound] = useState(0);
  return (
    <Card as="section" aria-labelledby="pay-credit">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id="pay-credit" className="text-h3 font-620">
          Pay
        </h2>
        <p className="tabular text-small text-ink-600">
          Due: <span className="amount text-ink-900">{formatPeso(fromCentavos(props.due))}</span>
        </p>
      </div>
      <Segmented label="How to pay" className="mb-4" isWide options={WAYS} value={way} onChange={setWay} />
      <PayOnce key={round} way={way} onAgain={() => setRound(round + 1)} {...props} />
    </Card>
  );
}

type PayOnceProps = PayCreditProps & {
  way: CreditWay;
  /** Begins with an empty form. */
  onAgain: () => void;
};

/** One payment, whichever way it is made: another way to pay is no way around one whose answer was lost. */
function PayOnce({ way, onAgain, ...amounts }: PayOnceProps) {
  const payment = useCreditSend(way);
  if (payment.state.kind === 'done') return <PaidPanel text={DONE[payment.sentWay]} onAgain={onAgain} />;
  const Form = way === 'cheque' ? ChequeForm : PayCreditForm;
  return <Form payment={payment} {...amounts} />;
}
