import { startClock, type WorldClock } from './clock';
import type {
  AddressRecord,
  CreditRequestRecord,
  CustomerRecord,
  LoginAttempts,
  OtpRecord,
  OutboxItem,
  PaymentIntent,
  PaymentMethodRecord,
  ResetToken,
  Session,
  TransactionRecord,
  VoucherRecord,
} from './records/accounts';
import type { BookingRecord } from './records/bookings';
import type { ConversationRecord, MessageRecord } from './records/messages';
import type { NotificationRecord } from './records/notifications';

/** Complete state of the sandbox backend, as plain JSON. */
export type World = {
  customers: CustomerRecord[];
  sessions: Session[];
  otps: OtpRecord[];
  resetTokens: ResetToken[];
  /** Failed logins by account name in lower case. */
  loginAttempts: Record<string, LoginAttempts>;
  /** Messages for an SMS or email gateway, newest first. */
  outbox: OutboxItem[];
  addresses: AddressRecord[];
  paymentMethods: PaymentMethodRecord[];
  transactions: TransactionRecord[];
  /** Payments on the bank page, open or settled. */
  intents: PaymentIntent[];
  vouchers: VoucherRecord[];
  creditRequests: CreditRequestRecord[];
  bookings: BookingRecord[];
  conversations: ConversationRecord[];
  messages: MessageRecord[];
  notifications: NotificationRecord[];
  /** First results by customer, call and idempotency key. */
  idempotency: Record<string, unknown>;
  nextId: number;
  clock: WorldClock;
};

export function createWorld(deviceNow: number, speed = 1): World {
  return {
    customers: [],
    sessions: [],
    otps: [],
    resetTokens: [],
    loginAttempts: {},
    outbox: [],
    addresses: [],
    paymentMethods: [],
    transactions: [],
    intents: [],
    vouchers: [],
    creditRequests: [],
    bookings: [],
    conversations: [],
    messages: [],
    notifications: [],
    idempotency: {},
    nextId: 1001,
    clock: startClock(deviceNow, speed),
  };
}

/** Finds a customer; an undefined id, such as the owner of a missing record, finds none. */
export const findCustomer = (world: World, id: number | undefined): CustomerRecord | undefined =>
  world.customers.find((customer) => customer.id === id);

export const findTransaction = (world: World, id: number | undefined): TransactionRecord | undefined =>
  world.transactions.find((transaction) => transaction.id === id);

export const takeId = (world: World): number => world.nextId++;

/** Replaces the content of a world in place, since all routes hold the same object. */
export function replaceWorld(world: World, content: World): void {
  Object.assign(world, content);
}
