import { expect, it } from 'vitest';
import type { Notification } from '@/api/wire';
import { estimateNotificationHeight } from '@/features/notifications/rowHeight';

const LONG = 'LGX-261121-5038 is delivered. Please rate your driver.';

it.each([
  ['a word', 'News', null, 67],
  ['two lines', LONG, null, 87],
  ['a word about a booking', 'Booked', { kind: 'booking' }, 87],
  ['two lines about a booking', LONG, { kind: 'booking' }, 107],
  ['a word about a credit limit', 'Raised', { kind: 'credit_limit' }, 87],
])('%s stands in a row of about %s px', (_, title, target, px) => {
  expect(
    estimateNotificationHeight({ notification_event: { title, type: 'Info', target } } as unknown as Notification),
  ).toBe(px);
});
