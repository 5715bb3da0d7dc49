import { onRequest } from '../network';

export type Call = { call: string; hasBearer: boolean; request: Request };

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
