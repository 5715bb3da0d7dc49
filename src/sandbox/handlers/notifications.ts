import type { Notification } from '@/api/wire';
import { isoManila } from '../clock';
import { fail, notFoundAnswer, ok, defineRoute } from '../http';
import type { CustomerRecord } from '../records/accounts';
import type { NotificationRecord } from '../records/notifications';
import type { World } from '../world';

const PAGE_SIZE = 10;

const toNotification = ({ id, was_seen, created_at, title, type, target }: NotificationRecord): Notification => ({
  id,
  was_seen,
  date_created: isoManila(created_at),
  notification_event: { title, type, date_created: isoManila(created_at), target },
});

const ownNotifications = (world: World, customer: CustomerRecord, now: number): NotificationRecord[] =>
  world.notifications
    .filter((one) => one.customer_id === customer.id && one.created_at <= now)
    .sort((a, b) => b.created_at - a.created_at || b.id - a.id);

export const notificationRoutes = [
  defineRoute('GET', '/api/notifications', { auth: 'bearer' }, ({ world, customer, query, now }) => {
    const page = Number(query.get('page') ?? 1);
    if (!Number.isInteger(page) || page < 1) {
      return fail(422, 'Please check the marked fields.', { page: ['Pages start at 1.'] });
    }
    const own = ownNotifications(world, customer, now);
    const data = own.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map(toNotification);
    return ok(data, { count: own.length, unread_count: own.filter((one) => !one.was_seen).length });
  }),

  defineRoute('POST', '/api/notifications/read_all', { auth: 'bearer' }, ({ world, customer, body, now }) => {
    const ids = body.notification_ids;
    if (!Array.isArray(ids)) {
      return fail(422, 'Please check the marked fields.', { notification_ids: ['Send the list of notifications.'] });
    }
    const named = new Set(ids.map(String));
    for (const one of ownNotifications(world, customer, now)) {
      if (named.size === 0 || named.has(String(one.id))) one.was_seen = true;
    }
    return ok(null, { message: 'All notifications are marked as read.' });
  }),

  defineRoute(
    'PATCH',
    '/api/notifications/update/:id',
    { auth: 'bearer' },
    ({ world, customer, params, body, now }) => {
      const found = ownNotifications(world, customer, now).find((one) => String(one.id) === params.id);
      if (!found) return notFoundAnswer('The notification');
      const { was_seen: wasSeen } = body;
      if (typeof wasSeen !== 'boolean') {
        return fail(422, 'Please check the marked fields.', { was_seen: ['Say true or false.'] });
      }
      // seen once, seen for good (spec section 4)
      found.was_seen = found.was_seen || wasSeen;
      return ok(toNotification(found), { message: 'The notification is marked as read.' });
    },
  ),
];
