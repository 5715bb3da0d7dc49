import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PATHS, getLivePath } from '@/config/paths';
import { ANDREA } from '../accounts';
import { renderApp, type RenderedApp } from '../render';
import { settled } from '../time';
import { openChats } from './chatDrawer';
import { openDrawer, withNotices } from './notificationDrawer';

const press = async ({ user }: RenderedApp, name: string | RegExp, role = 'button') =>
  user.click(await screen.findByRole(role, { name }));

const NEWEST_MESSAGE = /Noted po\. I strapped/;

const openNotices = () => openDrawer({ as: 'andrea', world: withNotices(3) });
const openAddresses = () => renderApp(PATHS.addresses, { as: 'andrea' });

/** Opens the dialog of a notification about andrea's delivery. */
async function openNoticeOfDelivery() {
  const app = await openDrawer({ as: 'andrea' });
  const [row] = await screen.findAllByRole('button', { name: /Delivered\. Please rate/ });
  await app.user.click(row as HTMLElement);
  await screen.findByRole('button', { name: 'View' });
  await settled();
  return app;
}

async function openConversations() {
  const app = await openChats();
  await screen.findByRole('button', { name: NEWEST_MESSAGE });
  return app;
}

async function openDelivery() {
  const app = await renderApp('/mybooking', { as: 'andrea' });
  const booking = app.world.bookings.find(({ customer_id, status }) => customer_id === ANDREA && status === 'Ongoing');
  await act(() => app.router.navigate(getLivePath(booking?.booking_number ?? '')));
  await screen.findByRole('button', { name: 'Chat with driver' });
  return app;
}

async function deleteAddress() {
  const app = await openAddresses();
  await press(app, 'More about Studio');
  await press(app, 'Delete', 'menuitem');
  await press(app, 'Delete address');
  await screen.findByRole('button', { name: 'Undo' });
  return app;
}

type Flow = {
  /** Opens the screen while the session is valid. */
  open: () => Promise<RenderedApp>;
  /** Starts the call that finds the session over. */
  call: (app: RenderedApp) => Promise<unknown>;
};
const FLOWS: [string, Flow][] = [
  ['marks all as read', { open: openNotices, call: (app) => press(app, 'Mark all as read', 'link') }],
  [
    'closes a notification',
    {
      open: async () => {
        const app = await openNotices();
        await press(app, /Notice 2/);
        await screen.findByRole('dialog', { name: 'Notice 2' });
        return app;
      },
      call: (app) => press(app, 'Ok'),
    },
  ],
  ['opens the booking of a notification', { open: openNoticeOfDelivery, call: (app) => press(app, 'View') }],
  ['opens the chat with the driver', { open: openDelivery, call: (app) => press(app, 'Chat with driver') }],
  ['opens the chat list', { open: () => renderApp('/about', { as: 'andrea' }), call: (app) => press(app, 'Message') }],
  ['opens a conversation', { open: openConversations, call: (app) => press(app, NEWEST_MESSAGE) }],
  [
    'changes the default address',
    {
      open: async () => {
        const app = await openAddresses();
        await press(app, 'More about Studio');
        return app;
      },
      call: (app) => press(app, 'Make default', 'menuitem'),
    },
  ],
  [
    'leaves a page with a deleted address',
    { open: deleteAddress, call: ({ router }) => act(() => router.navigate('/about')) },
  ],
];

describe('a session that ends during a call', () => {
  it.each(FLOWS)('shows only its dialog to a customer who %s', async (_, { open, call }) => {
    const app = await open();
    app.world.sessions.length = 0;
    await call(app);
    expect(await screen.findByRole('dialog', { name: 'Session Expired' })).toBeVisible();
    await settled();
    expect(app.store.getState().toasts.items.map(({ text }) => text)).toEqual([]);
  });
});
