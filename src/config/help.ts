import { getHelpSearchPath, type HelpTarget } from './helpTarget';

/**
 * Help links of the screens: a label, and a search that finds the article. The search replaces an id, since the server
 * owns and numbers the articles.
 */
const HELP_TOPICS = {
  'payment-failed': { label: 'What if a payment fails?', search: 'payment failed' },
  'charged-twice': { label: 'How do I find out if I was charged?', search: 'charged' },
  pin: { label: 'What is the one-time PIN?', search: 'one-time pin' },
  'price-changed': { label: 'Why does a price change?', search: 'price change' },
  refund: { label: 'When does a refund arrive?', search: 'refund' },
  'no-card': { label: 'Why do I need a card or e-wallet?', search: 'card needed' },
  'no-credit': { label: 'What if my credit is used up?', search: 'no credit' },
  cheque: { label: 'How is a cheque credited?', search: 'cheque' },
  verification: { label: 'How do I verify my account?', search: 'verify' },
  profile: { label: 'Why do I need a complete profile?', search: 'complete profile' },
  voucher: { label: "Why can't I use this voucher?", search: 'voucher refused' },
  'lost-response': { label: 'How do I know if my booking was made?', search: 'booking was made' },
  address: { label: 'How do I write an address?', search: 'address rider' },
  unpaid: { label: 'What happens to an unpaid booking?', search: 'unpaid booking' },
  'finding-driver': { label: 'How long does it take to find a driver?', search: 'finding driver' },
  'driver-coming': { label: 'What should I have ready for the driver?', search: 'driver arrives' },
  'on-the-road': { label: 'How do I follow my delivery?', search: 'follow delivery' },
  'driver-unreachable': { label: "What if the driver doesn't reply?", search: 'driver quiet' },
  delivered: { label: 'What is proof of delivery?', search: 'proof of delivery' },
  claim: { label: 'How do I claim for damaged or lost goods?', search: 'claim' },
  'failed-attempt': { label: 'What happens after a failed attempt?', search: 'failed attempt' },
  returned: { label: 'What happens to returned goods?', search: 'returned' },
  cancelled: { label: 'What does cancelling cost?', search: 'cancelling cost' },
  reschedule: { label: 'How do I move a booking to another day?', search: 'reschedule' },
  'not-found': { label: 'Where do I find a booking number?', search: 'booking number' },
} as const satisfies Record<string, { label: string; search: string }>;

export type HelpTopic = keyof typeof HELP_TOPICS;

/** Returns label and address of the help link for a topic. */
export function getHelpTarget(topic: HelpTopic): HelpTarget {
  const { label, search } = HELP_TOPICS[topic];
  return { label, to: getHelpSearchPath(search) };
}
