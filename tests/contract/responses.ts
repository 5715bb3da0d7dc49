import { bearerOf, faultsOf, findCall, resolved } from './document';

/** Returns the contract violations of a response. A 5xx may have any body. */
export async function responseFaults(request: Request, response: Response): Promise<string[]> {
  const call = findCall(request.method, new URL(request.url).pathname);
  // an unknown call is a violation of the request; an aborted response has no status
  if (!call || response.type === 'error' || response.status === 0 || response.status >= 500) return [];
  const hasBearer = request.headers.has('authorization');
  const faults =
    bearerOf(call) === 'required' && !hasBearer && response.status !== 401 ? ['was answered without a bearer'] : [];
  const { responses, 'x-data': byBearer } = call.operation;
  const declared = resolved(responses[String(response.status)] ?? responses.default ?? {});
  const schema = declared.content?.['application/json']?.schema;
  if (!schema) return [...faults, `answered ${response.status}, which is not declared`];
  const type = response.headers.get('content-type') ?? '';
  if (!type.startsWith('application/json')) return [...faults, `answered "${type}" instead of JSON`];
  let body: unknown;
  try {
    body = await response.clone().json();
  } catch {
    return [...faults, 'answered what is no JSON'];
  }
  const found = faultsOf(body, schema);
  if (byBearer && found.length === 0 && response.status === 200) {
    const $ref = byBearer[hasBearer ? 'with-bearer' : 'without-bearer'];
    found.push(...faultsOf((body as { data: unknown }).data, { $ref }));
  }
  return [...faults, ...found.map((fault) => `answered ${response.status}: ${fault}`)];
}
