import { expect, it } from 'vitest';
import { getHelpTarget, type HelpTopic } from '@/config/help';
import { NOT_LOADING_HELP } from '@/config/helpTarget';
import type { DeliveryStatus, OrUnknown } from '@/config/statuses';
import { searchArticles } from '@/features/help-center/articleSearch';
import { getHelpTopic } from '@/features/live-booking/statusHelp';
import { ARTICLES } from '@/sandbox/help/articles';
import { unknownValue } from '../../builders/unknownValue';

const FIRST_ANSWER: Record<HelpTopic, RegExp> = {
  'payment-failed': /payment failed/,
  'charged-twice': /Was I charged/,
  pin: /asked for a one-time PIN/,
  'price-changed': /price change/,
  refund: /my refund/,
  'no-card': /saved card or wallet needed/,
  'no-credit': /no credit is left/,
  cheque: /pay my statement/,
  verification: /verify my email/,
  profile: /complete my profile/,
  voucher: /voucher refused/,
  'lost-response': /booking was made/,
  address: /write an address/,
  unpaid: /unpaid booking/,
  'finding-driver': /finding a driver/,
  'driver-coming': /driver arrives/,
  'on-the-road': /follow my delivery/,
  'driver-unreachable': /quiet/,
  delivered: /proof of delivery/,
  claim: /claim for damaged/,
  'failed-attempt': /failed attempt/,
  returned: /returned/,
  cancelled: /What does cancelling cost/,
  reschedule: /reschedule/,
  'not-found': /my booking number/,
};

const TARGETS = [
  { topic: 'not-loading', answer: /did not load/, ...NOT_LOADING_HELP },
  ...Object.entries(FIRST_ANSWER).map(([topic, answer]) => ({ topic, answer, ...getHelpTarget(topic as HelpTopic) })),
];

it.each(TARGETS)('the help link of $topic finds its article first', ({ label, to, answer }) => {
  const query = new URL(to, 'https://app.test').searchParams.get('q') ?? '';
  expect(to).toMatch(/^\/help-center\?q=/);
  expect(label).not.toBe('');
  const { articles, isClosest } = searchArticles(ARTICLES, query);
  expect(isClosest).toBe(false);
  expect(articles[0]?.question).toMatch(answer);
});

it.each<[OrUnknown<DeliveryStatus>, HelpTopic]>([
  ['Pending', 'unpaid'],
  ['Finding Driver', 'finding-driver'],
  ['Arrived at Pickup', 'driver-coming'],
  ['In Transit', 'on-the-road'],
  ['Failed Attempt', 'failed-attempt'],
  ['Returned', 'returned'],
  ['Completed', 'delivered'],
  ['Cancelled', 'cancelled'],
  [unknownValue('Held at Customs'), 'on-the-road'],
])('the status %s is explained by %s', (status, topic) => {
  expect(getHelpTopic(status)).toBe(topic);
});
