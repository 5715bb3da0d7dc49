import { expect, test } from 'vitest';
import type { Notification } from '@/api/wire';
import { getBookingNumber } from '@/domain/account/notificationSubject';

const about = (target: object | null) =>
  ({
    id: 1,
    was_seen: false,
    date_created: '',
    notification_event: { title: '', type: 'Info', target },
  }) as Notification;

test.each([
  [{ kind: 'booking', booking_number: 'LGX-1' }, 'LGX-1'],
  [{ booking_number: 'LGX-1', credit_limit: 5000 }, 'LGX-1'],
  [{ kind: 'credit_limit', booking_number: 'LGX-1' }, null],
  [{ booking_number: '', credit_limit: null }, null],
  [{ booking_number: null }, null],
  [null, null],
])('a notification about %j opens the booking %s', (target, number) => {
  expect(getBookingNumber(about(target))).toBe(number);
});
