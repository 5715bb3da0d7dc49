import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

const ROOT = 'https://contract.local/openapi';
// samples are shared by aliases, more often than yaml's protection against malicious files allows
const document = parse(readFileSync(join(import.meta.dirname, '../../public/openapi.yaml'), 'utf8'), {
  maxAliasCount: -1,
});

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addFormat('binary', true);
ajv.addSchema({ $id: ROOT, ...document });

const METHODS = ['get', 'post', 'patch', 'delete'];
const compiled = new Map();

function resolve(node) {
  if (!node?.$ref) return node;
  const keys = node.$ref.slice(2).split('/');
  return resolve(keys.reduce((part, key) => part[key], document));
}

/** Every operation of the contract; `call` is its method and path, such as `GET /api/regions`. */
export const OPERATIONS = Object.entries(document.paths).flatMap(([path, byMethod]) =>
  METHODS.filter((method) => byMethod[method]).map((method) => ({
    call: `${method.toUpperCase()} ${path}`,
    ...byMethod[method],
  })),
);

/** Returns the operation of a call. */
export function getOperation(call) {
  const operation = OPERATIONS.find((candidate) => candidate.call === call);
  if (!operation) throw new Error(`${call} is not in public/openapi.yaml`);
  return operation;
}

/** Returns true if a call must be refused without a bearer. */
export function isPrivate({ security = document.security }) {
  return security.length > 0 && security.every((way) => Object.keys(way).length > 0);
}

/** Finds the schema of the `data` field in the schema of an envelope. */
function findDataSchema(schema) {
  const { properties, allOf = [], anyOf = [], oneOf = [] } = resolve(schema);
  if (properties?.data) return properties.data;
  return [...allOf, ...anyOf, ...oneOf].map(findDataSchema).find(Boolean);
}

/** Returns the schema of a call's data, with or without a bearer. */
export function getDataSchema(call, hasToken) {
  const { responses, 'x-data': byBearer } = getOperation(call);
  if (byBearer) return { $ref: byBearer[hasToken ? 'with-bearer' : 'without-bearer'] };
  return findDataSchema(resolve(responses['200']).content['application/json'].schema);
}

/** Returns true if a call's data is a list. */
export const isListSchema = (schema) => resolve(schema).type === 'array';

/** Returns the name of a schema, or of the rows of a list. */
export function getSchemaName(schema) {
  const reference = schema.$ref ?? schema.items?.$ref ?? '';
  return reference.split('/').at(-1);
}

/** Returns the ajv errors of a value. */
export function validate(value, schema) {
  const key = JSON.stringify(schema);
  if (!compiled.has(key)) compiled.set(key, ajv.compile(JSON.parse(key.replaceAll('"$ref":"#/', `"$ref":"${ROOT}#/`))));
  const check = compiled.get(key);
  return check(value) ? [] : check.errors;
}
