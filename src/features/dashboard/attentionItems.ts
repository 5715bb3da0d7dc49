import type { Booking, Customer, PaymentMethod } from '@/api/wire';
import { LOW_CREDIT_SHARE } from '@/config/constants';
import { getPayStatementPath } from '@/config/creditPaths';
import { CREDIT_USED_UP } from '@/config/moneyMessages';
import { PATHS } from '@/config/paths';
import { hasNoCredit, isPerSoa } from '@/domain/account/accountGaps';
import { isCorporate } from '@/domain/account/customerType';
import { findNeededAction, type ActionKind } from '@/domain/booking/neededAction';
import { describeOverdue } from '@/domain/money/overdue';
import { formatExpiryDate, getExpiryState, getMethodName } from '@/domain/money/paymentMethods';
import { getPeriodKey } from '@/domain/money/statementDocument';
import type { OverdueAmounts } from '@/domain/money/statements';
import { formatPeso } from '@/utils/money';

export type AttentionItem = {
  key: string;
  title: string;
  text: string;
  action: string;
  to: string;
  /** Shown in red instead of yellow. */
  isUrgent?: boolean;
  /** Booking to rate in the rating dialog, instead of following `to`. */
  ratedBooking?: Booking;
};

type Facts = {
  customer: Customer | null;
  bookings: readonly Booking[];
  methods: readonly PaymentMethod[];
  /** Overdue balance of a company; null without one. */
  overdue: OverdueAmounts | null;
  now: number;
};

/** Limit of each kind; the "needs action" filter of My Bookings lists them all. */
const ITEMS_PER_KIND = 2;

const TEXTS: Record<ActionKind, (booking: Booking) => Pick<AttentionItem, 'title' | 'text'>> = {
  failed: ({ booking_number }) => ({ title: 'Delivery attempt failed', text: booking_number }),
  unpaid: ({ booking_number, total }) => ({
    title: `${booking_number}: payment pending`,
    text: `${formatPeso(total)} due. We'll find a driver once it's paid.`,
  }),
  unrated: ({ booking_number }) => ({ title: 'Rate your experience', text: booking_number }),
};

function getBookingItems(bookings: readonly Booking[], kind: ActionKind): AttentionItem[] {
  return bookings
    .flatMap((booking) => {
      const needed = findNeededAction(booking);
      if (needed?.kind !== kind) return [];
      const { action, to } = needed;
      const rated = kind === 'unrated' ? { ratedBooking: booking } : {};
      return [{ key: `${kind}-${booking.id}`, ...TEXTS[kind](booking), action, to, ...rated }];
    })
    .slice(0, ITEMS_PER_KIND);
}

function getOverdueItems(overdue: OverdueAmounts | null): AttentionItem[] {
  if (!overdue?.latest) return [];
  const to = getPayStatementPath(getPeriodKey(overdue.latest));
  return [{ key: 'overdue', ...describeOverdue(overdue), action: 'Pay', to, isUrgent: true }];
}

function getCreditItems(customer: Customer | null): AttentionItem[] {
  if (!customer || !isCorporate(customer) || !isPerSoa(customer)) return [];
  // without a limit there is nothing to pay, and the checklist has the step to request one
  if (customer.credit_limit <= 0) return [];
  const left = formatPeso(customer.remaining_credits);
  const item = { key: 'credit', action: 'View Credit', to: PATHS.walletCorporate };
  if (hasNoCredit(customer)) {
    return [{ ...item, title: CREDIT_USED_UP, text: 'Pay your balance or request a higher limit to book.' }];
  }
  if (customer.remaining_credits > customer.credit_limit * LOW_CREDIT_SHARE) return [];
  return [{ ...item, title: 'Your credit is low', text: `${left} of ${formatPeso(customer.credit_limit)} left.` }];
}

const getCardItems = (methods: readonly PaymentMethod[], now: number): AttentionItem[] =>
  methods.flatMap((method) => {
    const state = getExpiryState(method, now);
    if (state === 'good') return [];
    const name = getMethodName(method);
    return [
      {
        key: `card-${method.id}`,
        title: state === 'soon' ? `${name} expires soon` : `${name} has expired`,
        text: `${state === 'soon' ? 'Valid through' : 'Expired after'} ${formatExpiryDate(method)}.`,
        action: 'Update',
        to: PATHS.paymentMethods,
      },
    ];
  });

/** Returns the open tasks of a customer, the most urgent first. The checklist has the steps to the first booking. */
export function getAttentionItems({ customer, bookings, methods, overdue, now }: Facts): AttentionItem[] {
  return [
    ...getBookingItems(bookings, 'failed'),
    ...getOverdueItems(overdue),
    ...getBookingItems(bookings, 'unpaid'),
    ...getCreditItems(customer),
    ...getCardItems(methods, now),
    ...getBookingItems(bookings, 'unrated'),
  ];
}
