/** Response of a backend, before it is sent. */
export type WireAnswer = { status: number; body: unknown };
/** Call that a response belongs to. */
export type WireCall = { method: string; path: string };

/** A way in which a backend differs from public/openapi.yaml. Pure, so that a server may use it too. */
export type Variant = {
  /** Returns the URL that the reference backend knows, or null if this backend does not have it. */
  readUrl?: (url: URL) => URL | null;
  writeAnswer?: (answer: WireAnswer, call: WireCall) => WireAnswer;
};

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Applies `change` to every object in a value, innermost first. */
function mapRecords(value: unknown, change: (record: Fields) => Fields): unknown {
  if (Array.isArray(value)) return value.map((entry) => mapRecords(entry, change));
  if (!isFields(value)) return value;
  return change(Object.fromEntries(Object.entries(value).map(([name, field]) => [name, mapRecords(field, change)])));
}

/** Changes the `data` of successful responses. */
const onData =
  (change: (data: unknown, call: WireCall) => unknown): Variant['writeAnswer'] =>
  (answer, call) => {
    if (answer.status !== 200 || !isFields(answer.body)) return answer;
    return { ...answer, body: { ...answer.body, data: change(answer.body.data, call) } };
  };

/** Lists without an envelope and without counts. */
export const bareLists: Variant = {
  writeAnswer: (answer) =>
    isFields(answer.body) && Array.isArray(answer.body.data) ? { ...answer, body: answer.body.data } : answer,
};

const toPage = (rows: unknown[], count: unknown = rows.length) => ({
  count,
  next: null,
  previous: null,
  results: rows,
});

/** Errors as Django REST sends them: `{ field: ['…'] }`, or `{ detail }` about no field. */
function toDjangoError({ status, body }: WireAnswer): WireAnswer {
  if (!isFields(body)) return { status, body };
  return { status: status === 422 ? 400 : status, body: body.errors ?? { detail: body.message } };
}

/** Pages `{ count, results }`, objects without an envelope, and errors as Django REST sends them. */
export const djangoRest: Variant = {
  writeAnswer: (answer) => {
    if (answer.status >= 400) return toDjangoError(answer);
    if (!isFields(answer.body)) return answer;
    const { data, count, message } = answer.body;
    const body = Array.isArray(data) ? toPage(data, count) : (data ?? { detail: message });
    return {
      ...answer,
      body: mapRecords(body, ({ conversation_messages: messages, ...record }) =>
        isFields(messages)
          ? { ...record, conversation_messages: toPage(messages.data as unknown[], messages.count) }
          : record,
      ),
    };
  },
};

/** Ids, amounts and all other numbers as text. */
export const numbersAsText: Variant = {
  writeAnswer: onData((data) =>
    mapRecords(data, (record) =>
      Object.fromEntries(
        Object.entries(record).map(([name, field]) => [name, typeof field === 'number' ? String(field) : field]),
      ),
    ),
  ),
};

const isLogin = ({ path }: WireCall) => path === '/api/customers/login';

/** A login that names the customer `user`. */
export const customerAsUser: Variant = {
  writeAnswer: onData((data, call) => {
    if (!isLogin(call) || !isFields(data)) return data;
    const { customer, ...session } = data;
    return { ...session, user: customer };
  }),
};

/** A login with tokens alone. */
export const loginWithoutCustomer: Variant = {
  writeAnswer: onData((data, call) => {
    if (!isLogin(call) || !isFields(data)) return data;
    const { customer: _customer, ...session } = data;
    return session;
  }),
};

/** Rates whose vehicle type is its `field`, not an object. */
export const vehicleTypeAs = (field: 'id' | 'name'): Variant => ({
  writeAnswer: onData((data) =>
    mapRecords(data, (record) =>
      'eta_minutes' in record && isFields(record.vehicle_type)
        ? { ...record, vehicle_type: record.vehicle_type[field] }
        : record,
    ),
  ),
});

/** Posts that only read, or whose answer holds what no other call can fetch. */
const NEEDS_DATA =
  /\/(login|register|refresh-token|quick-quotation|location|schedules)(\/[\w-]+)?$|\/bookings\/route\/|\/sandbox\//;

/** Writes that are answered with 204. */
export const emptyWrites: Variant = {
  writeAnswer: (answer, { method, path }) =>
    method === 'GET' || answer.status !== 200 || NEEDS_DATA.test(path) ? answer : { status: 204, body: null },
};

/** Paths that end in a slash; others are not found. */
export const trailingSlashes: Variant = {
  readUrl: (url) => {
    if (!url.pathname.endsWith('/')) return null;
    const known = new URL(url);
    if (known.pathname !== '/api/customers/') known.pathname = known.pathname.slice(0, -1);
    return known;
  },
};

/** Lists whose first page is 1, with the page and its size under other names. */
export const pagesFromOne: Variant = {
  readUrl: (url) => {
    const known = new URL(url);
    const [page, size] = ['page_number', 'page_size'].map((name) => known.searchParams.get(name));
    const first = /^\/api\/notifications\/?$/.test(known.pathname) ? 1 : 0;
    if (page) known.searchParams.set('page', String(Number(page) - 1 + first));
    if (size) known.searchParams.set('size', size);
    ['page_number', 'page_size'].forEach((name) => known.searchParams.delete(name));
    return known;
  },
};

/** Combines variants; later ones change what earlier ones send. */
export const combine = (...variants: Variant[]): Variant => ({
  readUrl: (url) => variants.reduce<URL | null>((read, { readUrl }) => (read && readUrl ? readUrl(read) : read), url),
  writeAnswer: (answer, call) => variants.reduce((sent, { writeAnswer }) => writeAnswer?.(sent, call) ?? sent, answer),
});
