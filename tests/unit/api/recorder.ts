import { configureStore, type ThunkAction, type UnknownAction } from '@reduxjs/toolkit';
import { HttpResponse, http, type JsonBodyType } from 'msw';
import { beforeEach } from 'vitest';
import '@/api/account';
import '@/api/addresses';
import { baseApi } from '@/api/baseApi';
import '@/api/bookings';
import '@/api/credits';
import { createRetryAfterStore } from '@/api/retryAfter';
import '@/api/messages';
import '@/api/notifications';
import '@/api/payments';
import '@/api/reference';
import '@/api/vouchers';
import { connectSession } from '@/lib/http/session';
import { network } from '../../network';

export type Sent = {
  method: string;
  url: string;
  bearer: string | null;
  type: string;
  body: unknown;
  request: Request;
};

/** Backend that records requests and sends prepared responses; reset before each test. */
export function recorder() {
  const sent: Sent[] = [];
  let answer: () => Response = () => HttpResponse.json({ success: true, message: 'Done', data: null });
  const everyCall = http.all('*/api/*', async ({ request }) => {
    const { pathname, search } = new URL(request.url);
    const type = (request.headers.get('content-type') ?? '').split(';')[0] ?? '';
    sent.push({
      method: request.method,
      url: pathname + search,
      bearer: request.headers.get('authorization'),
      type,
      body: await bodyOf(request, type),
      request: request.clone(),
    });
    return answer();
  });
  beforeEach(() => {
    sent.length = 0;
    network.use(everyCall);
  });
  return {
    sent,
    answers(body: JsonBodyType, status = 200) {
      answer = () => HttpResponse.json(body, { status });
    },
    reset() {
      sent.length = 0;
    },
  };
}

async function bodyOf(request: Request, type: string): Promise<unknown> {
  if (type === 'multipart/form-data') {
    const form = await request.clone().formData();
    const entries = [...form.entries()].map(async ([name, value]) => [
      name,
      typeof value === 'object' ? `${value.name}: ${await value.text()}` : value,
    ]);
    return Object.fromEntries(await Promise.all(entries)) as unknown;
  }
  const text = await request.clone().text();
  return text === '' ? undefined : (JSON.parse(text) as unknown);
}

/** Store with only the API, signed in or out. */
export function apiStore(access: string | null) {
  connectSession({
    tokens: () => ({ access, refresh: null }),
    storedTokens: () => null,
    tokenRefreshed: () => undefined,
    sessionLost: () => undefined,
    refreshPath: '/api/refresh-token',
  });
  return configureStore({
    reducer: { [baseApi.reducerPath]: baseApi.reducer },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument: { retryAfter: createRetryAfterStore() } },
        serializableCheck: { warnAfter: Infinity },
        immutableCheck: { warnAfter: Infinity },
      }).concat(baseApi.middleware),
  });
}

export type ApiStore = ReturnType<typeof apiStore>;

type Outcome = { data?: unknown; error?: unknown };
type Endpoint = { initiate: (arg: unknown) => ThunkAction<PromiseLike<Outcome>, unknown, unknown, UnknownAction> };

/** Runs an endpoint by name and returns its result. */
export async function run(store: ApiStore, name: string, arg: unknown): Promise<Outcome> {
  const endpoint = (baseApi.endpoints as unknown as Record<string, Endpoint>)[name];
  if (!endpoint) throw new Error(`No endpoint ${name}`);
  const { data, error } = await store.dispatch(endpoint.initiate(arg));
  return { data, error };
}
