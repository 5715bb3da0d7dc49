import type { Message } from '@/api/wire';

const COUNT = 10_000;
const START = Date.parse('2026-11-21T10:00:00+08:00');

export const OWN = 'LGX-000041';

/** A talk that goes on for years, in the order in which a server may send it: not sorted. */
export const MESSAGES: Message[] = Array.from({ length: COUNT }, (_, at) => ({
  id: at + 1,
  message: `Message ${at + 1}.`,
  date_created: new Date(START - (COUNT - at) * 1.7 * 3_600_000).toISOString(),
  sender: { user_profile: { account_number: at % 3 === 0 ? OWN : 'DRV-0007', profile_image: null } },
})).reverse();
