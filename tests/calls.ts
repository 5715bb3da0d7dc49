import { matchRequestUrl } from 'msw';
import { onRequest } from './network';

/** Counts matching calls until the end of the test; `path` is an MSW path such as `/api/bookings/:id`. */
export function countCalls(method: string, path: string): () => number {
  let count = 0;
  onRequest((request) => {
    if (request.method === method && matchRequestUrl(new URL(request.url), `*${path}`).matches) count += 1;
  });
  return () => count;
}
