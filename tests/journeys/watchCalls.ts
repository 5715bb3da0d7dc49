import { afterEach } from 'vitest';
import { server } from '../server';

export type Call = { call: string; hasBearer: boolean; request: Request };

const endings: (() => void)[] = [];

afterEach(() => {
  endings.splice(0).forEach((end) => end());
});

/** Every call from now on; the request kept is a copy, so that its body can be read. */
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
    of: (call: string) => all.filter((one) => one.call === call),
    count: (call: string) => all.filter((one) => one.call === call).length,
    withBearer: () => all.filter((one) => one.hasBearer).map((one) => one.call),
  };
}
