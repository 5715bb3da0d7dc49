import { PATHS } from './paths';

/**
 * What a screen can send somebody to the help center for: what its link says, and the words that find the article
 * there. Words rather than ids, since the articles are the server's and it numbers them as it likes.
 */
const HELP_TOPICS = {
  'not-loading': { label: 'What to do when something does not load', search: 'not load' },
  'payment-failed': { label: 'What to do when a payment fails', search: 'payment failed' },
  'charged-twice': { label: 'How to find out whether you were charged', search: 'charged' },
  pin: { label: 'About the one-time PIN', search: 'one-time pin' },
  'price-changed': { label: 'Why a price changes', search: 'price change' },
  refund: { label: 'When a refund arrives', search: 'refund' },
  'no-card': { label: 'Why a card or wallet is needed', search: 'card needed' },
  'no-credit': { label: 'What to do when the credit is used up', search: 'no credit' },
  cheque: { label: 'How a cheque is counted', search: 'cheque' },
  verification: { label: 'How to verify your account', search: 'verify' },
  profile: { label: 'Why a complete profile is needed', search: 'complete profile' },
  voucher: { label: 'Why a voucher is refused', search: 'voucher refused' },
  'lost-answer': { label: 'Whether a booking was made', search: 'booking was made' },
  address: { label: 'How to write an address', search: 'address rider' },
  unpaid: { label: 'What happens to an unpaid booking', search: 'unpaid booking' },
  'finding-driver': { label: 'How long it takes to find a driver', search: 'finding driver' },
  'driver-coming': { label: 'What to have ready for the driver', search: 'driver arrives' },
  'on-the-road': { label: 'How to follow the delivery', search: 'follow delivery' },
  quiet: { label: 'What to do when the driver is quiet', search: 'driver quiet' },
  delivered: { label: 'What proof of delivery is', search: 'proof of delivery' },
  claim: { label: 'How to claim for damaged or lost goods', search: 'claim' },
  'failed-attempt': { label: 'What follows a failed attempt', search: 'failed attempt' },
  returned: { label: 'What happens to returned goods', search: 'returned' },
  cancelled: { label: 'What cancelling costs', search: 'cancelling cost' },
  reschedule: { label: 'How to move a booking to another day', search: 'reschedule' },
  'not-found': { label: 'Where to find a booking number', search: 'booking number' },
} as const satisfies Record<string, { label: string; search: string }>;

export type HelpTopic = keyof typeof HELP_TOPICS;

export type HelpTarget = { label: string; to: string };

export const ALL_HELP_TOPICS = Object.keys(HELP_TOPICS) as HelpTopic[];

/** The link to what the help center says about a topic: its words, and the address of the search that finds it. */
export function helpFor(topic: HelpTopic): HelpTarget {
  const { label, search } = HELP_TOPICS[topic];
  return { label, to: `${PATHS.helpCenter}?q=${encodeURIComponent(search)}` };
}
