import { readRefusal } from './answers.mjs';
import { getOperation } from './contract.mjs';

const UNKNOWN_ID = '999999999';

/** Refusals that need no account: without a token, of an unknown booking and of an empty form. */
export const PUBLIC_REFUSALS = [
  { status: 401, request: { call: 'GET /api/customers/' } },
  { status: 404, request: { call: 'POST /api/bookings/route/{id}', id: UNKNOWN_ID, body: {} } },
  { status: 422, request: { call: 'POST /api/bookings/quick-quotation', body: {} } },
];

const UNKNOWN_RECORDS = [
  'GET /api/bookings/{id}',
  'GET /api/bookings/compute-rates/{id}',
  'POST /api/bookings/route/{id}',
  'GET /api/messages/{id}',
];

/** Checks the status and the body of refusals. */
export async function checkRefusals({ client, report, tokens }) {
  report.startGroup('Errors');
  for (const { status, request } of PUBLIC_REFUSALS) {
    const result = readRefusal(await client.send(request), status);
    report.add(`errors.${status}`, `${request.call} is refused with ${status}`, result);
  }
  for (const call of UNKNOWN_RECORDS) {
    const id = `errors.unknown.${getOperation(call).operationId}`;
    const title = `${call} of an unknown id is refused with 404`;
    if (!tokens) {
      report.skip(id, title, 'needs a login');
      continue;
    }
    const body = call.startsWith('POST') ? {} : undefined;
    const answer = await client.send({ call, id: UNKNOWN_ID, body, token: tokens.access });
    report.add(id, title, readRefusal(answer, 404));
  }
}
