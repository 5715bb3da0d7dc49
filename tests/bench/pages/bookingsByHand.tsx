import type { Booking } from '@/api/wire';
import { BookingRows } from '@/features/my-bookings/BookingRows';
import { whenOf } from '@/features/my-bookings/bookingSearch';
import { routeOf } from '@/features/my-bookings/rowActions';
import '@/index.css';
import { formatDay, formatTime } from '@/lib/dates';
import { formatPeso } from '@/utils/money';
import { BOOKINGS } from './bookingRows';
import { drawInWindow } from './byHand';
import { elementsOf, rowMaker } from './template';

/** The same list with nothing but the DOM: what is in sight is drawn, and every text is prepared once, when it is searched. */
const ROW = 61;

const nothing = () => undefined;
const tableOf = (bookings: Booking[]) =>
  elementsOf(
    <BookingRows
      bookings={bookings}
      status="Completed"
      chosen={new Map()}
      onSelectAll={nothing}
      onSelect={nothing}
      onAction={nothing}
    />,
  );
const bodyOf = (table: HTMLElement) => table.lastElementChild as HTMLElement;

const profileOf = ({ booking_routes: [route] }: Booking) =>
  route?.booking_appointments[0]?.driver?.user.user_profile ?? { first_name: '', last_name: '' };

const draw = rowMaker(
  () => BOOKINGS,
  (booking) => [booking.booking_type, booking.rating ? 'rated' : 'unrated', routeOf(booking).between].join(),
  (booking) => bodyOf(tableOf([booking])).firstElementChild as HTMLElement,
  (booking) => {
    const { from, to, between } = routeOf(booking);
    const { first_name, last_name } = profileOf(booking);
    const when = whenOf(booking);
    return [
      `Select ${booking.booking_number}`,
      booking.booking_number,
      booking.booking_type === 'shared' ? 'Joint' : 'Special',
      from,
      to,
      ...(between > 0 ? [`+${between} stop`] : []),
      formatDay(when),
      formatTime(when),
      `${first_name} ${last_name}`,
      ...(booking.rating ? ['Rated', booking.rating.rating.toFixed(1)] : ['Rate']),
      formatPeso(booking.total),
    ];
  },
);

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

function textOf(booking: Booking) {
  const [route] = booking.booking_routes;
  const { first_name, last_name } = profileOf(booking);
  return plain(
    [
      booking.booking_number,
      `${first_name} ${last_name}`,
      route?.booking_appointments[0]?.driver?.plate_number,
      route?.booking_appointments[0]?.status,
      ...(route?.stops ?? []).flatMap((stop) => [
        stop.address_line,
        stop.contact_name,
        stop.contact_mobile,
        stop.place?.barangay?.name,
        stop.place?.city?.name,
        stop.place?.province?.name,
      ]),
    ].join('\n'),
  );
}

const table = tableOf([]);

function openList() {
  const texts = new Map<Booking, string>();
  let rows: Booking[] = [];
  const root = document.getElementById('root') ?? document.body;
  const search = document.createElement('input');
  search.type = 'search';
  search.setAttribute('aria-label', 'Search bookings');
  const body = bodyOf(table);
  root.append(search, table);

  const show = drawInWindow(
    body,
    ROW,
    () => rows,
    (row) => {
      const made = draw(row);
      made.querySelector('a')?.setAttribute('href', `/booking?booking=${String(row.id)}`);
      made.querySelector('[aria-haspopup]')?.setAttribute('aria-label', `More about ${row.booking_number}`);
      return made;
    },
  );
  const read = (booking: Booking) => {
    const known = texts.get(booking);
    if (known !== undefined) return known;
    const text = textOf(booking);
    texts.set(booking, text);
    return text;
  };
  const refresh = () => {
    const words = plain(search.value).split(/\s+/).filter(Boolean);
    rows = words.length === 0 ? BOOKINGS : BOOKINGS.filter((one) => words.every((word) => read(one).includes(word)));
    table.setAttribute('aria-rowcount', String(rows.length + 1));
    show();
  };
  search.addEventListener('input', refresh);
  refresh();
}

Object.assign(window, { openList });
