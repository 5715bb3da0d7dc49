import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

type Media = { schema: object; example?: unknown };
type Content = { content?: Record<string, Media> };
export type Parameter = { name: string; in: 'path' | 'query'; required?: boolean; schema: object };
export type Operation = {
  operationId: string;
  security?: Record<string, unknown>[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: Content;
  responses: Record<string, Content | { $ref: string }>;
  /** Where the bearer decides what the data may be. */
  'x-data'?: { 'with-bearer': string; 'without-bearer': string };
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  security: Record<string, unknown>[];
};
/** One call of the contract: its method, its path template, and what the file says of it. */
export type Declared = { method: string; path: string; operation: Operation };

// the samples are shared by aliases, far more often than yaml's guard against hostile files allows
const document = parse(readFileSync(join(import.meta.dirname, '../../public/openapi.yaml'), 'utf8'), {
  maxAliasCount: -1,
}) as Document;

const ROOT = 'https://contract.test/openapi';
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addFormat('binary', true);
ajv.addSchema({ $id: ROOT, ...document });

/** Every call of public/openapi.yaml. */
export const declaredCalls: Declared[] = Object.entries(document.paths).flatMap(([path, byMethod]) =>
  Object.entries(byMethod).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);

/** The part of the file that a local reference points at. */
export function resolved<T>(node: T | { $ref: string }): T {
  if (typeof node !== 'object' || node === null || !('$ref' in node)) return node;
  const found = node.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], document);
  return found as T;
}

/** References of the file are relative to it: a schema taken out of it names the file. */
const anchored = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${ROOT}#/`)) as object;

const compiled = new WeakMap<object, ReturnType<typeof ajv.compile>>();

/** What is wrong with a value by a schema of the file, in words; empty when nothing is. */
export function faultsOf(value: unknown, schema: object): string[] {
  let validate = compiled.get(schema);
  if (!validate) {
    validate = ajv.compile(anchored(schema));
    compiled.set(schema, validate);
  }
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({ instancePath, message, params }) => {
    const more = 'additionalProperty' in params ? ` (${String(params.additionalProperty)})` : '';
    return `${instancePath || '(body)'} ${message ?? 'is wrong'}${more}`;
  });
}

const fits = (template: string, pathname: string) => {
  const parts = template.split('/');
  const given = pathname.split('/');
  return parts.length === given.length && parts.every((part, at) => (/^{/.test(part) ? given[at] : part === given[at]));
};

/** The call that a method and a path belong to; a literal path wins over one with an id. */
export function findCall(method: string, pathname: string): Declared | undefined {
  const matches = declaredCalls.filter((call) => call.method === method && fits(call.path, pathname));
  return matches.sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0];
}

/** Who may send a call: with a bearer, without one, or either. */
export function bearerOf({ operation }: Declared): 'required' | 'none' | 'optional' {
  const ways = operation.security ?? document.security;
  if (ways.length === 0) return 'none';
  return ways.some((way) => Object.keys(way).length === 0) ? 'optional' : 'required';
}
