import type { Booking, Item } from '@/api/wire';
import { StopMarker } from '@/components/delivery/StopMarker';
import { getBookingStops } from '@/domain/booking/bookingView';
import { getAreaLine, getGoodsKg, getTotalKg } from '@/domain/booking/stopLines';
import { getOtherLandmark } from '@/utils/address';
import { formatNumber, formatPeso } from '@/utils/money';
import { getStopKind, getStopLabel } from '@/utils/stopNames';
import { formatMobile, pluralize, toTextOrDash } from '@/utils/text';
import { useGoodsName } from './useGoodsName';

/** Stops of the delivery with contact, instructions and goods. */
export function LiveGoodsTab({ booking }: { booking: Booking }) {
  const stops = getBookingStops(booking);
  const units = stops.flatMap(({ items }) => items).reduce((sum, { quantity }) => sum + quantity, 0);
  if (stops.length === 0) return <p className="text-small text-ink-600">This booking has no stops.</p>;
  return (
    <>
      <p className="tabular text-small text-ink-600">
        {pluralize(units, 'unit')}, {formatNumber(getTotalKg(stops))} kg total
      </p>
      <ol aria-label="Goods by stop" className="mt-3 space-y-5">
        {stops.map((stop, index) => (
          <li key={stop.sequence} className="flex gap-3">
            <StopMarker kind={getStopKind(index, stops.length)} number={index} className="mt-0.5" />
            <div className="min-w-0 grow">
              <h3 className="font-560">{getStopLabel(index, stops.length)}</h3>
              <p className="text-small">{stop.address_line}</p>
              <p className="text-small">{getAreaLine(stop)}</p>
              {getOtherLandmark(stop) && <p className="text-small text-ink-600">Landmark: {getOtherLandmark(stop)}</p>}
              <p className="tabular text-small text-ink-600">
                {toTextOrDash(stop.contact_name)}
                {stop.contact_mobile && `, ${formatMobile(stop.contact_mobile)}`}
              </p>
              {stop.notes && <p className="text-small text-ink-600">Instructions: {stop.notes}</p>}
              {stop.items.length > 0 && (
                <ul
                  aria-label={`Goods at ${getStopLabel(index, stops.length)}`}
                  className="mt-2 divide-y divide-ink-150"
                >
                  {stop.items.map((item, itemIndex) => (
                    // items have no id, and the list is read-only
                    <Goods key={itemIndex} item={item} />
                  ))}
                </ul>
              )}
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

function Goods({ item }: { item: Item }) {
  const { amount, name } = useGoodsName(item);
  return (
    <li className="tabular flex justify-between gap-3 py-1.5 text-small">
      <span className="min-w-0">
        <span className="font-560">{amount}</span> {name}
        {item.declared_value ? `, worth ${formatPeso(item.declared_value)}` : ''}
      </span>
      <span className="shrink-0 text-ink-600">{formatNumber(getGoodsKg([item]))} kg</span>
    </li>
  );
}
