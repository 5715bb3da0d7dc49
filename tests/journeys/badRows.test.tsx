import { act, screen, within } from '@testing-library/react';
import { HttpResponse, getResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { PATHS } from '@/config/paths';
import { createBookableDraft } from '../builders/bookable';
import { renderApp, type RenderOptions, type RenderedApp } from '../render';
import { server } from '../server';
import { settled } from '../time';
import { withNotices } from './notificationDrawer';

type Handlers = RenderedApp['sandbox']['handlers'];

const BAD = [null, {}, 5, 'row', { id: 1 }];

/** An empty list stays empty: a list of only invalid rows counts as not loaded. */
const spoil = (value: unknown): unknown =>
  Array.isArray(value) && value.length > 0 ? [...BAD, ...(value as unknown[]), null] : value;

/** Adds invalid rows to every list of the backend from now on; returns the paths whose lists were sent so. */
function spoilLists(handlers: Handlers) {
  const spoiled = new Set<string>();
  server.use(
    http.all('*/api/*', async ({ request }) => {
      const sent = await getResponse(handlers, request);
      if (!sent?.ok || !sent.headers.get('content-type')?.startsWith('application/json')) return sent;
      const body = (await sent.json()) as { data?: { rates?: unknown[] } };
      const data = spoil(body.data) as typeof body.data;
      if (data?.rates) data.rates = spoil(data.rates) as unknown[];
      if (data?.rates ?? Array.isArray(data)) spoiled.add(new URL(request.url).pathname);
      return HttpResponse.json({ ...body, data }, { headers: { 'x-contract': 'off' } });
    }),
  );
  return spoiled;
}

async function openSpoiled(path: string, options: RenderOptions = {}) {
  const app = await renderApp('/about', { as: 'andrea', ...options });
  const spoiled = spoilLists(app.sandbox.handlers);
  await act(() => app.router.navigate(path));
  return { ...app, spoiled };
}

/** Expects no error on the page once every list has arrived: one that was loaded before hides the invalid rows. */
const expectWhole = async () => {
  await settled();
  expect(screen.queryByText(/did not open|did not load/)).toBeNull();
  expect(document.body).not.toHaveTextContent(/NaN|undefined|Invalid Date/);
};

it.each<[string, string, string, RegExp]>([
  ['vouchers', PATHS.vouchers, '/api/vouchers', /\b[A-Z]{4,}\d+\b/],
  ['transactions', PATHS.walletTransactions, '/api/payments', /₱[\d,]+\.\d{2}/],
  ['payment methods', PATHS.paymentMethods, '/api/payments/methods', /GCash|Visa/],
  ['addresses', PATHS.addresses, '/api/customers/addresses', /Studio/],
  ['help center', PATHS.helpCenter, '/api/settings/help-center/categories', /article/],
  ['my bookings', PATHS.myBookings, '/api/bookings', /LGX-/],
  ['dashboard', PATHS.dashboard, '/api/bookings', /LGX-/],
])('%s: valid rows are shown despite invalid ones', async (_name, path, call, good) => {
  const { spoiled } = await openSpoiled(path);
  await screen.findAllByText(good);
  await expectWhole();
  expect(spoiled).toContain(call);
  expect(within(screen.getByRole('main')).getAllByText(good)).not.toHaveLength(0);
});

it('transactions: their totals say that an unreadable one is not included', async () => {
  const { sandbox, router } = await renderApp('/about', { as: 'andrea' });
  let count = 0;
  server.use(
    http.get('*/api/payments', async ({ request }) => {
      const sent = await getResponse(sandbox.handlers, request);
      const body = (await sent?.json()) as { data: object[]; count: number };
      count = body.count;
      const data = [{ ...body.data[0], amount: 'unknown' }, ...body.data.slice(1)];
      return HttpResponse.json({ ...body, data }, { headers: { 'x-contract': 'off' } });
    }),
  );
  await act(() => router.navigate(PATHS.walletTransactions));
  await screen.findByRole('table', { name: 'Transactions' });
  expect(screen.getByText(`Only ${count - 1} of ${count} transactions are included.`)).toBeVisible();
});

it('notifications: valid ones are shown despite invalid ones', async () => {
  const app = await openSpoiled('/about', { world: withNotices(3) });
  await app.user.click(await screen.findByRole('button', { name: /^Notification/ }));
  const drawer = await screen.findByRole('dialog', { name: /^Notifications/ });
  expect(await within(drawer).findAllByText(/^Notice [123]$/)).toHaveLength(3);
  await expectWhole();
});

it('chats: valid ones are shown despite invalid ones', async () => {
  const app = await openSpoiled('/about');
  await app.user.click(await screen.findByRole('button', { name: 'Message' }));
  const drawer = await screen.findByRole('dialog', { name: 'Chats' });
  // the six of the sandbox, and the one invalid row with an id
  expect(await within(drawer).findAllByRole('listitem')).toHaveLength(7);
  await expectWhole();
});

it('the booking form: valid list entries and rates are shown despite invalid rows', async () => {
  const { spoiled } = await openSpoiled(PATHS.bookSpecial, { draft: await createBookableDraft() });
  await screen.findByText('Estimated total');
  await expectWhole();
  const vehicles = within(screen.getByRole('radiogroup', { name: 'Vehicle' }));
  expect(vehicles.getByRole('radio', { name: /^L300 Van/ })).toBeEnabled();
  const lists = ['/api/vehicles/types', '/api/products/types', '/api/bookings/quick-quotation'];
  expect([...spoiled]).toEqual(expect.arrayContaining(lists));
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
