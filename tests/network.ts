import { setupServer } from 'msw/node';
import { atTestEnd } from './atTestEnd';

/** Request interceptor of every test of a worker. It has no handlers at first; an unhandled call fails. */
export const network = setupServer();
network.listen({ onUnhandledRequest: 'error' });

/** Ids of the calls of the current test that have no response yet. */
export const unanswered = new Set<string>();
network.events.on('request:start', ({ requestId }) => void unanswered.add(requestId));
network.events.on('request:end', ({ requestId }) => void unanswered.delete(requestId));

/** Calls of the current test with the status of their response, by id. */
const calls = new Map<string, string>();
network.events.on('request:start', ({ requestId, request }) => {
  calls.set(requestId, `${request.method} ${new URL(request.url).pathname}`);
});
network.events.on('response:mocked', ({ requestId, response }) => {
  calls.set(requestId, `${calls.get(requestId)} ${response.status}`);
});

/** Returns the last thirty calls; one without a status has no response yet. */
export const describeCalls = () => [...calls.values()].slice(-30).join(', ');

/** Prepares the network for the next test. */
export function resetNetwork(): void {
  network.resetHandlers();
  unanswered.clear();
  calls.clear();
}

/** Calls `listener` for each request until the current test ends. */
export function onRequest(listener: (request: Request) => void): void {
  const listen = ({ request }: { request: Request }) => listener(request);
  network.events.on('request:start', listen);
  atTestEnd(() => network.events.removeListener('request:start', listen));
}

/** Calls `listener` for each response of a handler until the current test ends. */
export function onResponse(listener: (request: Request, response: Response) => void): void {
  const listen = ({ request, response }: { request: Request; response: Response }) => listener(request, response);
  network.events.on('response:mocked', listen);
  atTestEnd(() => network.events.removeListener('response:mocked', listen));
}
