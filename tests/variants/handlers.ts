import { getResponse, http, HttpResponse, type HttpHandler, type JsonBodyType } from 'msw';
import type { Variant } from './variants';

/** These responses deliberately differ from public/openapi.yaml. */
const OFF_CONTRACT = { 'x-contract': 'off' };

const notFound = () => HttpResponse.html('<h1>Not Found</h1>', { status: 404, headers: OFF_CONTRACT });

/** Wraps the sandbox as a backend of this variant: `server.resetHandlers(...asVariant(sandbox.handlers, variant))`. */
export const asVariant = (handlers: HttpHandler[], { readUrl, writeAnswer }: Variant): HttpHandler[] => [
  http.all('*/api/*', async ({ request }) => {
    const url = new URL(request.url);
    const known = readUrl ? readUrl(url) : url;
    if (!known) return notFound();
    const { pathname: path } = known;
    const answer = await getResponse(handlers, new Request(known, request));
    if (!answer?.headers.get('content-type')?.startsWith('application/json')) return answer;
    const own = { status: answer.status, body: (await answer.json()) as unknown };
    const { status, body } = writeAnswer?.(own, { method: request.method, path }) ?? own;
    const headers = { ...OFF_CONTRACT, Date: answer.headers.get('date') ?? '' };
    if (body === null) return new HttpResponse(null, { status, headers });
    return HttpResponse.json(body as JsonBodyType, { status, headers });
  }),
];
