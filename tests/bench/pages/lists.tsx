import type { ComponentType } from 'react';
import type { Booking, Message, Notification, Transaction } from '@/api/wire';
import { MessageLog } from '@/features/messages/MessageLog';
import { mergeMessages, toThreadRows } from '@/features/messages/thread';
import { BookingRows } from '@/features/my-bookings/BookingRows';
import { searchBookings } from '@/features/my-bookings/bookingSearch';
import { NO_LIST_FILTER } from '@/features/my-bookings/listParams';
import { NotificationList } from '@/features/notifications/NotificationList';
import { TransactionRows } from '@/features/wallet/TransactionRows';
import { NO_TRANSACTION_FILTER, filterTransactions, toMonthRows } from '@/features/wallet/listedTransactions';
import { appointment, booking, driver, stop } from '../../builders/booking';
import { transaction } from '../../builders/transaction';

type ListCase = {
  /** The list of the app. */
  List: ComponentType<{ query: string }>;
  /** Does the work that a list without React needs as well: searches, sorts and groups the items. */
  prepareData: (query: string) => void;
};

const STREETS = ['Ayala Ave', 'Gilmore Ave', 'Salcedo St', 'Session Road', 'Katipunan Ave', 'Divisoria Market'];
const NAMES = ['Magsino', 'Tolentino', 'Bautista', 'Manalo', 'Ocampo'];
const METHODS = ['Visa 4417', 'Mastercard 2086', 'Wallet', 'GCash'];
const noop = () => undefined;
const SELECTION = { selected: new Map<string, Booking>(), onSelectAll: noop, onSelect: noop, onAction: noop };

const createItems = <Item,>(create: (index: number) => Item) =>
  Array.from({ length: 10_000 }, (_, index) => create(index));
const pick = (values: readonly string[], index: number) => values[index % values.length] ?? '';
const hoursAgo = (hours: number) => new Date(Date.parse('2026-11-21T02:00:00Z') - hours * 3_600_000).toISOString();
const numberOf = (index: number) => String(10_000 - index).padStart(6, '0');

function createBooking(index: number): Booking {
  const last_name = pick(NAMES, index * 7 + (index >> 3));
  const user_profile = { account_number: 'DRV-0007', first_name: 'Rodel', last_name, profile_image: null };
  const date_created = hoursAgo(index * 8);
  return booking(
    { id: index, booking_number: `LGX-${numberOf(index)}`, status: 'Completed', date_created },
    {
      stops: [0, 1].map((sequence) => stop(sequence, { address_line: pick(STREETS, index * 5 + sequence) })),
      appointment: appointment({ status: 'Delivered', driver: driver({ user: { user_profile } }) }),
    },
  );
}

/** Every second notification is about a booking. */
function createNotification(index: number): Notification {
  const date_created = hoursAgo(index * 2.6);
  const booking_number = `LGX-${numberOf(index)}`;
  const event = {
    title: `Notice ${index + 1}.`,
    type: 'Info' as const,
    date_created,
    target:
      index % 2 === 0
        ? { kind: 'booking' as const, booking_number, booking_type: 'shared' }
        : { kind: 'notice' as const },
  };
  return { id: index + 1, was_seen: index > 20, date_created, notification_event: event };
}

const createMessage = (index: number): Message => ({
  id: 10_000 - index,
  message: `Message ${10_000 - index}.`,
  date_created: hoursAgo(index * 1.7),
  sender: { user_profile: { account_number: `LGX-${index % 3}`, profile_image: null } },
});

const createTransaction = (index: number): Transaction =>
  transaction({
    id: index,
    reference: `PAY-${numberOf(index)}`,
    amount: ((index * 7919) % 500_000) / 100,
    method: pick(METHODS, index * 5 + (index >> 2)),
    date_created: hoursAgo(index * 2.6),
    description: index % 2 === 0 ? 'Special booking' : 'Joint booking',
  });

/** Returns a search that prepares the text of each item once. */
function createSearch<Item>(items: readonly Item[], textsOf: (item: Item) => unknown[]) {
  const texts = new Map<Item, string>();
  const getText = (item: Item) => {
    const text = texts.get(item) ?? textsOf(item).join(' ').toLowerCase();
    texts.set(item, text);
    return text;
  };
  return (query: string) => {
    const words = query.split(' ').filter(Boolean);
    return words.length === 0 ? items : items.filter((item) => words.every((word) => getText(item).includes(word)));
  };
}

/** Each function creates a list and its items: a page shows one of the lists. */
export const LISTS = {
  bookings: (): ListCase => {
    const bookings = createItems(createBooking);
    const search = createSearch(bookings, ({ booking_number, booking_routes: [route] }) => [
      booking_number,
      JSON.stringify(route?.booking_appointments[0]?.driver?.user),
      ...(route?.stops ?? []).flatMap((point) => [point.address_line, point.contact_name, point.contact_mobile]),
    ]);
    const List = ({ query }: { query: string }) => {
      const found = searchBookings(bookings, { ...NO_LIST_FILTER, query });
      return <BookingRows bookings={found} status="Completed" {...SELECTION} />;
    };
    return { List, prepareData: search };
  },

  notifications: (): ListCase => {
    const items = createItems(createNotification);
    const pages = { items, page: items.length / 10, count: items.length };
    const List = () => (
      <div data-scroller="" style={{ width: 350, height: 700, overflowY: 'auto' }}>
        <NotificationList pages={pages} onOpen={noop} />
      </div>
    );
    return { List, prepareData: noop };
  },

  messages: (): ListCase => {
    const messages = createItems(createMessage);
    const log = { outgoing: [], total: messages.length, account: 'LGX-0', otherName: 'Ramon Dizon' };
    const earlier = { hasEarlier: false, isFetching: false, load: noop };
    const List = () => (
      <div style={{ display: 'flex', flexDirection: 'column', width: 400, height: 700 }}>
        <MessageLog messages={mergeMessages([], messages)} earlier={earlier} {...log} />
      </div>
    );
    return { List, prepareData: () => toThreadRows(mergeMessages([], messages), []) };
  },

  transactions: (): ListCase => {
    const transactions = createItems(createTransaction);
    const search = createSearch(transactions, (item) => Object.values(item));
    const List = ({ query }: { query: string }) => {
      const filter = { ...NO_TRANSACTION_FILTER, query };
      return <TransactionRows rows={toMonthRows(filterTransactions(transactions, filter))} onOpen={noop} />;
    };
    return { List, prepareData: (query) => toMonthRows(search(query)) };
  },
};
