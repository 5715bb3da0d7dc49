import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { accountApi } from '@/api/account';
import { addressesApi } from '@/api/addresses';
import { baseApi } from '@/api/baseApi';
import { bookingsApi } from '@/api/bookings';
import { paymentsApi } from '@/api/payments';
import type { Booking } from '@/api/wire';
import { booking } from '../../builders/booking';
import { network } from '../../network';
import { apiStore, recorder, run } from './recorder';

const api = recorder();

const ok = (data: unknown, more: object = {}) => ({ success: true, message: 'Done', data, ...more }) as never;
const UNREADABLE = { kind: 'unreadable', status: 200 };

describe('a response with an unexpected shape', () => {
  it.each([
    ['getAddresses', undefined, {}],
    ['getAddresses', undefined, null],
    ['getRegions', undefined, 'none'],
    ['getBookings', { page: 0, status: 'Ongoing' }, { results: [] }],
    ['getNotifications', 1, null],
    ['getCustomer', undefined, []],
    ['getCustomer', undefined, {}],
    ['login', { username: 'a', password: 'b' }, { customer: {} }],
    ['login', { username: 'a', password: 'b' }, { access: null, customer: {} }],
    ['login', { username: 'a', password: 'b' }, { access: 'access-1', customer: null }],
    ['getBooking', 1, { id: 1, booking_number: 'LGX-1' }],
    ['payBooking', { id: 1, rate: 1, method: 'cash', idempotency_key: 'key-0001' }, {}],
    ['quoteDelivery', { booking_type: 'shared', stops: [] }, { id: 1 }],
  ])('is an unreadable error of %s(%j): %j', async (endpoint, arg, data) => {
    api.answers(ok(data));
    expect(await run(apiStore('access-1'), endpoint, arg)).toMatchObject({ data: undefined, error: UNREADABLE });
  });

  it('is an error if it is an HTML page with status 200', async () => {
    network.use(http.get('*/api/regions', () => HttpResponse.html('<h1>Portal</h1>')));
    expect(await run(apiStore(null), 'getRegions', undefined)).toMatchObject({ data: undefined, error: UNREADABLE });
  });

  it.each([
    ['getCustomer', undefined],
    ['getBooking', 1],
    ['deleteAddress', 1],
  ])('is unreadable if a list is returned for %s', async (endpoint, arg) => {
    api.answers([{ id: 1 }]);
    expect(await run(apiStore('access-1'), endpoint, arg)).toMatchObject({ data: undefined, error: UNREADABLE });
  });

  it('is accepted for a rating with a status only', async () => {
    api.answers({ status: 200 });
    const rating = { id: 'LGX-1', review: '', rating: 1 };
    expect(await run(apiStore('access-1'), 'rateBooking', rating)).toEqual({ data: { message: '' }, error: undefined });
  });

  it('is a network error if there is no response', async () => {
    network.use(http.get('*/api/regions', () => HttpResponse.error()));
    expect((await run(apiStore(null), 'getRegions', undefined)).error).toMatchObject({ kind: 'network', status: 0 });
  });
});

const rows = (length: number) =>
  Array.from({ length }, (_, index) => ({
    id: index + 1,
    was_seen: index > 2,
    amount: 10,
    booking_number: `LGX-${index}`,
    notification_event: { title: 'Paid' },
  }));

describe('the total of a list', () => {
  const LAST = Number.MAX_SAFE_INTEGER;

  it.each<[string, unknown, number, object, number]>([
    ['getTransactions', undefined, 25, {}, 25],
    ['getTransactions', { page: 0, size: 999 }, 25, {}, 25],
    ['getTransactions', { page: 2, size: 10 }, 4, {}, 24],
    ['getBookings', { page: 0, status: 'Ongoing' }, 10, { count: '57' }, 57],
    ['getBookings', { page: 0, status: 'Ongoing' }, 10, { count: 'many' }, 11],
    ['getBookings', { page: 1, status: 'Ongoing' }, 10, {}, 21],
    ['getBookings', { page: 1, status: 'Ongoing' }, 3, {}, 13],
    ['getBookings', { page: 2, status: 'Ongoing' }, 0, {}, 20],
    ['getBookings', { page: 0, status: 'Ongoing' }, 0, { count: 1000 }, 0],
    ['getBookings', { page: 3, status: 'Ongoing' }, 0, { count: LAST }, 30],
    ['getBookings', { page: 3, status: 'Ongoing' }, 0, { count: 12 }, 12],
    ['getNotifications', 1, 10, {}, 11],
    ['getNotifications', 2, 5, {}, 15],
    ['getNotifications', 2, 0, { count: 1000 }, 10],
  ])('of %s(%j) with %i rows and %j is %i', async (endpoint, arg, length, counts, total) => {
    api.answers(ok(rows(length), counts));
    expect((await run(apiStore('access-1'), endpoint, arg)).data).toMatchObject({ count: total });
  });

  it.each([[{ count: 1000 }], [{}], [{ count: '1000' }]])(
    'that is higher than the number of rows (%j) costs one more call',
    async (counts) => {
      network.use(
        http.get('*/api/bookings', ({ request }) => {
          const page = Number(new URL(request.url).searchParams.get('page'));
          api.sent.push({} as never);
          return HttpResponse.json(ok(page === 0 ? rows(10) : [], counts));
        }),
      );
      const store = apiStore('access-1');
      const { getAllBookings } = bookingsApi.endpoints;
      const list = store.dispatch(getAllBookings.initiate('Ongoing'));
      await list;
      await store.dispatch(getAllBookings.initiate('Ongoing', { direction: 'forward' }));
      await store.dispatch(getAllBookings.initiate('Ongoing', { direction: 'forward' }));
      expect(api.sent).toHaveLength(2);
    },
  );

  it('counts unread notifications on the first page if the server does not; other pages have no count', async () => {
    const store = apiStore('access-1');
    api.answers(ok(rows(5)));
    expect((await run(store, 'getNotifications', 1)).data).toMatchObject({ unread_count: 3 });
    expect((await run(store, 'getNotifications', 2)).data).not.toHaveProperty('unread_count');
    api.answers(ok(rows(5), { unread_count: '12' }));
    expect((await run(store, 'getNotifications', 3)).data).toMatchObject({ unread_count: 12 });
  });
});

