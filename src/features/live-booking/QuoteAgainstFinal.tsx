import { Fragment } from 'react';
import type { Booking } from '@/api/wire';
import { isPaid } from '@/domain/money/paymentLabels';
import { formatPeso } from '@/utils/money';
import type { CancellationCharge } from './cancellationCharge';
import type { PriceStory } from './priceStory';
import { useCancellationCharge } from './useCancellationCharge';

type Props = { story: PriceStory; booking: Booking };

/** The quote beside the final price, and what makes the difference; of a cancelled booking, what came back. */
export function QuoteAgainstFinal({ story: { quote, final, change }, booking }: Props) {
  const { kept, hasFailed } = useCancellationCharge(booking);
  const isCancelled = booking.status === 'Cancelled';
  const isNeverPaid = isCancelled && booking.payment_status === 'Unpaid';
  const isCharged = (Boolean(booking.charged) || isPaid(booking)) && booking.status !== 'Pending' && !isNeverPaid;
  const rows = [
    ['Quoted when booked', quote ? formatPeso(quote.total) : '-'],
    [isCharged ? 'Charged' : isCancelled ? 'Price' : 'To pay', formatPeso(kept?.charged ?? final.total)],
    ...(kept?.refund
      ? [
          ['Refunded', formatPeso(kept.refund.amount)],
          ['Kept', formatPeso(kept.refund.kept)],
        ]
      : []),
  ];
  return (
    <div className="mt-4 rounded-md bg-ink-50 p-3.5 text-small">
      <dl className="tabular grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        {rows.map(([name, value]) => (
          <Fragment key={name}>
            <dt className="text-ink-600">{name}</dt>
            <dd className="amount text-right">{value}</dd>
          </Fragment>
        ))}
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
        !(isCancelled && quote) && (
          <p className={`mt-2 ${quote ? 'font-560 text-ok-700' : 'text-ink-600'}`}>
            {quote ? 'Exactly as quoted.' : 'No quote was kept of this booking.'}
          </p>
        )
      )}
      {isCancelled && (
        <p role="status" className="mt-2 text-ink-700 empty:hidden">
          {isNeverPaid ? 'Nothing was charged.' : hasFailed ? 'What came back of it did not load.' : refundWords(kept)}
        </p>
      )}
    </div>
  );
}

function refundWords(kept: CancellationCharge | null): string {
  if (!kept) return '';
  if (!kept.refund) return 'No refund is listed for it so far.';
  return kept.refund.isOnItsWay ? 'The refund is on its way.' : '';
}
