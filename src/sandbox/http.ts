import { HttpResponse, http, type HttpHandler } from 'msw';
import { isRecord } from '@/utils/isRecord';
import type { CustomerRecord } from './records/accounts';
import { findCustomerByToken } from './tokens';
import type { World } from './world';

export type Auth = 'bearer' | 'public' | 'optional';
export type FieldErrors = Record<string, string[]>;
export type SandboxResponse = { status: number; body: unknown; headers?: Record<string, string> };

export type RequestContext<A extends Auth = Auth> = {
  world: World;
  customer: A extends 'bearer' ? CustomerRecord : CustomerRecord | null;
  /** Bearer token of the request; empty without one. */
  token: string;
  params: Record<string, string>;
  query: URLSearchParams;
  /** JSON object, or the text fields of a multipart form; empty if there is neither. */
  body: Record<string, unknown>;
  /** Multipart form; empty for JSON. */
  form: FormData;
  /** World time in ms. */
  now: number;
  /** Device time in ms; tokens and codes expire by it. */
  deviceNow: number;
  /** Origin of the app; the bank page redirects to it. */
  appOrigin: string;
  /** Origin of this backend. */
  apiOrigin: string;
  runtime: SandboxRuntime;
};

/** Sandbox services that a route uses. */
export type SandboxRuntime = {
  /** Prefix of every path: an origin, or `*` for any. */
  base: string;
  accessTokenMs: number;
  refreshTokenMs: number;
  /** Runs one call at a time on the newest world, then saves the world. */
  transact(work: (world: World, now: number, deviceNow: number) => Promise<SandboxResponse>): Promise<SandboxResponse>;
  reset(): Promise<void>;
  saveFile(file: File): Promise<string>;
  loadFile(id: string): Promise<StoredFile | null>;
};

export type StoredFile = { name: string; type: string; bytes: Uint8Array<ArrayBuffer> };

export type RouteDefinition = { toHandler(runtime: SandboxRuntime): HttpHandler };

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type Extra = { message?: string; count?: number; unread_count?: number };

export const ok = (data: unknown, { message = 'OK', ...counts }: Extra = {}): SandboxResponse => ({
  status: 200,
  body: { success: true, message, data, ...counts },
});

export const fail = (status: number, message: string, errors?: FieldErrors): SandboxResponse => ({
  status,
  body: { success: false, message, ...(errors && { errors }) },
});

export const failNotFound = (what: string): SandboxResponse => fail(404, `${what} was not found.`);

export const SESSION_ENDED = 'Your session has ended. Please log in again.';

/** 422 with the errors of each field. */
export const failInvalid = (errors: FieldErrors, message = 'Please check the marked fields.'): SandboxResponse =>
  fail(422, message, errors);

/** 422 about a single field, whose error is also the message. */
export const failInvalidField = (field: string, message: string): SandboxResponse =>
  failInvalid({ [field]: [message] }, message);

/** 422 if at least one field has an error, otherwise null. */
export const rejectInvalid = (errors: FieldErrors): SandboxResponse | null =>
  Object.values(errors).some((list) => list.length > 0) ? failInvalid(errors) : null;

/** Declares one call of the backend; createSandbox binds it to a world. */
export function defineRoute<A extends Auth>(
  method: Method,
  path: string,
  { auth }: { auth: A },
  handle: (context: RequestContext<A>) => SandboxResponse | Promise<SandboxResponse>,
): RouteDefinition {
  return {
    toHandler(runtime) {
      const define = http[method.toLowerCase() as Lowercase<Method>];
      return define(`${runtime.base}${path}`, async ({ request, params }) => {
        const { body, form } = await readBody(request);
        const url = new URL(request.url);
        let worldNow = 0;
        const answer = await runtime.transact(async (world, now, deviceNow) => {
          worldNow = now;
          const token = auth === 'public' ? '' : readBearer(request);
          const customer = findCustomerByToken(world, token, deviceNow);
          if (!customer && (auth === 'bearer' || token)) return fail(401, SESSION_ENDED);
          return handle({
            world,
            customer: customer as RequestContext<A>['customer'],
            token,
            params: toTextParams(params),
            query: url.searchParams,
            body,
            form,
            now,
            deviceNow,
            appOrigin: findAppOrigin(request, url.origin),
            apiOrigin: url.origin,
            runtime,
          });
        });
        return respond(answer, worldNow);
      });
    },
  };
}

/** Dates the response by the world clock, which may run ahead of the device. */
function respond({ status, body, headers: own }: SandboxResponse, now: number): Response {
  const headers = { Date: new Date(now).toUTCString(), ...own };
  if (body instanceof Uint8Array) return new HttpResponse(body as Uint8Array<ArrayBuffer>, { status, headers });
  return HttpResponse.json(body as Record<string, unknown>, { status, headers });
}

const readBearer = (request: Request): string =>
  /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';

const toTextParams = (params: Record<string, string | readonly string[] | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([key, value]) => [key, String(value ?? '')]));

/** Origin of the calling app, or `fallback` if the request names none. */
function findAppOrigin(request: Request, fallback: string): string {
  const candidates = [request.headers.get('origin'), request.headers.get('referer'), request.referrer];
  const address = candidates.find((url) => url && /^https?:\/\//.test(url) && URL.canParse(url));
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
    return { ...empty, body: isRecord(body) ? body : {} };
  } catch {
    // A missing or unreadable body counts as empty; the field checks report what is missing.
    return empty;
  }
}