const BLANK = {
  id: 41,
  customer_type: '',
  remaining_credits: 0,
  points: 0,
  credit_limit: 0,
  billing_type: null,
  company: null,
  user: {
    id: 41,
    username: '',
    email: '',
    mobile: null,
    user_profile: {
      first_name: '',
      last_name: '',
      account_number: '',
      is_email_verified: false,
      is_mobile_verified: false,
    },
  },
};
const { user: BLANK_USER } = BLANK;
const { user_profile: BLANK_PROFILE } = BLANK_USER;

describe('an incomplete record', () => {
  it.each<[string, object, object]>([
    ['no user', { id: 41 }, BLANK],
    ['a user that is null', { id: 41, user: null, company: null }, BLANK],
    ['no id of its own', { user: { id: 7 } }, { ...BLANK, id: 7, user: { ...BLANK_USER, id: 7 } }],
    [
      'no profile',
      { id: 41, user: { id: 41, username: 'ana' } },
      { ...BLANK, user: { ...BLANK_USER, username: 'ana' } },
    ],
    ['a profile that is null', { id: 41, user: { user_profile: null } }, BLANK],
    [
      'names that are null, and a birth date that is asked for',
      { id: 41, user: { user_profile: { first_name: null, birth_date: null, account_number: 41 } } },
      {
        ...BLANK,
        user: { ...BLANK_USER, user_profile: { ...BLANK_PROFILE, birth_date: null, account_number: '41' } },
      },
    ],
    [
      'a company without its papers',
      { id: 41, company: { id: 9 } },
      { ...BLANK, company: { id: 9, company_name: '', documents: [] } },
    ],
  ])('is completed if it has %s', async (_what, record, whole) => {
    const store = apiStore('access-1');
    api.answers(ok(record));
    const code = { method: 'sms', otp: '123456' };
    const answers = [
      await run(store, 'getCustomer', undefined),
      await run(store, 'verifyOtp', code),
      await run(store, 'updateCustomer', { id: 41, body: new FormData() }),
    ];
    // an incomplete record is fetched
    network.use(http.get('*/api/customers/', () => HttpResponse.json(ok(record))));
    api.answers(ok({ access: 'access-1', customer: record }));
    const { data } = await run(store, 'login', { username: 'a', password: 'b' });
    answers.push({ data: (data as { customer: unknown }).customer });
    expect(answers.map((answer) => answer.data)).toEqual([whole, whole, whole, whole]);
    // unknown fields stay absent
    expect(Object.keys((answers[0]?.data as typeof BLANK).user.user_profile)).toEqual(
      expect.not.arrayContaining(['gender']),
    );
  });
});

describe('a server that ignores the status of the list of bookings', () => {
  const list = async (status: string) => {
    const bookings = (['Pending', 'Ongoing'] as const).map((state, index) => booking({ id: index + 1, status: state }));
    api.answers(ok(bookings, { count: 20 }));
    const { data } = await run(apiStore('access-1'), 'getBookings', { page: 0, status });
    return data as { data: Booking[]; count: number };
  };

  it('adds no other booking to the pending ones, and none to their number', async () => {
    const pending = await list('Pending');
    expect(pending.data.map(({ status }) => status)).toEqual(['Pending']);
    expect(pending.count).toBe(1);
  });

  it('decides what is ongoing', async () => {
    const ongoing = await list('Ongoing');
    expect(ongoing.data).toHaveLength(2);
    expect(ongoing.count).toBe(20);
  });
});

describe('stale data after a mutation', () => {
  const address = { id: 1, label: 'Home', address_line: '45 Scout Tuason' };
  const gets = () => api.sent.filter(({ method }) => method === 'GET').map(({ url }) => url);
  const settled = (store: ReturnType<typeof apiStore>) =>
    Promise.all(store.dispatch(baseApi.util.getRunningQueriesThunk()));

  it('is refetched if a screen shows it', async () => {
    const store = apiStore('access-1');
    api.answers(ok([address]));
    await store.dispatch(addressesApi.endpoints.getAddresses.initiate());
    await store.dispatch(paymentsApi.endpoints.getPaymentMethods.initiate());
    api.answers(ok(address));
    await run(store, 'deleteAddress', 1);
    await settled(store);
    expect(gets()).toEqual(['/api/customers/addresses', '/api/payments/methods', '/api/customers/addresses']);
  });

  it('stays cached if the mutation is refused', async () => {
    const store = apiStore('access-1');
    api.answers(ok([address]));
    await store.dispatch(addressesApi.endpoints.getAddresses.initiate());
    api.answers({ success: false, message: 'No.' }, 400);
    await run(store, 'deleteAddress', 1);
    await settled(store);
    expect(gets()).toEqual(['/api/customers/addresses']);
  });

  it('includes the paid booking, the balance and the profile, and no other booking', async () => {
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

  it('is dropped completely at logout', async () => {
    const store = apiStore('access-1');
    api.answers(ok([address]));
    await store.dispatch(addressesApi.endpoints.getAddresses.initiate());
    expect(JSON.stringify(store.getState().api)).toContain('Home');
    store.dispatch(baseApi.util.resetApiState());
    expect(Object.keys(store.getState().api.queries)).toEqual([]);
  });
});
