import { bearerOf, faultsOf, findCall, resolved, type Declared, type Parameter } from './document';

/** Recognizes API requests, as opposed to images and chunks. */
export const isApiCall = (request: Request) => new URL(request.url).pathname.startsWith('/api/');

/** Names a request in a violation. */
export const nameOf = (request: Request) => `${request.method} ${new URL(request.url).pathname}`;

/** Returns the contract violations of a request. A missing bearer shows in the response instead. */
export async function requestFaults(request: Request): Promise<string[]> {
  const url = new URL(request.url);
  const call = findCall(request.method, url.pathname);
  if (!call) return ['is not in the contract'];
  return [...bearerFaults(request, call), ...parameterFaults(url, call), ...(await bodyFaults(request, call))];
}

function bearerFaults(request: Request, call: Declared): string[] {
  const header = request.headers.get('authorization');
  if (header === null) return [];
  if (bearerOf(call) === 'none') return ['carries a bearer, which a call of this kind never does'];
  return /^Bearer [\x21-\x7e]+$/.test(header) ? [] : ['has an Authorization header that is no bearer'];
}

/** Parameters arrive as text; a numeric text counts as a number. */
function textFaults(text: string, schema: object, name: string): string[] {
  const readings = [text, ...(/^-?\d+(\.\d+)?$/.test(text) ? [Number(text)] : [])];
  return readings.some((value) => faultsOf(value, schema).length === 0) ? [] : [`has a wrong ${name}: "${text}"`];
}

function parameterFaults(url: URL, { path, operation }: Declared): string[] {
  const parameters = (operation.parameters ?? []).map((parameter) => resolved<Parameter>(parameter));
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const names = new Set(inQuery.map(({ name }) => name));
  const segments = url.pathname.split('/');
  return [
    ...[...url.searchParams.keys()].filter((name) => !names.has(name)).map((name) => `has an unknown query ${name}`),
    ...inQuery.flatMap(({ name, required, schema }) => {
      const text = url.searchParams.get(name);
      if (text === null) return required ? [`lacks the query ${name}`] : [];
      return textFaults(text, schema, name);
    }),
    ...parameters
      .filter((parameter) => parameter.in === 'path')
      .flatMap(({ name, schema }) => {
        const text = segments[path.split('/').indexOf(`{${name}}`)] ?? '';
        return textFaults(decodeURIComponent(text), schema, name);
      }),
  ];
}

async function bodyFaults(request: Request, { operation }: Declared): Promise<string[]> {
  const declared = operation.requestBody?.content;
  const type = request.headers.get('content-type') ?? '';
  if (!declared) {
    return (await request.clone().text()) === '' ? [] : ['has a body, and none is declared'];
  }
  const [media = '', { schema } = { schema: {} }] = Object.entries(declared)[0] ?? [];
  if (!type.startsWith(media)) return [`is sent as "${type}" instead of ${media}`];
  const said = media === 'multipart/form-data' ? await multipartOf(request, schema) : await jsonOf(request);
  return typeof said === 'string' ? [said] : faultsOf(said.body, schema).map((fault) => `body: ${fault}`);
}

type Read = { body: unknown } | string;

async function jsonOf(request: Request): Promise<Read> {
  try {
    return { body: (await request.clone().json()) as unknown };
  } catch {
    return 'has a body that is no JSON';
  }
}

/** Returns the fields of a form; a declared file counts as its name. */
async function multipartOf(request: Request, schema: object): Promise<Read> {
  const { properties = {} } = resolved<{ properties?: Record<string, FieldSchema> }>(schema);
  let form: FormData;
  try {
    form = await request.clone().formData();
  } catch {
    return 'has a multipart body that cannot be read';
  }
  const body: Record<string, unknown> = {};
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name);
    const field = properties[name];
    const isFile = (field?.items ?? field)?.format === 'binary';
    if (field && values.some((value) => (typeof value === 'object') !== isFile)) {
      return `body: ${name} should be ${isFile ? 'a file' : 'text'}`;
    }
    const plain = values.map((value) => (typeof value === 'object' ? value.name : value));
    body[name] = field?.type === 'array' ? plain : plain.length === 1 ? plain[0] : plain;
  }
  return { body };
}

type FieldSchema = { type?: string; format?: string; items?: FieldSchema };
