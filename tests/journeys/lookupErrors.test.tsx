import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { PATHS, getChangePath } from '@/config/paths';
import { selectLookupErrors } from '@/store/booking';
import { createBookableDraft } from '../builders/bookable';
import { countCalls } from '../calls';
import { renderApp } from '../render';
import { server } from '../server';

type Screen = {
  path: string;
  /** The failing calls, by the name of their error array. */
  lists: Record<string, string>;
  /** Messages on the screen. */
  says: RegExp[];
  as?: string;
  /** A choice on every place level. */
  isFilled?: boolean;
};

const SCREENS: Screen[] = [
  {
    path: '/address?address={first}',
    lists: {
      region: '/api/regions',
      province: '/api/provinces/:id',
      city: '/api/cities/:id',
      barangay: '/api/barangays/:id',
    },
    says: [/^The list did not load\./],
    as: 'andrea',
  },
  {
    path: '/booking/exclusive',
    lists: {
      goodsTypes: '/api/products/types',
      category: '/api/products/categories',
      subcategory: '/api/products/subcategories',
      packingType: '/api/products/uom',
      vehicleTypes: '/api/vehicles/types',
    },
    says: [/^Some goods lists did not load\./, /^Vehicles did not load/],
    as: 'andrea',
    isFilled: true,
  },
  { path: '/signup/corporate', lists: { companyType: '/api/companies/types' }, says: [/types did not load/] },
  { path: '/address', lists: { addresses: '/api/customers/addresses' }, says: [/^Addresses did not/], as: 'andrea' },
  { path: '/payment-method', lists: { wallet: '/api/payments/methods' }, says: [/methods did not load/], as: 'andrea' },
  {
    path: '/wallet/transactions',
    lists: { transactions: '/api/payments' },
    says: [/^Transactions did not load/],
    as: 'andrea',
  },
  { path: '/mybooking?status=Cancelled', lists: { myBookings: '/api/bookings' }, says: [/did not load/], as: 'andrea' },
  { path: '/voucher', lists: { vouchers: '/api/vouchers' }, says: [/^Vouchers did not load/], as: 'andrea' },
  {
    path: '/help-center',
    lists: { help: '/api/settings/help-center/categories' },
    says: [/help center did not load/],
    as: 'andrea',
  },
  {
    path: '/help-center',
    lists: { help: '/api/settings/help-center' },
    says: [/^Articles did not load/],
    as: 'andrea',
  },
];

const REFUSAL = { status: 503, message: 'Closed for stock-taking.' };
const listRetries = () => screen.queryAllByRole('button', { name: /Try again$/ });

it.each(SCREENS)(
  '$path keeps what failed of $lists, says so, and tries again',
  async ({ path, lists, says, ...as }) => {
    const draft = as.isFilled ? await createBookableDraft() : undefined;
    const app = await renderApp('/about', { as: as.as, draft });
    let isDown = true;
    const handler = () =>
      isDown ? HttpResponse.json({ success: false, message: REFUSAL.message }, { status: REFUSAL.status }) : undefined;
    server.use(...Object.values(lists).map((call) => http.get(`*${call}`, handler)));
    const counts = Object.values(lists).map((call) => countCalls('GET', call));
    await act(() => app.router.navigate(path.replace('{first}', String(app.world.addresses[0]?.id))));
    for (const message of says) expect((await screen.findAllByText(message))[0]).toBeVisible();
    const errors = () => selectLookupErrors(app.store.getState());
    await waitFor(() => {
      for (const list of Object.keys(lists)) expect(errors()[list]?.at(-1), list).toEqual(REFUSAL);
    });
    const kept = errors();

    isDown = false;
    const before = counts.map((count) => count());
    for (const button of listRetries()) await app.user.click(button);
    await waitFor(() => says.forEach((message) => expect(screen.queryByText(message)).toBeNull()));
    counts.forEach((count, index) => expect(count()).toBeGreaterThan(before[index] ?? 0));
    for (const list of Object.keys(lists)) expect(errors()[list]).toEqual(kept[list]);
  },
);

it.each([
  ['vehicles of the booking form', PATHS.bookSpecial, '/api/vehicles/types', 'Vehicles did not load'],
  ['vehicles of many deliveries', PATHS.bookBatch, '/api/vehicles/types', 'Vehicles did not load'],
  ['pickups of many deliveries', PATHS.bookBatch, '/api/customers/addresses', 'Saved addresses did not load'],
  ['booking that is changed', getChangePath('exclusive', '1'), '/api/bookings/1', 'The booking did not load'],
])('%s: a failing server is not called a problem of the connection', async (_name, path, call, title) => {
  const app = await renderApp('/about', { as: 'andrea' });
  server.use(http.get(`*${call}`, () => new HttpResponse(null, { status: 500 })));
  await act(() => app.router.navigate(path));
  const problem = (await screen.findByText(title)).closest('[role="alert"]');
  expect(problem).toHaveTextContent('Something went wrong on our side.');
  expect(problem).not.toHaveTextContent(/connection/);
});
