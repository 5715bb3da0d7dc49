import { days } from '../clock';
import { remainingCredit, writeTransaction } from '../domain/money';
import type { CustomerRecord, TransactionRecord } from '../records/accounts';
import type { World } from '../world';
import { demoCustomer } from './customers';

type Entry = Pick<TransactionRecord, 'type' | 'status' | 'amount' | 'method' | 'description'> & {
  at: number;
  booking_number?: string;
};

/** The ledger of six months: what the seeded bookings cost, and what was paid in. */
export function seedTransactions(world: World, now: number): void {
  const andrea = demoCustomer(world, 'andrea');
  write(world, andrea, [...ofBookings(world, andrea), ...topUps(now, [24, 61, 102, 149])]);

  const harbor = demoCustomer(world, 'harbor.foods');
  write(
    world,
    harbor,
    onCredit(world, harbor, now, { 'Cheque BDO Unibank 0004182871': 42_880_00, 'Visa 8820': 38_215_50 }),
  );

  const isla = demoCustomer(world, 'isla.trading');
  write(world, isla, onCredit(world, isla, now, {}));
}

/** Every payment of a booking, and what was given back. */
function ofBookings(world: World, customer: CustomerRecord): Entry[] {
  return world.bookings
    .filter((booking) => booking.customer_id === customer.id)
    .flatMap(({ payment, cancellation, booking_number, booking_type }) => {
      if (!payment) return [];
      const mode = booking_type === 'shared' ? 'Joint' : 'Special';
      const about = { method: payment.label, booking_number };
      const paid: Entry = {
        ...about,
        type: 'Payment',
        status: 'Paid',
        amount: payment.amount,
        description: `${mode} booking`,
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
          description: 'Refund, cancelled',
          at: cancellation.at,
        },
      ];
    });
}

const topUps = (now: number, daysAgo: number[]): Entry[] =>
  daysAgo.map((ago) => ({
    type: 'Top Up',
    status: 'Paid',
    amount: 500_00,
    method: 'GCash',
    description: 'Wallet top-up',
    at: now - days(ago),
  }));

/** A statement of account that ends at what is used today: what the bookings do not explain was billed before. */
function onCredit(world: World, customer: CustomerRecord, now: number, payments: Record<string, number>): Entry[] {
  const bookings = ofBookings(world, customer);
  const paid = Object.entries(payments).map(([method, amount], index): Entry => ({
    type: 'Credit Payment',
    status: 'Paid',
    amount,
    method,
    description: method.startsWith('Cheque') ? 'Credit payment by cheque' : 'Credit payment',
    at: now - days(30 * (index + 1)),
  }));
  const used = (entries: Entry[]) => entries.reduce((sum, entry) => sum - creditEffect(entry), 0);
  const earlier = customer.credit_used - used([...bookings, ...paid]);
  return [
    {
      type: 'Credit Grant',
      status: 'Paid',
      amount: customer.credit_limit,
      method: 'Credit',
      description: 'Credit limit',
      at: now - days(182),
    },
    {
      type: 'Payment',
      status: 'Paid',
      amount: earlier,
      method: 'Credit',
      description: 'Deliveries billed before',
      at: now - days(181),
    },
    ...paid,
    ...bookings,
  ];
}

/** What an entry adds to the wallet. */
const walletEffect = ({ type, amount, method }: Entry): number => {
  if (type === 'Top Up') return amount;
  return method === 'Wallet' ? (type === 'Refund' ? amount : -amount) : 0;
};

/** What an entry adds to the credit that remains. */
const creditEffect = ({ type, amount, method }: Entry): number => {
  if (type === 'Credit Payment' || type === 'Credit Grant') return amount;
  return method === 'Credit' ? (type === 'Refund' ? amount : -amount) : 0;
};

/** Writes the entries in order of time; the balances are worked back from today's. */
function write(world: World, customer: CustomerRecord, entries: Entry[]): void {
  const isCorporate = customer.customer_type === 'Corporate';
  const effect = isCorporate ? creditEffect : walletEffect;
  const ordered = entries.filter((entry) => entry.amount > 0).sort((a, b) => a.at - b.at);
  const sum = ordered.reduce((total, entry) => total + effect(entry), 0);
  let balance = (isCorporate ? remainingCredit(customer) : customer.wallet) - sum;
  for (const { at, ...entry } of ordered) {
    balance += effect({ ...entry, at });
    writeTransaction(world, customer, { ...entry, now: at }).balance_after = balance;
  }
}
