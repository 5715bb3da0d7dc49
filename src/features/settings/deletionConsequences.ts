import type { Customer, PaymentMethod } from '@/api/wire';
import { CANNOT_BE_UNDONE } from '@/config/messages';
import { PATHS } from '@/config/paths';
import { isCorporate } from '@/domain/account/customerType';
import { findWallet } from '@/domain/money/paymentMethods';
import { formatPeso } from '@/utils/money';
import { pluralize } from '@/utils/text';

type Facts = {
  customer: Customer;
  /** Numbers of open bookings. */
  ongoing: number;
  pending: number;
  methods: readonly PaymentMethod[];
};

/** A sentence, with a link to what it names. */
type Consequence = { text: string; link?: { label: string; to: string } };

const getCreditUsed = ({ credit_limit, remaining_credits }: Customer) => (credit_limit ?? 0) - (remaining_credits ?? 0);

function listOpenMatters({ customer, ongoing, pending }: Facts): Consequence[] {
  const items: Consequence[] = [];
  if (ongoing > 0) {
    items.push({
      text: `You won't be able to follow or manage your ${pluralize(ongoing, 'active delivery', 'active deliveries')}.`,
      link: { label: 'See deliveries', to: PATHS.myBookings },
    });
  }
  if (pending > 0) {
    items.push({
      text: `You won't be able to open your ${pluralize(pending, 'booking')} waiting for payment or a driver.`,
      link: { label: 'See bookings', to: PATHS.myBookings },
    });
  }
  if (isCorporate(customer) && getCreditUsed(customer) > 0) {
    items.push({
      text: `You still owe ${formatPeso(getCreditUsed(customer))} on your credit. Deleting your account doesn't clear it.`,
      link: { label: 'Pay credit', to: PATHS.walletCorporate },
    });
  }
  return items;
}

function listLostMoney({ customer: { points }, methods }: Facts): Consequence[] {
  const wallet = findWallet(methods)?.balance ?? 0;
  return [
    ...(wallet > 0 ? [{ text: `You'll lose the ${formatPeso(wallet)} in your wallet.` }] : []),
    ...(points > 0 ? [{ text: `You'll lose ${formatPeso(points)} in Points.` }] : []),
  ];
}

/** Lists the consequences of deleting an account. The server decides whether it can be deleted. */
export const listConsequences = (facts: Facts): Consequence[] => [
  ...listOpenMatters(facts),
  { text: "You'll be logged out everywhere and won't be able to log in again." },
  { text: 'Your saved addresses, payment methods, vouchers and messages will be deleted.' },
  ...listLostMoney(facts),
  { text: CANNOT_BE_UNDONE },
];
