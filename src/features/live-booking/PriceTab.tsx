import type { Booking } from '@/api/wire';
import { PriceLines } from '@/components/delivery/PriceLines';
import { StatusTag } from '@/components/delivery/StatusTag';
import { HelpLink } from '@/components/ui/HelpLink';
import { BREAKDOWN_INCOMPLETE } from '@/config/messages';
import { getFirstRoute } from '@/domain/booking/appointment';
import { getBookingStops } from '@/domain/booking/bookingView';
import { getDiscountLabel, getPaymentStatusLabel } from '@/domain/money/paymentLabels';
import { selectExclusiveBooking } from '@/store/booking';
import { useAppSelector } from '@/store/hooks';
import { formatPeso } from '@/utils/money';
import { formatKm, pluralize, toTextOrDash } from '@/utils/text';
import { PriceComparisonCard } from './PriceComparisonCard';
import { comparePrices } from './comparePrices';
import { getPaymentMethodLabel } from './receiptGroups';

/** Total, comparison with the quote, breakdown and payment of a booking. */
export function PriceTab({ booking }: { booking: Booking }) {
  const opened = useAppSelector(selectExclusiveBooking);
  const savedQuote = opened?.bookingId === String(booking.id) ? opened.estimate : null;
  const comparison = comparePrices(booking, savedQuote);
  const route = getFirstRoute(booking);
  const rows = [
    [getPaymentMethodLabel(booking), toTextOrDash(booking.payment_method)],
    ['Voucher', toTextOrDash(booking.voucher_code)],
    ['Route', route ? `${formatKm(route.distance_km)}, ${pluralize(getBookingStops(booking).length, 'stop')}` : '-'],
  ];
  return (
    <section aria-label="Price">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-h3 font-620">Total</h2>
        <span className="flex items-center gap-3">
          <StatusTag status={getPaymentStatusLabel(booking)} />
          <span className="amount text-total">{formatPeso(booking.total)}</span>
        </span>
      </div>
      <PriceComparisonCard comparison={comparison} booking={booking} />
      {comparison.final.breakdown.length > 0 && (
        <div className="mt-4 border-t border-ink-150 pt-4">
          <PriceLines
            lines={comparison.final.breakdown}
            discount={comparison.final.discount}
            discountLabel={getDiscountLabel(booking)}
          />
        </div>
      )}
      {!comparison.isExplained && comparison.final.breakdown.length > 0 && (
        <p className="mt-3 text-small text-warn-700">{BREAKDOWN_INCOMPLETE}</p>
      )}
      <dl className="tabular mt-4 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 border-t border-ink-150 pt-4 text-small">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-600">{name}</dt>
            <dd className="min-w-0 text-right font-540">{value}</dd>
          </div>
        ))}
      </dl>
      <HelpLink topic={booking.status === 'Cancelled' ? 'refund' : 'price-changed'} className="mt-4 print:hidden" />
    </section>
  );
}
