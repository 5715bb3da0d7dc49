import { matchRequestUrl } from 'msw';
import { onRequest } from './network';

/** Calls `listener` for each matching call of the test; `path` is an MSW path such as `/api/bookings/:id`. */
export function onCall(method: string, path: string, listener: (request: Request) => void): void {
  onRequest((request) => {
    if (request.method === method && matchRequestUrl(new URL(request.url), `*${path}`).matches) listener(request);
  });
}

/** Counts matching calls from now on. */
export function countCalls(method: string, path: string): () => number {
  let count = 0;
  onCall(method, path, () => (count += 1));
  return () => count;
}

/** Records the JSON bodies of matching calls from now on; the body of a form with files is `{}`. */
export function recordBodies(method: string, path: string) {
  const bodies: Promise<Record<string, unknown>>[] = [];
  onCall(method, path, (request) => {
    const isJson = request.headers.get('content-type')?.includes('json') ?? false;
    bodies.push(isJson ? (request.clone().json() as Promise<Record<string, unknown>>) : Promise.resolve({}));
  });
  return bodies;
}

/** Returns the idempotency keys of recorded bodies, in their order. */
export const readKeys = async (bodies: ReturnType<typeof recordBodies>) =>
  (await Promise.all(bodies)).map(({ idempotency_key }) => idempotency_key);

type Call = { call: string; hasBearer: boolean; request: Request };

/** Records every call from now on, with a copy of the request whose body can be read. */
export function watchCalls() {
  const all: Call[] = [];
  onRequest((request) => {
    const { pathname } = new URL(request.url);
    all.push({
      call: `${request.method} ${pathname}`,
      hasBearer: request.headers.has('authorization'),
      request: request.clone(),
    });
  });
  return {
    all,
    of: (call: string) => all.filter((recorded) => recorded.call === call),
    count: (call: string) => all.filter((recorded) => recorded.call === call).length,
    withBearer: () => all.filter((recorded) => recorded.hasBearer).map((recorded) => recorded.call),
  };
}
