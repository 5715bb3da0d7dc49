import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export type Call = {
  method: string;
  path: string;
  query: URLSearchParams;
  token: string;
  /** Body as sent; multipart stays text. */
  body: string;
  type: string;
};
export type Answer = { status: number; headers: Record<string, string>; body: string };

/** One fault of a backend: an answer in place of the backend's, a changed request, or a changed answer. */
export type Spoil = {
  instead?: (call: Call) => Answer | undefined;
  request?: (call: Call) => Call;
  answer?: (answer: Answer, call: Call) => Answer;
};

/** Headers that belong to one connection or to the compressed body. */
const DROPPED = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive', 'vary'];
/** Calls whose answers change while a delivery is booked. */
const LIVE = /^\/api\/(bookings|messages|payments)\b(?!\/(quick-quotation|location))/;

/** Proxy in front of a backend with one fault at a time. Answers are remembered unless `isLive` is set. */
export async function startSpoiledBackend(origin: string) {
  const remembered = new Map<string, Answer>();
  const current: { spoil: Spoil; isLive: boolean } = { spoil: {}, isLive: false };

  async function forward({ method, path, query, token, body, type }: Call): Promise<Answer> {
    const response = await fetch(`${origin}${path}?${query.toString()}`, {
      method,
      headers: {
        Origin: 'http://localhost:5173',
        ...(token && { Authorization: token }),
        ...(type && { 'Content-Type': type }),
      },
      ...(body && { body }),
    });
    const headers = [...response.headers].filter(([name]) => !DROPPED.includes(name));
    return { status: response.status, headers: Object.fromEntries(headers), body: await response.text() };
  }

  async function forwardOnce(call: Call): Promise<Answer> {
    if (current.isLive && LIVE.test(call.path)) return forward(call);
    const key = [call.method, call.path, call.query.toString(), call.token, call.body].join(' ');
    const answer = remembered.get(key) ?? (await forward(call));
    remembered.set(key, answer);
    return answer;
  }

  async function answer(call: Call): Promise<Answer> {
    const { instead, request = (sent) => sent, answer: change = (sent) => sent } = current.spoil;
    const sent = request(call);
    return instead?.(call) ?? change(await forwardOnce(sent), sent);
  }

  const server = createServer((request, response) => {
    void toCall(request)
      .then(answer)
      .then(({ status, headers, body }) => response.writeHead(status, headers).end(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spoil(spoil: Spoil, isLive = false) {
      Object.assign(current, { spoil, isLive });
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function toCall(request: IncomingMessage): Promise<Call> {
  const url = new URL(request.url ?? '/', 'http://backend.test');
  const { authorization = '', 'content-type': type = '' } = request.headers;
  const body = await text(request);
  return {
    method: request.method ?? '',
    path: url.pathname,
    query: url.searchParams,
    token: authorization,
    body,
    type,
  };
}
