import { screen, within } from '@testing-library/react';
import type { NotificationType } from '@/config/statuses';
import type { RecordedTarget } from '@/sandbox/records/notifications';
import { ANDREA } from '../accounts';
import { renderApp, type RenderedApp } from '../render';

/** Replaces the notifications by `total` unread ones of andrea; "Notice 1" is the newest. */
export const withNotices =
  (total: number) =>
  ({ notifications }: RenderedApp['world']) => {
    notifications.length = 0;
    for (let number = 1; number <= total; number += 1) notifications.push(notice(number));
  };

/** Creates an unread notification of andrea. */
export const notice = (
  number: number,
  type: NotificationType = 'Info',
  target: RecordedTarget = { kind: 'notice' },
) => ({
  id: 9000 + number,
  customer_id: ANDREA,
  was_seen: false,
  created_at: Date.parse('2026-07-16T10:08:00+08:00') - number * 60_000,
  title: `Notice ${number}`,
  type,
  target,
});

/** Renders the app and opens the notification drawer by its icon. */
export async function openDrawer(options: Parameters<typeof renderApp>[1]) {
  const app = await renderApp('/about', options);
  await app.user.click(await screen.findByRole('button', { name: /^Notification/ }));
  const drawer = await screen.findByRole('dialog', { name: 'Notifications' });
  return { ...app, drawer };
}

export const rows = () => within(screen.getByRole('dialog', { name: 'Notifications' })).queryAllByRole('listitem');
