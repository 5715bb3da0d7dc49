import { afterEach } from 'vitest';
import { server } from '../server';

export type Call = { call: string; hasBearer: boolean; request: Request };

const endings: (() => void)[] = [];

afterEach(() => {
  endings.splice(0).forEach((end) => end());
});

/** Records every call from now on, with a copy of the request whose body can be read. */
export function watchCalls() {
  const all: Call[] = [];
  const listen = ({ request }: { request: Request }) => {
    const { pathname } = new URL(request.url);
    all.push({
      call: `${request.method} ${pathname}`,
      hasBearer: request.headers.has('authorization'),
      request: request.clone(),
    });
  };
  server.events.on('request:start', listen);
  endings.push(() => server.events.removeListener('request:start', listen));
  return {
    all,
    of: (call: string) => all.filter((recorded) => recorded.call === call),
    count: (call: string) => all.filter((recorded) => recorded.call === call).length,
    withBearer: () => all.filter((recorded) => recorded.hasBearer).map((recorded) => recorded.call),
  };
}
