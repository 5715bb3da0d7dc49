import type { Booking } from '../../api/wire';
import { StatusTag } from '../../components/delivery/StatusTag';
import { firstRoute, stopsOf } from '../../store/bookingView';
import { formatNumber, formatPeso } from '../../utils/money';
import { orDash, plural } from '../../utils/text';

/** What it costs and how it was paid, and what is carried. */
export function LivePrice({ booking }: { booking: Booking }) {
  const route = firstRoute(booking);
  const items = stopsOf(booking).flatMap((stop) => stop.items);
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const kg = items.reduce((sum, { quantity, weight_kg }) => sum + quantity * weight_kg, 0);
  const rows = [
    ['Paid with', orDash(booking.payment_method)],
    ['Voucher', orDash(booking.voucher_code)],
    ['Route', route ? `${route.distance_km.toFixed(1)} km, ${plural(stopsOf(booking).length, 'stop')}` : '-'],
    ['Goods', `${plural(units, 'unit')}, ${formatNumber(Math.round(kg * 10) / 10)} kg`],
  ];
  return (
    <section aria-label="Price" className="border-t border-ink-150 px-6 py-5">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-h3 font-620">Total</h2>
        <span className="flex items-center gap-3">
          <StatusTag status={booking.payment_status} />
          <span className="amount text-total">{formatPeso(booking.total)}</span>
        </span>
      </div>
      <dl className="tabular mt-3 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-small">
        {rows.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-ink-600">{name}</dt>
            <dd className="text-right font-540">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
