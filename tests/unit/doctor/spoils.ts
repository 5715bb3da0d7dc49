import type { Answer, Call, Spoil } from './spoiledBackend';

type Fields = Record<string, unknown>;
export type Row = { id: unknown; [field: string]: unknown };

/** A fault, the ids of exactly the checks that differ, and parts of their sentences. */
export type Planted = { name: string; spoil: Spoil; write?: boolean; ids: string[]; how: string; change: string };

const parse = ({ body }: Answer): Fields => JSON.parse(body || '{}') as Fields;
const withBody = (answer: Answer, body: unknown): Answer => ({ ...answer, body: JSON.stringify(body) });
const isCall = ({ method, path }: Call, name: string) => name === `${method} ${path}`;
const isJson = ({ headers }: Answer) => (headers['content-type'] ?? '').includes('json');

/** Sets or, with undefined, removes a header of the answers that match. */
export const header = (
  name: string,
  value: string | undefined,
  when: (answer: Answer, call: Call) => boolean,
): Spoil => ({
  answer: (answer, call) => {
    if (!when(answer, call)) return answer;
    const { [name]: _removed, ...headers } = answer.headers;
    return { ...answer, headers: value === undefined ? headers : { ...headers, [name]: value } };
  },
});

/** Changes the `data` of the successes that match. */
export const data = (when: (call: Call) => boolean, change: (data: never) => unknown): Spoil => ({
  answer: (answer, call) => {
    const body = parse(answer);
    return when(call) && answer.status === 200 && 'data' in body
      ? withBody(answer, { ...body, data: change(body.data as never) })
      : answer;
  },
});

/** Changes the whole body of the successes that match. */
export const success = (change: (body: Fields, call: Call) => unknown): Spoil => ({
  answer: (answer, call) =>
    answer.status === 200 && isJson(answer) ? withBody(answer, change(parse(answer), call)) : answer,
});

/** Changes the body of failures. */
export const failure = (change: (body: Fields) => unknown): Spoil => ({
  answer: (answer) => (answer.status >= 400 ? withBody(answer, change(parse(answer))) : answer),
});

/** Changes the status of the answers that match. */
export const status = (to: number, when: (answer: Answer, call: Call) => boolean): Spoil => ({
  answer: (answer, call) => (when(answer, call) ? { ...answer, status: to } : answer),
});

/** Changes the page number of a list. */
export const pages = (path: string, change: (page: number) => number): Spoil => ({
  request: (call) => {
    if (call.path !== path) return call;
    const query = new URLSearchParams(call.query);
    query.set('page', String(change(Number(query.get('page') ?? 0))));
    return { ...call, query };
  },
});

export const on = (name: string) => (call: Call) => isCall(call, name);

/** Redirects every path to the same path with a slash. */
export const slashes: Spoil = {
  instead: ({ method, path, query }) => {
    if (path.endsWith('/') || method === 'OPTIONS') return undefined;
    return { status: 308, headers: { location: `${path}/?${query.toString()}` }, body: '' };
  },
  request: (call) => (call.path === '/api/customers/' ? call : { ...call, path: call.path.replace(/\/$/, '') }),
};

/** Applies a change to every record inside a value. */
export function changeEverywhere(value: unknown, change: (record: Fields) => Fields): unknown {
  if (Array.isArray(value)) return value.map((row) => changeEverywhere(row, change));
  if (typeof value !== 'object' || value === null) return value;
  return change(
    Object.fromEntries(Object.entries(value).map(([name, field]) => [name, changeEverywhere(field, change)])),
  );
}

/** Returns a record without one field. */
export function without({ ...record }: Fields, field: string): Fields {
  Reflect.deleteProperty(record, field);
  return record;
}

/** Refuses each refresh token after its first use; `sent` are the fields that the server adds to its answer. */
export function refuseUsedTokens(sent: Fields): Spoil {
  const used = new Set<string>();
  return {
    answer: (answer, call) => {
      if (!on('POST /api/refresh-token')(call) || answer.status !== 200) return answer;
      if (used.has(call.body)) return { ...answer, status: 401, body: '{"success":false,"message":"No"}' };
      used.add(call.body);
      return withBody(answer, { ...parse(answer), ...sent });
    },
  };
}

/** A JSON answer that a page of any origin may read. */
export const json = (code: number, body: unknown): Answer => ({
  status: code,
  headers: { 'content-type': 'application/json', 'access-control-allow-origin': '*' },
  body: JSON.stringify(body),
});
