import type { Booking } from '../../../src/api/wire';
import '../../../src/index.css';
import { BOOKINGS } from './bookingRows';

/** The same list with nothing but the DOM: what is in sight is drawn, and every text is prepared once, when it is searched. */
const ROW = 61;
const AROUND = 200;
const COLUMNS =
  'grid grid-cols-[20px_146px_minmax(0,1.5fr)_94px_minmax(0,1fr)_118px_92px_32px] items-center gap-x-3 px-5';

const pesos = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'PHP' });
const dayFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Asia/Manila' });
const timeFormat = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone: 'Asia/Manila' });

function element(tag: string, className: string, text = '', role = ''): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  if (role) made.setAttribute('role', role);
  return made;
}

const routeOf = ({ booking_routes: [route] }: Booking) => route;
const driverName = (booking: Booking) => {
  const profile = routeOf(booking)?.booking_appointments[0]?.driver?.user.user_profile;
  return profile ? `${profile.first_name} ${profile.last_name}` : '-';
};

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

const textOf = (booking: Booking) =>
  plain(
    [
      booking.booking_number,
      driverName(booking),
      routeOf(booking)?.booking_appointments[0]?.driver?.plate_number,
      routeOf(booking)?.booking_appointments[0]?.status,
      ...(routeOf(booking)?.stops ?? []).flatMap((stop) => [
        stop.address_line,
        stop.contact_name,
        stop.contact_mobile,
        stop.place?.barangay?.name,
        stop.place?.city?.name,
        stop.place?.province?.name,
      ]),
    ].join('\n'),
  );

const iconButton = (className: string, label: string) => {
  const button = element('button', className, '…');
  button.setAttribute('aria-label', label);
  return button;
};

function draw(booking: Booking, top: number): HTMLElement {
  const drawn = element('div', `${COLUMNS} absolute inset-x-0 h-[61px] border-t border-ink-150`, '', 'row');
  drawn.style.top = `${top}px`;
  const number = booking.booking_number;
  const [select, open, route, when, more] = ['', '', 'min-w-0', 'tabular whitespace-nowrap', ''].map((name) =>
    element('span', name, '', 'cell'),
  ) as [HTMLElement, HTMLElement, HTMLElement, HTMLElement, HTMLElement];
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.setAttribute('aria-label', `Select ${number}`);
  select.append(box);
  const link = element('a', 'tabular font-560 after:absolute after:inset-0', number);
  link.setAttribute('href', `/booking?booking=${String(booking.id)}`);
  open.append(link, element('span', 'block text-caption', booking.booking_type === 'shared' ? 'Joint' : 'Special'));
  const stops = routeOf(booking)?.stops ?? [];
  const place = (stop = stops[0]) => `${stop?.address_line ?? ''}, ${stop?.place?.city?.name ?? ''}`;
  route.append(
    element('span', 'block truncate text-ink-600', place()),
    element('span', 'block truncate font-560', place(stops.at(-1))),
  );
  const at = new Date(routeOf(booking)?.booking_appointments[0]?.timeline[0]?.at ?? booking.date_created);
  when.append(dayFormat.format(at), element('span', 'block text-caption', timeFormat.format(at)));
  const outcome = element('span', '', '', 'cell');
  outcome.append(
    booking.rating ? element('span', 'tabular', booking.rating.rating.toFixed(1)) : element('button', 'px-3', 'Rate'),
  );
  more.append(iconButton('size-8', `More about ${number}`));
  drawn.append(
    select,
    open,
    route,
    when,
    element('span', 'truncate', driverName(booking), 'cell'),
    outcome,
    element('span', 'amount text-right', pesos.format(booking.total), 'cell'),
    more,
  );
  return drawn;
}

function openList() {
  const texts = new Map<Booking, string>();
  let rows: Booking[] = [];
  const root = document.getElementById('root') ?? document.body;
  const search = document.createElement('input');
  search.type = 'search';
  search.setAttribute('aria-label', 'Search bookings');
  const table = element('div', 'relative', '', 'table');
  root.append(search, table);

  const show = () => {
    const from = Math.max(0, Math.floor((window.scrollY - table.offsetTop - AROUND) / ROW));
    const to = Math.ceil((window.scrollY - table.offsetTop + window.innerHeight + AROUND) / ROW);
    table.replaceChildren(...rows.slice(from, to).map((row, at) => draw(row, (from + at) * ROW)));
  };
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
    table.style.height = `${rows.length * ROW}px`;
    table.setAttribute('aria-rowcount', String(rows.length + 1));
    show();
  };
  search.addEventListener('input', refresh);
  window.addEventListener('scroll', show, { passive: true });
  refresh();
}

Object.assign(window, { openList });
