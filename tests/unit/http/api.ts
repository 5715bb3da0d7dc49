import { http, HttpResponse, type HttpResponseResolver } from 'msw';
import { connectSession, type SessionPort } from '@/lib/http/session';
import { network } from '../../network';

/** A request as it was seen on the wire. */
export type Seen = { method: string; path: string; bearer: string | null; contentType: string | null; text: string };

/** An API that records what it is sent; `POST /api/refresh-token` is counted apart. */
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
    /** Bearers in the order in which they left. */
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
export const refused = (status = 401, message = 'Token expired') =>
  HttpResponse.json({ success: false, message }, { status });

/** Accepts the calls that carry one of these tokens and refuses the rest with 401. */
export const onlyWith =
  (...tokens: string[]) =>
  ({ bearer }: Seen) =>
    tokens.some((token) => bearer === `Bearer ${token}`) ? ok('yours') : refused();

/** A session in memory, as the store would hold it. */
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
    tokenRefreshed: (token, rotated) => {
      session.access = token;
      session.refresh = rotated ?? session.refresh;
      session.refreshed.push(token);
    },
    sessionLost: () => {
      session.access = null;
      session.lost += 1;
    },
  };
  connectSession(port);
  return session;
}

/** Both outcomes of calls that may fail: what came back, or the error's kind and status. */
export const outcomes = async (calls: Promise<unknown>[]) =>
  (await Promise.allSettled(calls)).map((one) => {
    if (one.status === 'fulfilled') return (one.value as { data: unknown }).data;
    const { kind, status } = one.reason as { kind: string; status: number };
    return `${kind} ${status}`;
  });
