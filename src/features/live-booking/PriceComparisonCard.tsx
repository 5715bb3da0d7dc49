import { Fragment } from 'react';
import type { Booking } from '@/api/wire';
import type { PriceChange } from '@/domain/booking/priceChange';
import { isPaid } from '@/domain/money/paymentLabels';
import { formatPeso } from '@/utils/money';
import type { CancellationCharge } from './cancellationCharge';
import type { PriceComparison } from './comparePrices';
import { useCancellationCharge } from './useCancellationCharge';

type PriceComparisonProps = { comparison: PriceComparison; booking: Booking };

/** Returns the caption of the final price. */
function getFinalLabel(booking: Booking): string {
  const { status, payment_status } = booking;
  const isPayable = status === 'Pending' || payment_status === 'Unpaid';
  if (!isPayable && (Boolean(booking.charged) || isPaid(booking))) return 'Charged';
  return status === 'Cancelled' ? 'Price' : 'To pay';
}

/** Quote next to the final price with the reasons for a difference; for a cancelled booking, the refund. */
export function PriceComparisonCard({ comparison: { quote, final, change }, booking }: PriceComparisonProps) {
  const { charge, hasFailed } = useCancellationCharge(booking);
  const isCancelled = booking.status === 'Cancelled';
  const isUnpaid = booking.payment_status === 'Unpaid';
  const rows = [
    ['Quoted when booked', quote ? formatPeso(quote.total) : '-'],
    [getFinalLabel(booking), formatPeso(charge?.charged ?? final.total)],
    ...(charge?.refund
      ? [
          ['Refunded', formatPeso(charge.refund.amount)],
          ['Not refunded', formatPeso(charge.refund.kept)],
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
      {change && <Difference change={change} />}
      {!change && quote && !isCancelled && <p className="mt-2 font-560 text-ok-700">Exactly as quoted.</p>}
      {!change && !quote && <p className="mt-2 text-ink-600">No quote was saved for this booking.</p>}
      {isCancelled && (
        <p role="status" className="mt-2 text-ink-700 empty:hidden">
          {isUnpaid ? 'Nothing was charged.' : getRefundMessage(charge, hasFailed)}
        </p>
      )}
    </div>
  );
}

function Difference({ change: { difference, reasons } }: { change: PriceChange }) {
  return (
    <>
      <p className={`mt-2 font-560 ${difference > 0 ? 'text-warn-700' : 'text-ok-700'}`}>
        {formatPeso(Math.abs(difference))} {difference > 0 ? 'more' : 'less'} than quoted
      </p>
      {reasons.length > 0 ? (
        <ul aria-label="Why it differs" className="tabular mt-1 list-disc space-y-0.5 pl-5 text-ink-700">
          {reasons.map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      ) : (
        <p className="mt-1 text-ink-600">The breakdown that explains the difference is missing.</p>
      )}
    </>
  );
}

function getRefundMessage(charge: CancellationCharge | null, hasFailed: boolean): string {
  if (hasFailed) return 'The refund did not load.';
  if (!charge) return '';
  if (!charge.refund) return 'No refund is listed yet.';
  return charge.refund.isPending ? 'The refund is on its way.' : '';
}
