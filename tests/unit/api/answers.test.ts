import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { accountApi } from '../../../src/api/account';
import { addressesApi } from '../../../src/api/addresses';
import { baseApi } from '../../../src/api/baseApi';
import { bookingsApi } from '../../../src/api/bookings';
import { paymentsApi } from '../../../src/api/payments';
import { network } from '../../network';
import { apiStore, recorder, run } from './recorder';

const api = recorder();

const ok = (data: unknown, more: object = {}) => ({ success: true, message: 'Done', data, ...more }) as never;
const UNREADABLE = { kind: 'unreadable', status: 200 };

describe('an answer without the shape that a screen counts on', () => {
  it.each([
    ['getAddresses', undefined, {}],
    ['getAddresses', undefined, null],
    ['getRegions', undefined, 'none'],
    ['getBookings', { page: 0, status: 'Ongoing' }, { results: [] }],
    ['getNotifications', 1, null],
    ['getCustomer', undefined, []],
    ['getCustomer', undefined, { id: 1 }],
    ['login', { username: 'a', password: 'b' }, { customer: {} }],
    ['login', { username: 'a', password: 'b' }, { access: null, customer: {} }],
    ['getBooking', 1, { id: 1, booking_number: 'LGX-1' }],
    ['payBooking', { id: 1, rate: 1, method: 'cash', idempotency_key: 'key-0001' }, {}],
    ['quoteDelivery', { booking_type: 'shared', stops: [] }, { id: 1 }],
  ])('is an unreadable error of %s(%j): %j', async (endpoint, arg, data) => {
    api.answers(ok(data));
    expect(await run(apiStore('access-1'), endpoint, arg)).toMatchObject({ data: undefined, error: UNREADABLE });
  });

  it('is an error too where a page of HTML came with 200', async () => {
    network.use(http.get('*/api/regions', () => HttpResponse.html('<h1>Portal</h1>')));
    expect(await run(apiStore(null), 'getRegions', undefined)).toMatchObject({ data: undefined, error: UNREADABLE });
  });

  it('counts what came where the server does not count', async () => {
    api.answers(ok([{ id: 1 }, { id: 2 }]));
    const store = apiStore('access-1');
    expect((await run(store, 'getTransactions', undefined)).data).toEqual({ data: [{ id: 1 }, { id: 2 }], count: 2 });
    expect((await run(store, 'getNotifications', 1)).data).toMatchObject({ count: 2, unread_count: 0 });
  });

  it('is fine for a rating that is answered with a status alone', async () => {
    api.answers({ status: 200 });
    const rating = { id: 'LGX-1', review: '', rating: 1 };
    expect(await run(apiStore('access-1'), 'rateBooking', rating)).toEqual({ data: { message: '' }, error: undefined });
  });

  it('is a network error where nothing came', async () => {
    network.use(http.get('*/api/regions', () => HttpResponse.error()));
    expect((await run(apiStore(null), 'getRegions', undefined)).error).toMatchObject({ kind: 'network', status: 0 });
  });
});

describe('what a change makes stale', () => {
  const address = { id: 1, label: 'Home' };
  const gets = () => api.sent.filter(({ method }) => method === 'GET').map(({ url }) => url);
  const settled = (store: ReturnType<typeof apiStore>) =>
    Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));

  it('is fetched again where a screen shows it', async () => {
    const store = apiStore('access-1');
    api.answers(ok([address]));
    await store.dispatch(addressesApi.endpoints.getAddresses.initiate());
    await store.dispatch(paymentsApi.endpoints.getPaymentMethods.initiate());
    api.answers(ok(address));
    await run(store, 'deleteAddress', 1);
    await settled(store);
    expect(gets()).toEqual(['/api/customers/addresses', '/api/payments/methods', '/api/customers/addresses']);
  });

  it('stays as it is where the change was refused', async () => {
    const store = apiStore('access-1');
    api.answers(ok([address]));
    await store.dispatch(addressesApi.endpoints.getAddresses.initiate());
    api.answers({ success: false, message: 'No.' }, 400);
    await run(store, 'deleteAddress', 1);
    await settled(store);
    expect(gets()).toEqual(['/api/customers/addresses']);
  });

  it('is the booking that was paid, the balance and the profile, and no other booking', async () => {
    const store = apiStore('access-1');
    const known = (id: string) => ok({ id, booking_number: `LGX-${id}`, booking_routes: [] });
    api.answers(known('1'));
    await store.dispatch(bookingsApi.endpoints.getBooking.initiate('1'));
    api.answers(known('2'));
    await store.dispatch(bookingsApi.endpoints.getBooking.initiate('2'));
    api.answers(ok({ id: 41, user: {} }));
    await store.dispatch(accountApi.endpoints.getCustomer.initiate());
    api.reset();
    api.answers(ok({ id: 1, booking_number: 'LGX-1', booking_routes: [], user: {}, booking: {} }));
    await run(store, 'payBooking', { id: 1, rate: 5, method: 'credit', idempotency_key: 'key-0001' });
    await settled(store);
    expect(gets().sort()).toEqual(['/api/bookings/1', '/api/customers/']);
  });

  it('is everything at logout: the cache is emptied', async () => {
    const store = apiStore('access-1');
    api.answers(ok([address]));
    await store.dispatch(addressesApi.endpoints.getAddresses.initiate());
    expect(JSON.stringify(store.getState().api)).toContain('Home');
    store.dispatch(baseApi.util.resetApiState());
    expect(Object.keys(store.getState().api.queries)).toEqual([]);
  });
});
