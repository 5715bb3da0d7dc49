import { formatPeso } from '../../../utils/money';
import type { PriceStory } from './priceStory';

type Props = { story: PriceStory; isCharged: boolean };

/** The quote beside the final price, and what makes the difference. */
export function QuoteAgainstFinal({ story: { quote, final, change }, isCharged }: Props) {
  return (
    <div className="mt-4 rounded-md bg-ink-50 p-3.5 text-small">
      <dl className="tabular grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        <dt className="text-ink-600">Quoted when booked</dt>
        <dd className="amount text-right">{quote ? formatPeso(quote.total) : '-'}</dd>
        <dt className="text-ink-600">{isCharged ? 'Charged' : 'To pay'}</dt>
        <dd className="amount text-right">{formatPeso(final.total)}</dd>
      </dl>
      {change ? (
        <>
          <p className={`mt-2 font-560 ${change.difference > 0 ? 'text-warn-700' : 'text-ok-700'}`}>
            {formatPeso(Math.abs(change.difference))} {change.difference > 0 ? 'more' : 'less'} than quoted
          </p>
          {change.reasons.length > 0 ? (
            <ul aria-label="Why it differs" className="tabular mt-1 list-disc space-y-0.5 pl-5 text-ink-700">
              {change.reasons.map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
          ) : (
            <p className="mt-1 text-ink-600">The lines that would explain it were not sent.</p>
          )}
        </>
      ) : (
        <p className={`mt-2 ${quote ? 'font-560 text-ok-700' : 'text-ink-600'}`}>
          {quote ? 'Exactly as quoted.' : 'No quote was kept of this booking.'}
        </p>
      )}
    </div>
  );
}
