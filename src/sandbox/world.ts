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

/** Everything the sandbox backend knows. Plain JSON: it is stored and read back as it is. */
export type World = {
  /** Raised at every save: a tab with an older number reads again. */
  revision: number;
  customers: CustomerRecord[];
  sessions: Session[];
  otps: OtpRecord[];
  resetTokens: ResetToken[];
  /** Wrong logins by account name, lower case. */
  loginAttempts: Record<string, LoginAttempts>;
  /** What an SMS or e-mail gateway would have sent, newest first. */
  outbox: OutboxItem[];
  addresses: AddressRecord[];
  paymentMethods: PaymentMethodRecord[];
  transactions: TransactionRecord[];
  /** Redirects to the bank that are open or settled. */
  intents: PaymentIntent[];
  vouchers: VoucherRecord[];
  creditRequests: CreditRequestRecord[];
  bookings: BookingRecord[];
  conversations: ConversationRecord[];
  messages: MessageRecord[];
  notifications: NotificationRecord[];
  /** Answers given once, by customer, call and key: the same key gets the same thing. */
  idempotency: Record<string, unknown>;
  nextId: number;
  clock: WorldClock;
};

export function emptyWorld(real: number, speed = 1): World {
  return {
    revision: 0,
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
    clock: startClock(real, speed),
  };
}

export const newId = (world: World): number => world.nextId++;

/** Puts the content of one world into the object that everybody holds. */
export function replaceWorld(world: World, content: World): void {
  Object.assign(world, content);
}
