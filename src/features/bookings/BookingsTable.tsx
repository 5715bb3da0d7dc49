import { Boxes, Star, Truck } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Booking } from '../../api/wire';
import { StatusTag } from '../../components/delivery/StatusTag';
import { Avatar } from '../../components/ui/Avatar';
import { Table, TableCell, TableHeadCell, TableRow } from '../../components/ui/Table';
import { livePath } from '../../config/paths';
import { formatDay, formatTime } from '../../lib/dates';
import { appointmentOf, driverOf, modeOf, shortPlace, statusOf, stopsOf } from '../../store/bookingView';
import { formatPeso } from '../../utils/money';
import { fullName, plural } from '../../utils/text';
import type { ListStatus } from './listAddress';

const WHEN: Record<ListStatus, string> = { Ongoing: 'Pick-up', Completed: 'Delivered', Cancelled: 'Booked' };

function whenOf(booking: Booking, status: ListStatus): string {
  if (status === 'Ongoing') return booking.schedule.pickup_at;
  if (status === 'Cancelled') return booking.date_created;
  const appointment = appointmentOf(booking);
  return appointment?.proof?.at ?? appointment?.timeline.at(-1)?.at ?? booking.date_created;
}

/** One row a booking; the number leads to its live detail. */
export function BookingsTable({ bookings, status }: { bookings: Booking[]; status: ListStatus }) {
  return (
    <Table
      caption={`${status} bookings`}
      head={
        <>
          <TableHeadCell>Booking</TableHeadCell>
          <TableHeadCell>Route</TableHeadCell>
          <TableHeadCell>{WHEN[status]}</TableHeadCell>
          <TableHeadCell>Driver</TableHeadCell>
          <TableHeadCell>{status === 'Completed' ? 'Rating' : 'Status'}</TableHeadCell>
          <TableHeadCell align="right">Amount</TableHeadCell>
        </>
      }
    >
      {bookings.map((booking) => (
        <BookingRow key={String(booking.id)} booking={booking} status={status} />
      ))}
    </Table>
  );
}

function BookingRow({ booking, status }: { booking: Booking; status: ListStatus }) {
  const when = whenOf(booking, status);
  const driver = driverOf(booking);
  return (
    <TableRow className="relative h-[61px]">
      <TableCell>
        <Link
          to={livePath(String(booking.id))}
          className="tabular font-560 whitespace-nowrap after:absolute after:inset-0 hover:text-brand-700"
        >
          {booking.booking_number}
        </Link>
        <ModeWord booking={booking} />
      </TableCell>
      <TableCell>
        <RouteOf booking={booking} />
      </TableCell>
      <TableCell className="tabular whitespace-nowrap">
        {formatDay(when)}
        <span className="block text-caption text-ink-600">{formatTime(when)}</span>
      </TableCell>
      <TableCell>
        {driver ? (
          <span className="flex items-center gap-2.5">
            <Avatar
              name={fullName(driver.user.user_profile)}
              src={driver.user.user_profile.profile_image}
              isDecorative
            />
            <span className="whitespace-nowrap">{fullName(driver.user.user_profile)}</span>
          </span>
        ) : (
          <span className="text-ink-600">-</span>
        )}
      </TableCell>
      <TableCell>
        {status === 'Completed' ? <Rating booking={booking} /> : <StatusTag status={statusOf(booking)} />}
      </TableCell>
      <TableCell align="right" className="amount">
        {formatPeso(booking.total)}
      </TableCell>
    </TableRow>
  );
}

function ModeWord({ booking }: { booking: Booking }) {
  const isJoint = modeOf(booking) === 'shared';
  const Icon = isJoint ? Boxes : Truck;
  return (
    <span
      className={`flex items-center gap-1.5 text-caption font-560 ${isJoint ? 'text-harbor-700' : 'text-brand-700'}`}
    >
      <Icon size={14} strokeWidth={2} aria-hidden />
      {isJoint ? 'Joint' : 'Special'}
    </span>
  );
}

function RouteOf({ booking }: { booking: Booking }) {
  const stops = stopsOf(booking);
  const [first, last] = [stops[0], stops.at(-1)];
  const between = Math.max(0, stops.length - 2);
  return (
    <span className="relative block pl-4 text-small">
      <span aria-hidden className="absolute top-1.5 bottom-1.5 left-[3.5px] w-[2px] bg-brand-500" />
      <span aria-hidden className="absolute top-1 left-0 size-[9px] rounded-full border-2 border-brand-500 bg-white" />
      <span aria-hidden className="absolute bottom-1 left-0 size-[9px] rounded-[3px] bg-ink-900" />
      <span className="block text-ink-600">{first ? shortPlace(first) : '-'}</span>
      <span className="flex items-center gap-2">
        <span className="font-560">{last ? shortPlace(last) : '-'}</span>
        {between > 0 && (
          <span className="rounded-xs bg-ink-100 px-1.5 text-caption whitespace-nowrap text-ink-600">
            +{plural(between, 'stop')}
          </span>
        )}
      </span>
    </span>
  );
}

function Rating({ booking }: { booking: Booking }) {
  if (!booking.rating) return <span className="text-ink-600">Not rated</span>;
  return (
    <span className="tabular flex items-center gap-1.5">
      <Star size={14} aria-hidden className="fill-warn-500 text-warn-500" />
      {booking.rating.rating.toFixed(1)}
    </span>
  );
}
