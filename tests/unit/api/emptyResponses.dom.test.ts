import { HttpResponse, http, type JsonBodyType } from 'msw';
import { describe, expect, it } from 'vitest';
import { baseApi } from '@/api/baseApi';
import { findCall, sampleAnswer } from '../../contract/document';
import { network } from '../../network';
import { CALLS, type CallRow } from './calls';
import { apiStore, run } from './recorder';

const isWrite = (endpoint: string) =>
  'useMutation' in (baseApi.endpoints as unknown as Record<string, object>)[endpoint]!;

/** Calls that need data in the response: no other call can fetch it. */
const NEED_DATA = ['login', 'loginWithProvider', 'registerWithProvider', 'registerCustomer', 'quoteDelivery'];
const needsData = ({ endpoint }: CallRow) => NEED_DATA.includes(endpoint);
/** The booking of the contract's example. */
const ID = '9001';
/** Calls whose missing data another call fetches. */
const FETCHED: Record<string, string> = {
  disconnectProvider: '/api/customers/',
  updateCustomer: '/api/customers/',
  verifyOtp: '/api/customers/',
  payBooking: `/api/bookings/${ID}`,
  updateBookingStatus: `/api/bookings/${ID}`,
  startConversation: '/api/messages',
};

/** Responds to writes with 204, and to GET with the contract's example. */
function answersEmpty(fails = false) {
  const gets: string[] = [];
  network.use(
    http.all('*/api/*', ({ request }) => {
      if (request.method !== 'GET') return new HttpResponse(null, { status: 204 });
      const { pathname } = new URL(request.url);
      gets.push(pathname);
      if (fails) return HttpResponse.json({ success: false, message: 'Down.' }, { status: 503 });
      const call = findCall('GET', pathname);
      return HttpResponse.json((call && sampleAnswer(call.operation)) as JsonBodyType);
    }),
  );
  return gets;
}

const WRITES = CALLS.filter(({ endpoint }) => isWrite(endpoint));

describe.each(WRITES.filter((row) => !needsData(row)))('$endpoint ($url) by 204', (row) => {
  it('is accepted, and its data is fetched', async () => {
    const gets = answersEmpty();
    const { data, error } = await run(apiStore('access-1'), row.endpoint, row.arg(ID));
    expect(error).toBeUndefined();
    const path = FETCHED[row.endpoint];
    expect(gets).toEqual(path ? [path] : []);
    if (path) expect(data).toBeTruthy();
    else expect(data).toEqual(row.gives === 'message' ? { message: '' } : null);
  });

  it('is accepted even if its data cannot be fetched', async () => {
    answersEmpty(true);
    const { error } = await run(apiStore('access-1'), row.endpoint, row.arg(ID));
    expect(error).toBeUndefined();
  });
});

it.each(WRITES.filter(needsData))('$endpoint is unreadable as 204, since it needs data', async (row) => {
  answersEmpty();
  const { error } = await run(apiStore('access-1'), row.endpoint, row.arg(ID));
  expect(error).toMatchObject({ kind: 'unreadable' });
});
