import type { Notification } from '@/api/wire';

const COUNT = 10_000;
const START = Date.parse('2026-11-21T10:00:00+08:00');
const TYPES = ['Info', 'Success', 'Warning', 'Error', 'For Confirmation'];

/** Years of notifications, a booking in every second one. */
export const NOTIFICATIONS: Notification[] = Array.from({ length: COUNT }, (_, at) => {
  const date = new Date(START - at * 2.6 * 3_600_000).toISOString();
  const number = `LGX-${String(2_600_000 + at)}`;
  const type = TYPES[at % TYPES.length] ?? 'Info';
  const target =
    at % 2 === 0
      ? {
          kind: 'booking',
          booking_number: number,
          booking_type: at % 4 === 0 ? 'exclusive' : 'shared',
          status: 'Ongoing',
        }
      : { kind: 'notice' };
  return {
    id: at + 1,
    was_seen: at > 20,
    date_created: date,
    notification_event: { title: `Notice ${at + 1}.`, type, date_created: date, target },
  };
});
