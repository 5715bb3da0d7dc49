import { HttpResponse, getResponse, http, type HttpHandler, type JsonBodyType } from 'msw';
import type { Variant } from './variants';

/** These responses deliberately differ from public/openapi.yaml. */
const OFF_CONTRACT = { 'x-contract': 'off' };

const notFound = () => HttpResponse.html('<h1>Not Found</h1>', { status: 404, headers: OFF_CONTRACT });

/** Returns the request that the sandbox knows; null if this backend does not have its URL. */
export async function toSandboxRequest(request: Request, { readUrl }: Variant): Promise<Request | null> {
  const url = readUrl ? readUrl(new URL(request.url)) : request.url;
  if (!url || String(url) === request.url) return url ? request : null;
  const { method, headers } = request;
  const body = method === 'GET' ? undefined : await request.arrayBuffer();
  return new Request(url, { method, headers, body });
}

/** Wraps the sandbox as a backend of this variant: `server.resetHandlers(...asVariant(sandbox.handlers, variant))`. */
export const asVariant = (handlers: HttpHandler[], variant: Variant): HttpHandler[] => [
  http.all('*/api/*', async ({ request }) => {
    const known = await toSandboxRequest(request, variant);
    if (!known) return notFound();
    const { pathname: path } = new URL(known.url);
    const answer = await getResponse(handlers, known);
    if (!answer?.headers.get('content-type')?.startsWith('application/json')) return answer;
    const own = { status: answer.status, body: (await answer.json()) as unknown };
    const { status, body } = variant.writeAnswer?.(own, { method: request.method, path }) ?? own;
    const headers = { ...OFF_CONTRACT, Date: answer.headers.get('date') ?? '' };
    if (body === null) return new HttpResponse(null, { status, headers });
    return HttpResponse.json(body as JsonBodyType, { status, headers });
  }),
];
