import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Booking } from '@/api/wire';
import { StatusTag } from '@/components/delivery/StatusTag';
import { ModeTag } from '@/components/ui/ModeTag';
import { getLivePath } from '@/config/paths';
import { getBookingMode, getPickupTime, getShownStatus } from '@/domain/booking/bookingView';
import { getRouteSummary } from '@/domain/booking/routeSummary';
import { getStatusLabel } from '@/domain/booking/statusLabels';
import { formatTime } from '@/lib/dates';
import { getServerTime } from '@/lib/http/serverClock';
import { formatPeso } from '@/utils/money';

/** Time, status, route, mode and price of a delivery, linked to its live detail. */
export function BookingLink({ booking }: { booking: Booking }) {
  const [now] = useState(getServerTime);
  const status = getShownStatus(booking, now);
  const { from, to } = getRouteSummary(booking);
  return (
    <Link to={getLivePath(String(booking.id))} className="group relative block rounded-md">
      <span className="sr-only">{booking.booking_number}</span>
      <span className="flex items-center justify-between gap-2">
        <span className="tabular font-620">{formatTime(getPickupTime(booking))}</span>
        <StatusTag status={status} label={getStatusLabel(status)} />
      </span>
      <span className="relative mt-2 block pl-5 text-small">
        <span aria-hidden className="absolute top-2 bottom-2 left-[3.5px] w-[2px] bg-brand-500" />
        <span
          aria-hidden
          className="absolute top-1 left-0 size-[9px] rounded-full border-2 border-brand-500 bg-white"
        />
        <span aria-hidden className="absolute bottom-1 left-0 size-[9px] rounded-[3px] bg-ink-900" />
        <span className="block truncate text-ink-600">{from}</span>
        <span className="mt-0.5 block truncate font-560 group-hover:text-brand-700">{to}</span>
      </span>
      <span className="mt-2 flex items-center justify-between gap-2">
        <ModeTag mode={getBookingMode(booking)} />
        <span className="amount text-small">{formatPeso(booking.total)}</span>
      </span>
    </Link>
  );
}
