import type { Booking, Customer, PaymentMethod } from '@/api/wire';
import { LOW_CREDIT_SHARE } from '@/config/constants';
import { CREDIT_USED_UP } from '@/config/messages';
import { PATHS } from '@/config/paths';
import { hasNoCredit, isPerSoa } from '@/domain/account/accountGaps';
import { needsAction, type ActionKind } from '@/domain/booking/needsAction';
import { expiryState, expiryText, methodName } from '@/domain/money/paymentMethods';
import { isCorporate } from '@/store/user';
import { formatPeso } from '@/utils/money';

export type AttentionItem = {
  key: string;
  title: string;
  text: string;
  action: string;
  to: string;
  /** The rating is given in place. */
  rates?: Booking;
};

type Facts = {
  verificationPath: string | null;
  customer: Customer | null;
  bookings: readonly Booking[];
  methods: readonly PaymentMethod[];
  now: number;
};

/** More of them would be a list of its own: it is behind "needs action" of My bookings. */
const MOST_OF_A_KIND = 2;

const TEXTS: Record<ActionKind, (booking: Booking) => Pick<AttentionItem, 'title' | 'text'>> = {
  failed: ({ booking_number }) => ({ title: 'Delivery attempt failed', text: booking_number }),
  unpaid: ({ booking_number, total }) => ({
    title: `${booking_number} is not paid yet`,
    text: `${formatPeso(total)}. No driver is called before.`,
  }),
  unrated: ({ booking_number }) => ({ title: 'Rate your experience', text: booking_number }),
};

function bookingItems(bookings: readonly Booking[], kind: ActionKind): AttentionItem[] {
  return bookings
    .flatMap((booking) => {
      const needed = needsAction(booking);
      if (needed?.kind !== kind) return [];
      const { action, to } = needed;
      const rates = kind === 'unrated' ? { rates: booking } : {};
      return [{ key: `${kind}-${booking.id}`, ...TEXTS[kind](booking), action, to, ...rates }];
    })
    .slice(0, MOST_OF_A_KIND);
}

function creditItems(customer: Customer | null): AttentionItem[] {
  if (!customer || !isCorporate(customer) || !isPerSoa(customer)) return [];
  const left = formatPeso(customer.remaining_credits);
  const item = { key: 'credit', action: 'View Credit', to: PATHS.walletCorporate };
  if (hasNoCredit(customer)) {
    return [{ ...item, title: CREDIT_USED_UP, text: 'Booking opens once there is credit again.' }];
  }
  if (customer.credit_limit <= 0 || customer.remaining_credits > customer.credit_limit * LOW_CREDIT_SHARE) return [];
  return [{ ...item, title: 'Your credit is low', text: `${left} of ${formatPeso(customer.credit_limit)} left.` }];
}

const cardItems = (methods: readonly PaymentMethod[], now: number): AttentionItem[] =>
  methods.flatMap((method) => {
    const state = expiryState(method, now);
    if (state === 'good') return [];
    const name = methodName(method);
    return [
      {
        key: `card-${method.id}`,
        title: state === 'soon' ? `${name} expires soon` : `${name} has expired`,
        text: `Good to the end of ${expiryText(method)}.`,
        action: 'Update',
        to: PATHS.paymentMethods,
      },
    ];
  });

/** What a customer should see to, the most pressing first. */
export function attentionItems({ verificationPath, customer, bookings, methods, now }: Facts): AttentionItem[] {
  const verify: AttentionItem[] = verificationPath
    ? [
        {
          key: 'verify',
          title: 'Verify your account',
          text: 'Booking opens once your e-mail and mobile are verified.',
          action: 'Verify',
          to: verificationPath,
        },
      ]
    : [];
  return [
    ...bookingItems(bookings, 'failed'),
    ...verify,
    ...bookingItems(bookings, 'unpaid'),
    ...creditItems(customer),
    ...cardItems(methods, now),
    ...bookingItems(bookings, 'unrated'),
  ];
}
