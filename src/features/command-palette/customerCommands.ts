import { Boxes, MapPin, Package, PackageSearch, PencilLine, RotateCw, Truck, Wallet } from 'lucide-react';
import type { Address, Booking } from '@/api/wire';
import { MODE_NAMES, type BookingMode } from '@/config/modes';
import { PATHS, getBookPath, getLivePath, getReviewPath, getTrackPath } from '@/config/paths';
import { getBookingMode } from '@/domain/booking/bookingView';
import { findNeededAction } from '@/domain/booking/neededAction';
import { getRouteSummary } from '@/domain/booking/routeSummary';
import type { Command } from './command';

/** Bookings that an empty search shows: the most recent of the first list. */
const BOOKINGS_AT_FIRST = 3;

const MODES = [
  { mode: 'exclusive', Icon: Truck },
  { mode: 'shared', Icon: Boxes },
] as const;

const getRouteLabel = (booking: Booking) => {
  const { from, to } = getRouteSummary(booking);
  return `${from} to ${to}`;
};

/** Returns the path of the customer's own Track & Trace page for one booking number. */
const getOwnTrackPath = (number: string) => `${PATHS.bookingTrackTrace}?number=${encodeURIComponent(number)}`;

const getPayCommand = ({ id, booking_number: number }: Booking, detail: string): Command => ({
  id: `pay ${id}`,
  group: 'Actions',
  label: `Pay ${number}`,
  detail,
  Icon: Wallet,
  isSearchOnly: true,
  action: { kind: 'go', to: getReviewPath(String(id)) },
});

/** Returns the commands of the customer's bookings: open each, track it, pay it, book it again. */
export const getBookingCommands = (bookings: readonly Booking[]): Command[] =>
  bookings.flatMap((booking, index): Command[] => {
    const { id, booking_number: number } = booking;
    const detail = getRouteLabel(booking);
    const isSearchOnly = true;
    return [
      {
        id: `open ${id}`,
        group: 'Bookings',
        label: number,
        detail: `${MODE_NAMES[getBookingMode(booking)]}, ${booking.status}. ${detail}`,
        aliases: [number.split('-').at(-1) ?? ''],
        Icon: Package,
        isSearchOnly: index >= BOOKINGS_AT_FIRST,
        action: { kind: 'go', to: getLivePath(String(id)) },
      },
      {
        id: `track ${id}`,
        group: 'Actions',
        label: `Track ${number}`,
        detail,
        Icon: PackageSearch,
        isSearchOnly,
        action: { kind: 'go', to: getOwnTrackPath(number) },
      },
      ...(findNeededAction(booking)?.kind === 'unpaid' ? [getPayCommand(booking, detail)] : []),
      {
        id: `again ${id}`,
        group: 'Actions',
        label: `Book again ${number}`,
        detail,
        Icon: RotateCw,
        isSearchOnly,
        action: { kind: 'book-again', booking },
      },
    ];
  });

const getLine = ({ address_line, city }: Address) => [address_line, city?.name].filter(Boolean).join(', ');

/** Returns the commands of the saved addresses: open each, or book a delivery from it. */
export const getAddressCommands = (addresses: readonly Address[]): Command[] =>
  addresses.flatMap((address): Command[] => [
    {
      id: `address ${address.id}`,
      group: 'Addresses',
      label: address.label,
      detail: getLine(address),
      Icon: MapPin,
      isSearchOnly: true,
      action: { kind: 'go', to: `${PATHS.addresses}?address=${encodeURIComponent(String(address.id))}` },
    },
    ...MODES.map(({ mode, Icon }): Command => ({
      id: `${mode} ${address.id}`,
      group: 'Actions',
      label: `Book ${MODE_NAMES[mode]} from ${address.label} to…`,
      detail: getLine(address),
      Icon,
      isSearchOnly: true,
      action: { kind: 'choose-dropoff', mode, pickup: address },
    })),
  ]);

/** Returns the drop-offs of a delivery from `pickup`: the other saved addresses, or the booking form. */
export function getDropoffCommands(addresses: readonly Address[], mode: BookingMode, pickup: Address): Command[] {
  const others = addresses.filter(({ id }) => id !== pickup.id);
  return [
    ...others.map((dropoff): Command => ({
      id: `to ${dropoff.id}`,
      group: 'Addresses',
      label: dropoff.label,
      detail: getLine(dropoff),
      Icon: MapPin,
      action: { kind: 'book', mode, pickup, dropoff },
    })),
    {
      id: getBookPath(mode),
      group: 'Actions',
      label: 'Enter the drop-off in the form',
      aliases: ['another address', 'new address'],
      Icon: PencilLine,
      action: { kind: 'book', mode, pickup, dropoff: null },
    },
  ];
}

const BOOKING_NUMBER = /^LGX-\d{6}-\d{4}$/i;

/** Returns a command that tracks a typed booking number, of any customer; none for the number of a known booking. */
export function getNumberCommands(query: string, known: readonly Booking[], isCustomer: boolean): Command[] {
  const number = query.trim().toUpperCase();
  if (!BOOKING_NUMBER.test(number) || known.some(({ booking_number }) => booking_number === number)) return [];
  return [
    {
      id: `number ${number}`,
      group: 'Actions',
      label: `Track ${number}`,
      aliases: [number],
      Icon: PackageSearch,
      action: { kind: 'go', to: isCustomer ? getOwnTrackPath(number) : getTrackPath(number) },
    },
  ];
}
