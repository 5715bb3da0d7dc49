import { useState } from 'react';
import { Card } from '../../components/ui/Card';
import { Segmented } from '../../components/ui/Segmented';
import { formatPeso, fromCentavos } from '../../utils/money';
import { ChequeForm } from './ChequeForm';
import { PayCreditForm } from './PayCreditForm';

type PayCreditProps = { used: number; due: number; now: number };

const WAYS = [
  { value: 'cheque', label: 'Pay by cheque' },
  { value: 'card', label: 'Card or e-wallet' },
] as const;

/** Pays what was booked on credit; amounts in centavos. */
export function PayCredit(props: PayCreditProps) {
  const [way, setWay] = useState<(typeof WAYS)[number]['value']>('cheque');
  const [round, setRound] = useState(0);
  const form = { ...props, onAgain: () => setRound(round + 1) };
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
      {way === 'cheque' ? <ChequeForm key={round} {...form} /> : <PayCreditForm key={round} {...form} />}
    </Card>
  );
}
