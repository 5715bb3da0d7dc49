import { useEffect, useRef, useState, type ReactNode } from 'react';
import * as v from 'valibot';
import type { Transaction } from '@/api/wire';
import { isUnknown } from '@/components/form/sendState';
import { Card } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/EmptyState';
import { Segmented } from '@/components/ui/Segmented';
import { CHEQUE_RECEIVED, CREDIT_PAYMENT_RECEIVED } from '@/config/moneyMessages';
import { useUnsent } from '@/hooks/useUnsent';
import { useAppSelector } from '@/store/hooks';
import { selectLostCredit } from '@/store/pendingPayments';
import { formatCentavos, toCentavos } from '@/utils/money';
import { ChequeForm } from './ChequeForm';
import { PaidPanel } from './PaidPanel';
import { PayCreditForm } from './PayCreditForm';
import type { CreditAmounts } from './readCredit';
import { useCreditSend, useLostCreditWay, type CreditPaid, type CreditWay } from './useCreditSend';
import { useForgetPayment } from './useUnsentPayment';

type PayCreditProps = {
  amounts: CreditAmounts;
  /** Amount that the forms start with, in centavos; 0 leaves the choice open. */
  prefill: number;
  now: number;
};

const WAYS = [
  { value: 'cheque', label: 'Pay by cheque' },
  { value: 'card', label: 'Card or e-wallet' },
] as const;

const unsentWaySchema = v.picklist(WAYS.map(({ value }) => value));

const DONE = {
  cheque: CHEQUE_RECEIVED,
  card: CREDIT_PAYMENT_RECEIVED,
} as const;

/** Repays credit by cheque, card or e-wallet. Each way has its own outcome: a paid cheque does not hide the card form. */
export function PayCredit({ isChosen, ...amountsToPay }: PayCreditProps & { isChosen: boolean }) {
  const { amounts } = amountsToPay;
  const heading = useRef<HTMLHeadingElement>(null);
  const unsentWay = useUnsent('credit way', unsentWaySchema);
  const lostWay = useLostCreditWay();
  const [way, setWay] = useState<CreditWay>(lostWay ?? unsentWay.read() ?? 'cheque');
  const forget = useForgetPayment();
  const [round, setRound] = useState(0);
  const [paid, setPaid] = useState<Partial<Record<CreditWay, Transaction>>>({});
  const paidTransaction = paid[way];

  // after the link that chose what to pay
  useEffect(() => {
    if (isChosen) heading.current?.focus();
  }, [isChosen]);

  const handleWay = (next: CreditWay) => {
    unsentWay.change(next);
    setWay(next);
  };
  const handlePaid = ({ sentWay, transaction }: CreditPaid) => {
    forget(sentWay);
    setPaid((current) => ({ ...current, [sentWay]: transaction }));
    setRound((current) => current + 1);
    // the button that had the focus is gone
    heading.current?.focus();
  };
  const handleAgain = () => {
    setPaid((current) => ({ ...current, [way]: undefined }));
    heading.current?.focus();
  };

  return (
    <Card as="section" className="flex h-full flex-col" aria-labelledby="pay-credit">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <h2 ref={heading} id="pay-credit" tabIndex={-1} className="text-h3 font-620 outline-none">
          Pay
        </h2>
        <p className="tabular text-right text-small text-ink-600">
          Due: <span className="amount text-ink-900">{formatCentavos(amounts.due)}</span>
          {amounts.clearing > 0 && <span className="block">{formatCentavos(amounts.clearing)} awaiting clearance</span>}
        </p>
      </div>
      <PayOnce key={round} way={way} onWay={handleWay} onPaid={handlePaid} {...amountsToPay}>
        {paidTransaction && (
          <PaidPanel
            text={DONE[way]}
            transaction={paidTransaction}
            onPayAgain={amounts.used > 0 ? handleAgain : undefined}
          />
        )}
      </PayOnce>
    </Card>
  );
}

type PayOnceProps = PayCreditProps & {
  way: CreditWay;
  onWay: (way: CreditWay) => void;
  onPaid: (paid: CreditPaid) => void;
  /** Outcome of the last payment by this way, in place of its form. */
  children: ReactNode;
};

const PENDING_COVERS_ALL =
  "Payments awaiting clearance cover your full balance. We'll credit your account once they clear. You don't need to pay now.";

const NOTHING_TO_PAY = (
  <EmptyState className="m-auto" title="Nothing to pay" text="When you book on credit, you can repay it here." />
);

/** One payment, or nothing to pay. A lost response blocks every way to pay until it is checked. */
function PayOnce({ way, onWay, onPaid, children, prefill, ...amountsToPay }: PayOnceProps) {
  const payment = useCreditSend(way, onPaid);
  // after a reload, the lost payment names its amount
  const lost = useAppSelector(selectLostCredit);
  const { used, clearing, outstanding } = amountsToPay.amounts;
  const hasNothingToPay = used <= 0 && !isUnknown(payment.state);
  if (hasNothingToPay) return children ?? NOTHING_TO_PAY;
  const Form = way === 'cheque' ? ChequeForm : PayCreditForm;
  return (
    <>
      <Segmented label="How to pay" className="mb-4" isWide options={WAYS} value={way} onChange={onWay} />
      {!children && clearing > 0 && outstanding <= 0 && (
        <p className="mb-4 text-small text-ink-600">{PENDING_COVERS_ALL}</p>
      )}
      {children ?? <Form payment={payment} prefill={lost ? toCentavos(lost.amount) : prefill} {...amountsToPay} />}
    </>
  );
}
