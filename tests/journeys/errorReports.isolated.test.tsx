import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, getResponse, http } from 'msw';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { bookingsApi } from '@/api/bookings';
import { vouchersApi } from '@/api/vouchers';
import { startReports } from '@/app/reports';
import { pageRoutes } from '@/app/routes';
import { BUILD_ID } from '@/config/buildId';
import { PATHS } from '@/config/paths';
import { connectReporter, type ErrorReport } from '@/lib/report/reportError';
import { renderApp } from '../render';
import { server } from '../server';

const reports: ErrorReport[] = [];
/** Reports of all tests so far: the limit is one of the page, which this file does not load again. */
let sent = 0;
const requested: string[] = [];

/** Source, message and route of every report. */
const summarize = () => reports.map(({ source, error, route }) => [source, error.message, route]);

const dispatch = (type: string, fields: object) =>
  act(() => void window.dispatchEvent(Object.assign(new Event(type), fields)));

beforeAll(() => {
  vi.spyOn(console, 'info').mockImplementation(() => undefined);
  startReports();
  connectReporter((report) => {
    reports.push(report);
    sent += 1;
  });
  server.events.on('request:start', ({ request }) => requested.push(new URL(request.url).origin));
});

// React and the router log what a boundary caught
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => {
  // the tests have no DSN
  expect(requested.filter((origin) => origin !== location.origin)).toEqual([]);
  reports.length = 0;
});

describe('is reported once, with the pattern of its route', () => {
  it('a rejection and an error that no code catches', async () => {
    await renderApp('/track/LGX-260716-1234');
    const reason = new Error('Nobody caught this promise');
    dispatch('unhandledrejection', { reason });
    dispatch('unhandledrejection', { reason });
    dispatch('error', { error: new TypeError('Nobody caught this error') });
    expect(summarize()).toEqual([
      ['unhandled rejection', 'Nobody caught this promise', '/track/:bookingNumber'],
      ['unhandled error', 'Nobody caught this error', '/track/:bookingNumber'],
    ]);
  });

  it('a render error, which the boundary of the route and React both see', async () => {
    const { store } = await renderApp('/voucher', { as: 'andrea' });
    const vouchers = () => vouchersApi.endpoints.getVouchers.select()(store.getState()).data ?? [];
    await waitFor(() => expect(vouchers()).not.toEqual([]));
    const broken = vouchers().map((voucher) => ({ ...voucher, title: { unexpected: 'object' } }));
    await act(async () => {
      await store.dispatch(vouchersApi.util.upsertQueryData('getVouchers', undefined, broken as never));
    });
    expect(await screen.findByText('This page did not open')).toBeVisible();
    expect(summarize()).toEqual([['error boundary', expect.stringContaining('{unexpected}'), '/voucher']]);
    expect(reports[0]?.names).toEqual(expect.arrayContaining(['andrea', 'Andrea']));
  });

  it('a render error in a part of the page, whose boundary keeps the page alive', async () => {
    const { store } = await renderApp('/help', { as: 'andrea' });
    const sidebar = await screen.findByRole('complementary', { name: 'Sidebar' });
    expect(await within(sidebar).findByText('+2 more')).toBeVisible();
    const page = {
      data: [{ id: 1, booking_number: { nested: 'object' }, status: 'Ongoing', booking_routes: [] }],
      count: 1,
    };
    await act(async () => {
      const args = { page: 0, status: 'Ongoing' } as const;
      await store.dispatch(bookingsApi.util.upsertQueryData('getBookings', args, page as never));
    });
    expect(await within(sidebar).findByText(/The sidebar did not open\./)).toBeVisible();
    expect(summarize()).toEqual([['error boundary', expect.stringContaining('{nested}'), '/help']]);
  });

  it('a response that breaks the contract, by the name of its call and without its data', async () => {
    const broken = HttpResponse.json(
      { success: true, message: '', data: 'Andrea' },
      { headers: { 'x-contract': 'off' } },
    );
    const { user } = await renderApp('/voucher', {
      as: 'andrea',
      world: () => server.use(http.get('*/api/vouchers', () => broken.clone())),
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
    expect(summarize()).toEqual([['response', 'Unreadable response of getVouchers, status 200', '/voucher']]);
  });

  it('a list with a row that breaks the contract, although the others are shown', async () => {
    const { sandbox, router } = await renderApp('/about', { as: 'andrea' });
    server.use(
      http.get('*/api/customers/addresses', async ({ request }) => {
        const sent = await getResponse(sandbox.handlers, request);
        const { data } = (await sent?.json()) as { data: object[] };
        return HttpResponse.json({ data: [...data, { id: 'LOST' }] }, { headers: { 'x-contract': 'off' } });
      }),
    );
    await act(() => router.navigate(PATHS.addresses));
    expect(await screen.findByText(/Studio/)).toBeVisible();
    expect(summarize()).toEqual([['response', 'Unreadable response of getAddresses, status 200', '/address']]);
  });

  it.each([
    ['script', 'Failed to fetch dynamically imported module: /assets/WalletPage-B2x3.js'],
    ['stylesheet of a script', 'Unable to preload CSS for /assets/WalletPage-B2x3.css'],
  ])('a %s that does not load, which the route and Vite both see', async (_name, message) => {
    // this tab has just reloaded for the script
    sessionStorage.setItem('reloaded-for-chunk', String(Date.now()));
    const payload = new TypeError(message);
    const route = pageRoutes.find(({ path }) => path === PATHS.calendar);
    if (route) vi.spyOn(route, 'lazy').mockRejectedValue(payload);
    const { router } = await renderApp('/about', { as: 'andrea' });
    await act(() => router.navigate(PATHS.calendar));
    expect(await screen.findByText('This page did not open')).toBeVisible();
    expect(summarize()).toEqual([['missing script', payload.message, PATHS.calendar]]);
    dispatch('vite:preloadError', { payload });
    expect(reports).toHaveLength(1);
  });

  it('a script whose absence the code handles', async () => {
    await renderApp('/about');
    dispatch('vite:preloadError', { payload: new TypeError('Importing a module script failed.') });
    expect(summarize()).toEqual([['missing script', 'Importing a module script failed.', '/about']]);
  });
});

it('a cancelled call is not reported, and a loop of errors ends after 30 reports', async () => {
  await renderApp('/about');
  dispatch('unhandledrejection', { reason: Object.assign(new Error('Aborted'), { name: 'AbortError' }) });
  expect(reports).toEqual([]);
  for (let count = 0; count < 100; count += 1) dispatch('error', { error: new Error(`Error number ${count}`) });
  expect(sent).toBe(30);
});

it('the About page shows the build', async () => {
  await renderApp('/about');
  expect(await screen.findByText(`Version ${BUILD_ID}`)).toBeVisible();
});
