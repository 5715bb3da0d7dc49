import { MODE_NAMES } from '@/config/modes';
import { daysToMs } from '../clock';
import { getRemainingCredit, recordTransaction } from '../domain/money';
import type { CustomerRecord, TransactionRecord } from '../records/accounts';
import type { World } from '../world';
import { findDemoCustomer } from './customers';

type Entry = Pick<TransactionRecord, 'type' | 'status' | 'amount' | 'method' | 'description'> & {
  at: number;
  booking_number?: string;
};

/** Seeds six months of transactions: bookings, top-ups and credit payments. */
export function seedTransactions(world: World, now: number): void {
  const andrea = findDemoCustomer(world, 'andrea');
  addEntries(world, andrea, [...toBookingEntries(world, andrea), ...createTopUps(now, [24, 61, 102, 149])]);

  const harbor = findDemoCustomer(world, 'harbor.foods');
  addEntries(
    world,
    harbor,
    createStatement(world, harbor, {
      now,
      payments: { 'Cheque BDO Unibank 0004182871': 42_880_00, 'Visa 8820': 38_215_50 },
    }),
  );

  const isla = findDemoCustomer(world, 'isla.trading');
  addEntries(world, isla, createStatement(world, isla, { now, payments: {} }));
}

/** Payments and refunds of the bookings. */
function toBookingEntries(world: World, customer: CustomerRecord): Entry[] {
  return world.bookings
    .filter((booking) => booking.customer_id === customer.id)
    .flatMap(({ payment, cancellation, booking_number, booking_type }) => {
      if (!payment) return [];
      const about = { method: payment.label, booking_number };
      const paid: Entry = {
        ...about,
        type: 'Payment',
        status: 'Paid',
        amount: payment.amount,
        description: `${MODE_NAMES[booking_type]} booking`,
        at: payment.paid_at,
      };
      if (!cancellation || cancellation.refund === 0) return [paid];
      return [
        paid,
        {
          ...about,
          type: 'Refund',
          status: 'Paid',
          amount: cancellation.refund,
          description: 'Refund for cancelled booking',
          at: cancellation.at,
        },
      ];
    });
}

const createTopUps = (now: number, daysAgo: number[]): Entry[] =>
  daysAgo.map((ago) => ({
    type: 'Top Up',
    status: 'Paid',
    amount: 500_00,
    method: 'GCash',
    description: 'Wallet top-up',
    at: now - daysToMs(ago),
  }));

/** Statement of account that ends at the used credit; the rest is brought forward. */
function createStatement(
  world: World,
  customer: CustomerRecord,
  { now, payments }: { now: number; payments: Record<string, number> },
): Entry[] {
  const bookings = toBookingEntries(world, customer);
  const paid = Object.entries(payments).map(([method, amount], index): Entry => ({
    type: 'Credit Payment',
    status: 'Paid',
    amount,
    method,
    description: method.startsWith('Cheque') ? 'Credit payment by cheque' : 'Credit payment',
    at: now - daysToMs(30 * (index + 1)),
  }));
  const sumUsed = (entries: Entry[]) => entries.reduce((sum, entry) => sum - getCreditChange(entry), 0);
  const earlier = customer.credit_used - sumUsed([...bookings, ...paid]);
  return [
    {
      type: 'Credit Grant',
      status: 'Paid',
      amount: customer.credit_limit,
      method: 'Credit',
      description: 'Credit limit',
      at: now - daysToMs(182),
    },
    {
      type: 'Payment',
      status: 'Paid',
      amount: earlier,
      method: 'Credit',
      description: 'Deliveries booked by phone',
      at: now - daysToMs(181),
    },
    ...paid,
    ...bookings,
  ];
}

/** Change of the wallet balance. */
const getWalletChange = ({ type, amount, method }: Entry): number => {
  if (type === 'Top Up') return amount;
  return method === 'Wallet' ? (type === 'Refund' ? amount : -amount) : 0;
};

/** Change of the remaining credit. */
const getCreditChange = ({ type, amount, method }: Entry): number => {
  if (type === 'Credit Payment' || type === 'Credit Grant') return amount;
  return method === 'Credit' ? (type === 'Refund' ? amount : -amount) : 0;
};

/** Adds the entries in order of time; balances are derived backwards from the current one. */
function addEntries(world: World, customer: CustomerRecord, entries: Entry[]): void {
  const isCorporate = customer.customer_type === 'Corporate';
  const getChange = isCorporate ? getCreditChange : getWalletChange;
  const ordered = entries.filter((entry) => entry.amount > 0).sort((a, b) => a.at - b.at);
  const sum = ordered.reduce((total, entry) => total + getChange(entry), 0);
  let balance = (isCorporate ? getRemainingCredit(customer) : customer.wallet) - sum;
  for (const { at, ...entry } of ordered) {
    balance += getChange({ ...entry, at });
    recordTransaction(world, customer, { ...entry, now: at }).balance_after = balance;
  }
}
