import { Clock } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import { SelectField } from '@/components/form/SelectField';
import { TextArea } from '@/components/form/TextArea';
import { MoneyNotice } from '@/components/money/MoneyNotice';
import { SendButton } from '@/components/money/SendButton';
import { Card } from '@/components/ui/Card';
import type { SentCreditRequest } from '@/domain/booking/bookingParts';
import { useRefusedFocus } from '@/hooks/useRefusedFocus';
import { formatDay } from '@/lib/dates';
import { selectCreditRequest } from '@/store/booking';
import { useAppSelector } from '@/store/hooks';
import { classNames } from '@/utils/classNames';
import { formatPeso, toCentavos } from '@/utils/money';
import { AmountField } from './AmountField';
import { suggestedLimits } from './suggestedLimits';
import { useRequestCredit } from './useRequestCredit';

const TERMS = [15, 30, 45, 60].map((days) => ({ value: String(days), label: `${days} days` }));
const REASON_MAX = 500;

/** Asks for a limit above the one there is (pesos). */
export function RequestCredit({ limit }: { limit: number }) {
  const suggestions = suggestedLimits(limit);
  const [amount, setAmount] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const [terms, setTerms] = useState('30');
  const [hasTried, setHasTried] = useState(false);
  const request = useAppSelector(selectCreditRequest(limit));
  const { state, start } = useRequestCredit(limit);
  const form = useRefusedFocus(state);
  const refused = state.kind === 'failed' ? state.error.errors : undefined;

  const problem =
    amount === null || toCentavos(amount) <= toCentavos(limit)
      ? `Enter a limit above ${formatPeso(limit)}.`
      : undefined;
  const reasonProblem = reason.length > REASON_MAX ? `Use ${REASON_MAX} characters at most.` : undefined;

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (amount === null || problem || reasonProblem) return;
    void start({ amount, reason: reason.trim(), terms_days: Number(terms) });
  };

  return (
    <Card as="section" aria-labelledby="request-credit">
      <h2 id="request-credit" className="text-h3 font-620">
        Request credit
      </h2>
      {request ? (
        <UnderReview request={request} />
      ) : (
        <form ref={form} noValidate onSubmit={handleSubmit}>
          <p className="text-small text-ink-600">Tell us the limit you need.</p>
          <AmountField
            className="mt-3"
            label="New credit limit"
            value={amount}
            error={(hasTried ? problem : undefined) ?? refused?.amount?.[0]}
            onChange={setAmount}
          />
          <div role="group" aria-label="Suggested limits" className="mt-2.5 grid grid-cols-3 gap-2">
            {suggestions.map((suggestion) => (
              <button
                key={suggestion}
                type="button"
                aria-pressed={amount === suggestion}
                className={classNames(
                  'amount h-9 truncate rounded-sm px-1 text-caption ring-inset',
                  amount === suggestion
                    ? 'bg-brand-25 text-brand-700 ring-[1.5px] ring-brand-600'
                    : 'ring-1 ring-ink-200 hover:bg-ink-50',
                )}
                onClick={() => setAmount(suggestion)}
              >
                {formatPeso(suggestion)}
              </button>
            ))}
          </div>
          <SelectField
            className="mt-4"
            label="Terms"
            options={TERMS}
            value={terms}
            error={refused?.terms_days?.[0]}
            onChange={setTerms}
          />
          <TextArea
            className="mt-4"
            label="Reason"
            isOptional
            rows={3}
            maxCount={REASON_MAX}
            value={reason}
            error={reasonProblem ?? refused?.reason?.[0]}
            onChange={({ target }) => setReason(target.value)}
          />
          <MoneyNotice state={state} what="request" fields={['amount', 'terms_days', 'reason']} />
          <SendButton size="lg" className="mt-5 w-full" state={state} label="Request credit" variant="secondary" />
        </form>
      )}
    </Card>
  );
}

/** The request that waits for a decision, with what was asked for. */
function UnderReview({ request }: { request: SentCreditRequest }) {
  return (
    <div role="status" className="mt-4 flex gap-3 rounded-md bg-warn-50 p-4 text-warn-700">
      <Clock size={18} strokeWidth={1.75} aria-hidden className="mt-0.5 shrink-0" />
      <div>
        <p className="font-560">Under review</p>
        <p className="tabular">
          {formatPeso(request.amount)} on terms of {request.termsDays} days, requested on {formatDay(request.sentAt)}.
        </p>
        <p>We&rsquo;ll notify you when it&rsquo;s decided.</p>
      </div>
    </div>
  );
}
