import { HttpResponse, http, type HttpResponseResolver } from 'msw';
import { toEnvelope } from '@/api/adapter/adapter';
import { send as sendCall, type HttpCall } from '@/lib/http/client';
import { connectSession, type SessionPort } from '@/lib/http/session';
import { network } from '../../network';

/** Sends a call and reads its envelope, as the base query does. */
export const send = async (call: HttpCall) => toEnvelope(await sendCall(call), false);

/** A recorded request. */
export type Seen = { method: string; path: string; bearer: string | null; contentType: string | null; text: string };

/** API that records requests; `POST /api/refresh-token` is counted separately. */
export function watchApi() {
  const calls: Seen[] = [];
  const refreshes: Seen[] = [];
  const record = async (request: Request): Promise<Seen> => ({
    method: request.method,
    path: new URL(request.url).pathname + new URL(request.url).search,
    bearer: request.headers.get('authorization'),
    contentType: request.headers.get('content-type'),
    text: await request.clone().text(),
  });
  return {
    calls,
    refreshes,
    /** Bearers in the order of the requests. */
    bearers: () => calls.map(({ bearer }) => bearer),
    answer(resolve: (seen: Seen, request: Request) => ReturnType<HttpResponseResolver>) {
      network.use(
        http.all('*/api/*', async ({ request }) => {
          const seen = await record(request);
          calls.push(seen);
          return (await resolve(seen, request)) as Response;
        }),
      );
    },
    refresh(resolve: (seen: Seen, request: Request) => Response | Promise<Response>) {
      network.use(
        http.post('*/api/refresh-token', async ({ request }) => {
          const seen = await record(request);
          refreshes.push(seen);
          return resolve(seen, request);
        }),
      );
    },
  };
}

export const ok = (data: unknown = null) => HttpResponse.json({ success: true, message: 'OK', data });
export const createRefusal = (status = 401, message = 'Token expired') =>
  HttpResponse.json({ success: false, message }, { status });

/** Accepts calls with one of these tokens and rejects the rest with 401. */
export const answerOnlyWith =
  (...tokens: string[]) =>
  ({ bearer }: Seen) =>
    tokens.some((token) => bearer === `Bearer ${token}`) ? ok('yours') : createRefusal();

/** In-memory session in place of the store. */
export function memorySession({
  access = 'T1',
  refresh = 'R1',
}: { access?: string | null; refresh?: string | null } = {}) {
  const session = {
    access,
    refresh,
    lost: 0,
    refreshed: [] as string[],
  };
  const port: SessionPort = {
    tokens: () => ({ access: session.access, refresh: session.refresh }),
    storedTokens: () => null,
    tokenRefreshed: (token, rotated) => {
      session.access = token;
      session.refresh = rotated ?? session.refresh;
      session.refreshed.push(token);
    },
    sessionLost: () => {
      session.access = null;
      session.lost += 1;
    },
    refreshPath: '/api/refresh-token',
  };
  connectSession(port);
  return session;
}

/** Results of calls that may fail: the data, or the kind and status of the error. */
export const settleAll = async (calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((outcome) => {
    if (outcome.status === 'fulfilled') return (outcome.value as { data: unknown }).data;
    const { kind, status } = outcome.reason as { kind: string; status: number };
    return `${kind} ${status}`;
  });
