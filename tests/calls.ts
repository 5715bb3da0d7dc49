import { matchRequestUrl } from 'msw';
import { afterEach } from 'vitest';
import { network } from './network';

const endings: (() => void)[] = [];
afterEach(() => endings.splice(0).forEach((end) => end()));

/** Counts matching calls until the end of the test; `path` is an MSW path such as `/api/bookings/:id`. */
export function countCalls(method: string, path: string): () => number {
  let count = 0;
  const listen = ({ request }: { request: Request }) => {
    if (request.method === method && matchRequestUrl(new URL(request.url), `*${path}`).matches) count += 1;
  };
  network.events.on('request:start', listen);
  endings.push(() => network.events.removeListener('request:start', listen));
  return () => count;
}
