import type { Notification } from '@/api/wire';
import { ALL_MARKED_READ } from '@/config/messages';
import { toManilaIso } from '../clock';
import { defineRoute, failInvalid, failNotFound, ok } from '../http';
import type { CustomerRecord } from '../records/accounts';
import type { NotificationRecord } from '../records/notifications';
import type { World } from '../world';

const PAGE_SIZE = 10;

const toNotification = ({ id, was_seen, created_at, title, type, target }: NotificationRecord): Notification => ({
  id,
  was_seen,
  date_created: toManilaIso(created_at),
  notification_event: { title, type, date_created: toManilaIso(created_at), target },
});

const findNotifications = (world: World, customer: CustomerRecord, now: number): NotificationRecord[] =>
  world.notifications
    .filter((notification) => notification.customer_id === customer.id && notification.created_at <= now)
    .sort((a, b) => b.created_at - a.created_at || b.id - a.id);

export const notificationRoutes = [
  defineRoute('GET', '/api/notifications', { auth: 'bearer' }, ({ world, customer, query, now }) => {
    const page = Number(query.get('page') ?? 1);
    if (!Number.isInteger(page) || page < 1) {
      return failInvalid({ page: ['Pages start at 1.'] });
    }
    const own = findNotifications(world, customer, now);
    const data = own.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(toNotification);
    return ok(data, { count: own.length, unread_count: own.filter((notification) => !notification.was_seen).length });
  }),

  defineRoute('POST', '/api/notifications/read_all', { auth: 'bearer' }, ({ world, customer, body, now }) => {
    const ids = body.notification_ids;
    if (!Array.isArray(ids)) {
      return failInvalid({ notification_ids: ['Send a list of notification ids.'] });
    }
    const chosen = new Set(ids.map(String));
    for (const notification of findNotifications(world, customer, now)) {
      if (chosen.size === 0 || chosen.has(String(notification.id))) notification.was_seen = true;
    }
    return ok(null, { message: ALL_MARKED_READ });
  }),

  defineRoute(
    'PATCH',
    '/api/notifications/update/:id',
    { auth: 'bearer' },
    ({ world, customer, params, body, now }) => {
      const found = findNotifications(world, customer, now).find(
        (notification) => String(notification.id) === params.id,
      );
      if (!found) return failNotFound('The notification');
      const { was_seen: wasSeen } = body;
      if (typeof wasSeen !== 'boolean') {
        return failInvalid({ was_seen: ['Send true or false.'] });
      }
      // a notification never becomes unseen again (spec 4)
      found.was_seen = found.was_seen || wasSeen;
      return ok(toNotification(found), { message: 'Notification marked as read.' });
    },
  ),
];
