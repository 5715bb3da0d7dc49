import { PUBLIC_REFUSALS } from './refusals.mjs';

const EXPOSED = ['Retry-After', 'Date'];

/** Calls to preflight; their ids need not exist. */
const PREFLIGHTS = [
  { call: 'GET /api/customers/' },
  { call: 'POST /api/bookings/book-delivery' },
  { call: 'PATCH /api/customers/addresses/update/{id}', id: '0' },
  { call: 'DELETE /api/customers/addresses/delete/{id}', id: '0' },
];

const getList = (headers, name) =>
  (headers.get(name) ?? '')
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter(Boolean);

function findOriginDifferences({ headers }, origin) {
  const allowed = headers.get('Access-Control-Allow-Origin');
  if (allowed === '*' || allowed === origin) return [];
  const how = allowed ? 'Access-Control-Allow-Origin is another origin' : 'no Access-Control-Allow-Origin';
  return [{ how, change: `on the server, send Access-Control-Allow-Origin: ${origin}.` }];
}

function findPreflightDifferences(answer, origin, method) {
  const { status, failure, headers } = answer;
  if (failure) return [{ how: failure, change: 'on the server, answer OPTIONS.' }];
  if (status < 200 || status > 299) {
    const how = status > 299 && status < 400 ? `redirected with ${status}` : `status ${status}`;
    return [{ how, change: 'on the server, answer OPTIONS with 204, without a token and without a redirect.' }];
  }
  const methods = getList(headers, 'Access-Control-Allow-Methods');
  const allowed = getList(headers, 'Access-Control-Allow-Headers');
  const differences = findOriginDifferences(answer, origin);
  // browsers allow GET and POST unlisted
  if (['PATCH', 'DELETE'].includes(method) && !methods.includes(method.toLowerCase()) && !methods.includes('*')) {
    const change = 'on the server, send Access-Control-Allow-Methods: GET, POST, PATCH, DELETE.';
    differences.push({ how: `Access-Control-Allow-Methods lacks ${method}`, change });
  }
  // a wildcard does not cover Authorization
  const lacking = ['authorization', 'content-type'].filter(
    (name) => !allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')),
  );
  if (lacking.length > 0) {
    const change = 'on the server, send Access-Control-Allow-Headers: Authorization, Content-Type.';
    differences.push({ how: `Access-Control-Allow-Headers lacks ${lacking.join(' and ')}`, change });
  }
  return differences;
}

function findExposeDifferences({ headers }) {
  const exposed = getList(headers, 'Access-Control-Expose-Headers');
  const lacking = EXPOSED.filter((name) => !exposed.includes(name.toLowerCase()) && !exposed.includes('*'));
  if (lacking.length === 0) return [];
  const change = `on the server, send Access-Control-Expose-Headers: ${EXPOSED.join(', ')}.`;
  return [{ how: `Access-Control-Expose-Headers lacks ${lacking.join(' and ')}`, change }];
}

/** Checks what a browser needs before it lets the app read an answer. */
export async function checkCors({ client, report, origin }) {
  report.startGroup('CORS');
  for (const request of PREFLIGHTS) {
    const [method] = request.call.split(' ');
    const answer = await client.preflight(request);
    const differences = findPreflightDifferences(answer, origin, method);
    report.add(`cors.preflight.${method}`, `preflight of ${request.call}`, { differences });
  }
  const answer = await client.send({ call: 'GET /api/regions' });
  report.add('cors.answer', 'a successful answer allows the origin', {
    differences: findOriginDifferences(answer, origin),
  });
  report.add('cors.exposed', 'Retry-After and Date are exposed', { differences: findExposeDifferences(answer) });
  for (const { request, status } of PUBLIC_REFUSALS) {
    const refusal = await client.send(request);
    report.add(`cors.errors.${status}`, `a ${status} allows the origin and exposes Retry-After and Date`, {
      differences: [...findOriginDifferences(refusal, origin), ...findExposeDifferences(refusal)],
    });
  }
}
