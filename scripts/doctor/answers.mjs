import { getDataSchema, getSchemaName, isListSchema } from './contract.mjs';
import { findViolations } from './violations.mjs';

const NOTES = {
  bareList: 'the app recognises the list without an envelope',
  bareObject: 'the app recognises the object without an envelope',
  results: 'the app recognises { count, results }',
  noMessage: 'the app accepts an envelope without success or message',
  detail: 'the app recognises { detail }',
  fields: 'the app recognises { field: [messages] }',
  badRequest: 'the app accepts 400 in place of 422',
  empty: 'the app accepts a write without data',
};

const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value) => typeof value === 'string' && value.trim() !== '';

const SEND_JSON = 'on the server, answer JSON with Content-Type application/json.';

/** Names the type of a body that is no JSON; an empty one has none. */
const describeType = ({ headers, text }) =>
  text === ''
    ? 'an empty body'
    : `${(headers.get('Content-Type') ?? 'no Content-Type').split(';')[0]}, which is no JSON`;

/** Returns the difference of a status, or null for a success. */
function findStatusDifference({ status, failure, json }, hasToken) {
  if (failure) return { how: failure, change: 'on the server, answer this call.' };
  if (status >= 200 && status < 300) return null;
  if (!hasToken && (status === 401 || status === 403)) {
    return { how: `status ${status} without a token`, change: 'on the server, open this call to visitors.' };
  }
  if (status === 429) return { how: 'status 429', change: 'on the server, allow more calls a minute.' };
  const fields = Object.keys(isRecord(json?.errors) ? json.errors : {});
  const about = fields.length > 0 ? `, which marks ${fields.join(', ')}` : '';
  return { how: `status ${status}${about}`, change: 'on the server, accept this call.' };
}

/** Unwraps the data of a body in any form that the app recognises. */
function unwrap(body, isList) {
  if (Array.isArray(body)) return { data: body, notes: [NOTES.bareList] };
  if (Array.isArray(body.results)) return { data: body.results, count: body.count, notes: [NOTES.results] };
  if (!('data' in body)) return { data: body, notes: isList ? [] : [NOTES.bareObject] };
  const notes = body.success === true && typeof body.message === 'string' ? [] : [NOTES.noMessage];
  return { data: body.data, count: body.count, notes };
}

/**
 * Compares the answer of a call with the contract. Returns its data and count, the differences, and notes on what the
 * app recognises. Without readable data, `data` is undefined; rows that are no objects are left out.
 */
export function readAnswer(call, answer, hasToken = false) {
  const refused = findStatusDifference(answer, hasToken);
  if (refused) return { differences: [refused], notes: [] };
  const { json } = answer;
  if (typeof json !== 'object' || json === null) {
    return { differences: [{ how: describeType(answer), change: SEND_JSON }], notes: [] };
  }
  if (json.success === false) {
    const change = 'on the server, answer failures with a status of 400 or above.';
    return { differences: [{ how: 'success: false with a status of success', change }], notes: [] };
  }
  const schema = getDataSchema(call, hasToken);
  const { data, count, notes } = unwrap(json, isListSchema(schema));
  const { violations, converted } = findViolations(data, schema);
  const change = `on the server, send ${getSchemaName(schema)} as in public/openapi.yaml.`;
  return {
    data: Array.isArray(data) ? data.filter(isRecord) : data,
    count,
    differences: violations.map((how) => ({ how, change })),
    notes: [...notes, ...describeConverted(converted)],
  };
}

/** Like `readAnswer`, for a write that may return no data. */
export function readWrite(call, answer, token) {
  const { status, text } = answer;
  if (status > 200 && status < 300 && text === '') return { data: null, differences: [], notes: [NOTES.empty] };
  return readAnswer(call, answer, Boolean(token));
}

function describeConverted(names) {
  if (names.length === 0) return [];
  const more = names.length > 3 ? ' and others' : '';
  return [`the app converts ${names.slice(0, 3).join(', ')}${more} between text and number`];
}

const isMessages = (value) => Array.isArray(value) && value.length > 0 && value.every(isText);
const isFieldErrors = (value) => isRecord(value) && Object.values(value).some(isMessages);

/** Compares a refusal with the expected status and the failure envelope of the contract. */
export function readRefusal(answer, expected) {
  const { status, json, failure } = answer;
  const change = `on the server, answer ${expected}.`;
  if (failure) return { differences: [{ how: failure, change }], notes: [] };
  const isBadRequest = expected === 422 && status === 400;
  const differences = status === expected || isBadRequest ? [] : [{ how: `status ${status}`, change }];
  if (status < 400) return { differences, notes: [] };
  const notes = isBadRequest ? [NOTES.badRequest] : [];
  if (!isRecord(json)) differences.push({ how: describeType(answer), change: SEND_JSON });
  else differences.push(...findShapeDifferences(json, expected, notes));
  return { differences, notes };
}

/** Returns the differences of a failure's body; adds a note for each form that the app recognises. */
function findShapeDifferences(body, expected, notes) {
  const hasFields = isFieldErrors(body.errors);
  const hasBareFields = !hasFields && isFieldErrors(body);
  if (hasBareFields) notes.push(NOTES.fields);
  else if (!isText(body.message) && isText(body.detail)) notes.push(NOTES.detail);
  else if (!isText(body.message)) {
    return [{ how: 'no message', change: 'on the server, send { success: false, message } for the customer.' }];
  }
  if (expected !== 422 || hasFields || hasBareFields) return [];
  return [{ how: 'no errors per field', change: 'on the server, send { errors: { field: [messages] } }.' }];
}
