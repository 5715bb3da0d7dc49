import { QRCodeSVG } from 'qrcode.react';
import type { Booking, Stop } from '@/api/wire';
import { Logo } from '@/components/art/Logo';
import { ModeTag } from '@/components/ui/ModeTag';
import { VEHICLE_TO_BE_ASSIGNED } from '@/config/messages';
import { getCurrentDriver } from '@/domain/booking/appointment';
import { getBookingMode, getBookingStops, getPickupTime } from '@/domain/booking/bookingView';
import { getShareLink } from '@/domain/booking/shareText';
import { getAreaLine, getGoodsKg } from '@/domain/booking/stopLines';
import { getWaybillPayment } from '@/domain/money/paymentLabels';
import { formatDayTime } from '@/lib/dates';
import { getOtherLandmark } from '@/utils/address';
import { formatNumber } from '@/utils/money';
import { getStopLabel } from '@/utils/stopNames';
import { formatMobile, joinName, toTextOrDash } from '@/utils/text';

export type GoodsNames = { type: (id: string | number) => string; unit: (id: string | number) => string };

type WaybillProps = { booking: Booking; names: GoodsNames };

/** Label for the parcel: contacts, addresses, goods, and a QR code of the tracking page. */
export function Waybill({ booking, names }: WaybillProps) {
  const number = booking.booking_number;
  const stops = getBookingStops(booking);
  const driver = getCurrentDriver(booking);
  const link = getShareLink(number, window.location.origin);
  return (
    <article
      aria-label={`Waybill ${number}`}
      className="mx-auto w-full max-w-[720px] rounded-lg bg-white p-8 shadow-card print:table print:max-w-none print:rounded-none print:p-0 print:shadow-none"
    >
      {/* a table header: each sheet of a long waybill repeats it, so that loose sheets find their parcel */}
      <div className="break-inside-avoid print:table-header-group">
        <header className="flex items-start justify-between gap-6 border-b-2 border-ink-900 pb-5">
          <div className="min-w-0">
            <Logo />
            <h2 className="display tabular mt-4 text-panel break-all">{number}</h2>
            <p className="mt-2 flex items-center gap-3 text-ink-700">
              <ModeTag mode={getBookingMode(booking)} />
              {booking.vehicle_type?.name ?? VEHICLE_TO_BE_ASSIGNED}
            </p>
          </div>
          <figure className="shrink-0 text-center">
            <QRCodeSVG value={link} size={132} level="M" marginSize={1} title={`Track ${number}`} />
            <figcaption className="mt-1 text-caption text-ink-700">Scan to track</figcaption>
          </figure>
        </header>
      </div>
      <dl className="tabular grid grid-cols-3 gap-4 border-b border-ink-200 py-4 text-small">
        <Fact name="Pickup" value={formatDayTime(getPickupTime(booking))} />
        <Fact name="Payment" value={getWaybillPayment(booking)} />
        <Fact
          name="Driver"
          value={toTextOrDash([joinName(driver?.user.user_profile), driver?.plate_number].filter(Boolean).join(', '))}
        />
      </dl>
      <ol aria-label="Stops">
        {stops.map((stop, index) => (
          <li key={stop.sequence} className="break-inside-avoid border-b border-ink-200 py-4">
            <StopBlock stop={stop} caption={getStopLabel(index, stops.length)} names={names} isPickup={index === 0} />
          </li>
        ))}
      </ol>
      <p className="mt-4 text-caption break-all text-ink-700">{link}</p>
    </article>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="text-caption text-ink-600">{name}</dt>
      <dd className="font-560">{value}</dd>
    </div>
  );
}

type StopBlockProps = { stop: Stop; caption: string; names: GoodsNames; isPickup: boolean };

function StopBlock({ stop, caption, names, isPickup }: StopBlockProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)] gap-6">
      <div>
        <h3 className="text-caption font-620 tracking-wide text-ink-600 uppercase">{caption}</h3>
        <p className="mt-1 text-h3 font-620">{toTextOrDash(stop.contact_name)}</p>
        {stop.contact_mobile && <p className="tabular">{formatMobile(stop.contact_mobile)}</p>}
        <p className="mt-1">{stop.address_line}</p>
        <p className="text-small text-ink-700">{getAreaLine(stop)}</p>
        {getOtherLandmark(stop) && <p className="text-small text-ink-700">Landmark: {getOtherLandmark(stop)}</p>}
        {stop.notes && <p className="text-small text-ink-700">Instructions: {stop.notes}</p>}
      </div>
      {isPickup ? (
        <SignatureLine label="Handed over by" />
      ) : (
        <div>
          <ul aria-label={`Goods at ${caption}`} className="tabular space-y-1 text-small">
            {stop.items.map((item, index) => (
              // items have no id, and the list is read-only
              <li key={index} className="flex justify-between gap-3">
                <span className="min-w-0">
                  {formatNumber(item.quantity)} {names.unit(item.uom) || 'units'}{' '}
                  {[names.type(item.type), item.description].filter(Boolean).join(': ')}
                </span>
                <span className="shrink-0">{formatNumber(getGoodsKg([item]))} kg</span>
              </li>
            ))}
          </ul>
          <SignatureLine label="Received by" />
        </div>
      )}
    </div>
  );
}

const SignatureLine = ({ label }: { label: string }) => (
  <p className="mt-10 border-t border-ink-400 pt-1 text-caption text-ink-600">{label}, date and time</p>
);
