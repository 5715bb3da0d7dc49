import { http, HttpResponse, type HttpHandler } from 'msw';
import type { CustomerRecord } from './records/accounts';
import { customerOfToken } from './tokens';
import type { World } from './world';

export type Auth = 'bearer' | 'open' | 'optional';
export type FieldErrors = Record<string, string[]>;
export type Answer = { status: number; body: unknown; headers?: Record<string, string> };

export type Context<A extends Auth = Auth> = {
  world: World;
  customer: A extends 'bearer' ? CustomerRecord : CustomerRecord | null;
  /** The bearer that came along, as it is. */
  token: string;
  params: Record<string, string>;
  query: URLSearchParams;
  /** The JSON object, or the text fields of a multipart form; an empty object where there is neither. */
  body: Record<string, unknown>;
  /** The multipart form; empty for JSON. */
  form: FormData;
  /** The world's time in ms. */
  now: number;
  /** The device's time in ms: tokens and codes live by it. */
  real: number;
  /** Where the app runs, to lead back to it from the bank. */
  appOrigin: string;
  /** Where this backend answers. */
  apiOrigin: string;
  runtime: Runtime;
};

/** What a route needs of the sandbox that it is part of. */
export type Runtime = {
  /** Base of every path: an origin, or `*` for any. */
  base: string;
  accessTokenMs: number;
  refreshTokenMs: number;
  /** Runs one call alone, on the newest world, and saves it after. */
  transact(work: (world: World, now: number, real: number) => Promise<Answer>): Promise<Answer>;
  reset(): Promise<void>;
  saveFile(file: File): Promise<string>;
  loadFile(id: string): Promise<StoredFile | null>;
};

export type StoredFile = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> };

export type RouteDefinition = { toHandler(runtime: Runtime): HttpHandler };

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type Extra = { message?: string; count?: number; unread_count?: number };

export const ok = (data: unknown, { message = 'OK', ...counts }: Extra = {}): Answer => ({
  status: 200,
  body: { success: true, message, data, ...counts },
});

export const fail = (status: number, message: string, errors?: FieldErrors): Answer => ({
  status,
  body: { success: false, message, ...(errors && { errors }) },
});

export const notFoundAnswer = (what: string): Answer => fail(404, `${what} was not found.`);

/** 422 when at least one field has an error, otherwise null. */
export function invalidAnswer(errors: FieldErrors, message = 'Please check the marked fields.'): Answer | null {
  return Object.values(errors).some((list) => list.length > 0) ? fail(422, message, errors) : null;
}

/** Declares one call of the backend. Routes are bound to a sandbox in createSandbox. */
export function defineRoute<A extends Auth>(
  method: Method,
  path: string,
  { auth }: { auth: A },
  handle: (context: Context<A>) => Answer | Promise<Answer>,
): RouteDefinition {
  return {
    toHandler(runtime) {
      const define = http[method.toLowerCase() as Lowercase<Method>];
      return define(`${runtime.base}${path}`, async ({ request, params }) => {
        const { body, form } = await readBody(request);
        const url = new URL(request.url);
        let worldNow = 0;
        const answer = await runtime.transact(async (world, now, real) => {
          worldNow = now;
          const token = auth === 'open' ? '' : bearerOf(request);
          const customer = customerOfToken(world, token, real);
          if (!customer && (auth === 'bearer' || token))
            return fail(401, 'Your session has ended. Please log in again.');
          return handle({
            world,
            customer: customer as Context<A>['customer'],
            token,
            params: decodeParams(params),
            query: url.searchParams,
            body,
            form,
            now,
            real,
            appOrigin: appOriginOf(request, url.origin),
            apiOrigin: url.origin,
            runtime,
          });
        });
        return respond(answer, worldNow);
      });
    },
  };
}

/** Dated by the world's clock, which may run ahead of the device's. */
function respond({ status, body, headers: own }: Answer, now: number): Response {
  const headers = { Date: new Date(now).toUTCString(), ...own };
  if (body instanceof Uint8Array) return new HttpResponse(body as Uint8Array<ArrayBuffer>, { status, headers });
  return HttpResponse.json(body as Record<string, unknown>, { status, headers });
}

const bearerOf = (request: Request): string =>
  /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';

/** Params reach us once decoded already or not, by transport; a second decoding of a plain id changes nothing. */
const decodeParams = (params: Record<string, string | readonly string[] | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value ?? '')]));

/** Where the app runs; the backend's own origin when the caller does not say. */
function appOriginOf(request: Request, fallback: string): string {
  const said = [request.headers.get('origin'), request.headers.get('referer'), request.referrer];
  const address = said.find((one) => one && /^https?:\/\//.test(one) && URL.canParse(one));
  return address ? new URL(address).origin : fallback;
}

async function readBody(request: Request): Promise<{ body: Record<string, unknown>; form: FormData }> {
  const empty = { body: {}, form: new FormData() };
  if (request.method === 'GET') return empty;
  try {
    if (request.headers.get('content-type')?.includes('multipart/form-data')) {
      const form = await request.formData();
      const fields = [...form.entries()].filter(([, value]) => typeof value === 'string');
      return { body: Object.fromEntries(fields), form };
    }
    const body: unknown = await request.json();
    const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
    return { ...empty, body: isObject ? (body as Record<string, unknown>) : {} };
  } catch {
    // No body, or one that nobody can read: the checks of the call say what is missing.
    return empty;
  }
}
