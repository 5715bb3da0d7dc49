import { validate } from './contract.mjs';

const MAX_SHOWN = 4;
const CHOICES = ['oneOf', 'anyOf'];
const DATE_TIME = '2026-11-20T10:00:00+08:00';

const keysOf = (instancePath) =>
  instancePath
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Names a field without row numbers, such as `data[].stops[].lat`. */
const nameOf = (instancePath) =>
  `data${keysOf(instancePath)
    .map((key) => (/^\d+$/.test(key) ? '[]' : `.${key}`))
    .join('')}`;

/** Converts a number in text, or a text sent as a number; undefined if neither is expected. */
function convert(value, types) {
  if (typeof value === 'string' && /^\s*-?\d+(\.\d+)?\s*$/.test(value)) {
    return types.some((type) => type === 'number' || type === 'integer') ? Number(value) : undefined;
  }
  return typeof value === 'number' && types.includes('string') ? String(value) : undefined;
}

/** Converts one value in place; returns its name, or null if there is nothing to convert. */
function convertAt(data, { keyword, instancePath, params }) {
  const keys = keysOf(instancePath);
  const field = keys.pop();
  if (keyword !== 'type' || field === undefined) return null;
  const parent = keys.reduce((part, key) => part[key], data);
  const converted = convert(parent[field], [params.type].flat());
  if (converted === undefined) return null;
  parent[field] = converted;
  return nameOf(instancePath);
}

function describe({ keyword, instancePath, params, message }) {
  const name = nameOf(instancePath);
  if (keyword === 'required') return `${name}.${params.missingProperty} is missing`;
  if (keyword === 'additionalProperties') return `${name}.${params.additionalProperty} is not allowed`;
  if (params.format === 'date-time') return `${name} must be a date and time with an offset, such as ${DATE_TIME}`;
  return `${name} ${message}`;
}

/** Describes the choices that fit in no form, by their types. */
function describeChoice(errors, { instancePath }) {
  const isHere = (error) => error.keyword === 'type' && error.instancePath === instancePath;
  const types = errors.filter(isHere).flatMap(({ params }) => params.type);
  return `${nameOf(instancePath)} must be ${types.length > 0 ? [...new Set(types)].join(' or ') : 'of an allowed form'}`;
}

/** Turns ajv errors into sentences, without those of the forms that a value was not meant to have. */
function describeErrors(errors) {
  const choices = errors.filter(({ keyword }) => CHOICES.includes(keyword));
  const paths = new Set(choices.map(({ instancePath }) => instancePath));
  const exact = errors.filter(
    ({ keyword, instancePath }) => !CHOICES.includes(keyword) && !(keyword === 'type' && paths.has(instancePath)),
  );
  const isVague = ({ instancePath }) => !exact.some((error) => error.instancePath.startsWith(instancePath));
  const sentences = [
    ...exact.map(describe),
    ...choices.filter(isVague).map((choice) => describeChoice(errors, choice)),
  ];
  const unique = [...new Set(sentences)];
  const more = unique.length - MAX_SHOWN;
  return more > 0 ? [...unique.slice(0, MAX_SHOWN), `and ${more} more`] : unique;
}

/**
 * Returns the violations of a schema as sentences without values. Numbers sent as texts, and texts as numbers, are
 * accepted as the app accepts them, and listed in `converted`.
 */
export function findViolations(sent, schema) {
  const { data } = structuredClone({ data: sent });
  const converted = new Set();
  let errors = validate(data, schema);
  for (let isChanged = true; isChanged && errors.length > 0;) {
    const names = errors.map((error) => convertAt(data, error)).filter(Boolean);
    for (const name of names) converted.add(name);
    isChanged = names.length > 0;
    if (isChanged) errors = validate(data, schema);
  }
  return { violations: describeErrors(errors), converted: [...converted] };
}
