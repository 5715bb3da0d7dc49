import { act, screen, within } from '@testing-library/react';
import { HttpResponse, getResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { PATHS } from '@/config/paths';
import type { World } from '@/sandbox/world';
import { renderApp, type RenderedApp } from '../render';
import { server } from '../server';
import { openPriced } from './bookingPage';
import { withNotices } from './notificationDrawer';

type Handlers = RenderedApp['sandbox']['handlers'];

const BAD = [null, {}, 5, 'row', { id: 1 }];

/** An empty list stays empty: a list of only invalid rows counts as not loaded. */
const spoil = (value: unknown): unknown =>
  Array.isArray(value) && value.length > 0 ? [...BAD, ...(value as unknown[]), null] : value;

/** Adds invalid rows to every list of the backend from now on. */
function spoilLists(handlers: Handlers) {
  server.use(
    http.all('*/api/*', async ({ request }) => {
      const sent = await getResponse(handlers, request);
      if (!sent?.ok || !sent.headers.get('content-type')?.startsWith('application/json')) return sent;
      const body = (await sent.json()) as { data?: { rates?: unknown[] } };
      const data = spoil(body.data) as typeof body.data;
      if (data?.rates) data.rates = spoil(data.rates) as unknown[];
      return HttpResponse.json({ ...body, data }, { headers: { 'x-contract': 'off' } });
    }),
  );
}

async function openSpoiled(path: string, as = 'andrea', world?: (fresh: World) => void) {
  const app = await renderApp('/about', { as, world });
  spoilLists(app.sandbox.handlers);
  await act(() => app.router.navigate(path));
  return app;
}

const isWhole = () => {
  expect(screen.queryByText(/did not open|did not load/)).toBeNull();
  expect(document.body).not.toHaveTextContent(/NaN|undefined|Invalid Date/);
};

it.each<[string, string, RegExp]>([
  ['vouchers', PATHS.vouchers, /\b[A-Z]{4,}\d+\b/],
  ['transactions', PATHS.walletTransactions, /₱[\d,]+\.\d{2}/],
  ['payment methods', PATHS.paymentMethods, /GCash|Visa/],
  ['addresses', PATHS.addresses, /Studio/],
  ['help center', PATHS.helpCenter, /article/],
  ['my bookings', PATHS.myBookings, /LGX-/],
  ['dashboard', PATHS.dashboard, /LGX-/],
])('%s: valid rows are shown despite invalid ones', async (_name, path, good) => {
  await openSpoiled(path);
  await screen.findAllByText(good);
  isWhole();
});

it('notifications: valid ones are shown despite invalid ones', async () => {
  const app = await openSpoiled('/about', 'andrea', withNotices(3));
  await app.user.click(await screen.findByRole('button', { name: /^Notification/ }));
  const drawer = await screen.findByRole('dialog', { name: /^Notifications/ });
  expect(await within(drawer).findAllByText(/^Notice [123]$/)).toHaveLength(3);
  isWhole();
});

it('chats: valid ones are shown despite invalid ones', async () => {
  const app = await openSpoiled('/about');
  await app.user.click(await screen.findByRole('button', { name: 'Message' }));
  const drawer = await screen.findByRole('dialog', { name: 'Chats' });
  // the six of the sandbox, and the one invalid row with an id
  expect(await within(drawer).findAllByRole('listitem')).toHaveLength(7);
  isWhole();
});

it('the booking form: valid list entries and rates are shown despite invalid rows', async () => {
  const app = await openPriced();
  spoilLists(app.sandbox.handlers);
  await act(() => app.router.navigate(PATHS.bookJoint));
  await act(() => app.router.navigate(PATHS.bookSpecial));
  expect((await screen.findAllByRole('radio')).length).toBeGreaterThan(2);
  isWhole();
});

it('a ledger without a readable row does not look paid up', async () => {
  const app = await renderApp('/about', { as: 'harbor.foods' });
  const rows = BAD.slice(1);
  server.use(
    http.get('*/api/payments', () =>
      HttpResponse.json(
        { success: true, message: '', data: rows, count: rows.length },
        { headers: { 'x-contract': 'off' } },
      ),
    ),
  );
  await act(() => app.router.navigate(PATHS.walletCorporate));
  expect(await screen.findByText('Your statement did not load')).toBeVisible();
  expect(screen.queryByText('Nothing billed yet')).toBeNull();
});
