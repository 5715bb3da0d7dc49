import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

export type Media = { schema: object; example?: unknown; examples?: Record<string, { value: unknown }> };
export type Content = { content?: Record<string, Media> };
export type Parameter = { name: string; in: 'path' | 'query'; required?: boolean; schema: object };
export type Operation = {
  operationId: string;
  security?: Record<string, unknown>[];
  parameters?: (Parameter | { $ref: string })[];
  requestBody?: Content;
  responses: Record<string, Content | { $ref: string }>;
  /** Schema names of the data with and without a bearer, where they differ. */
  'x-data'?: { 'with-bearer': string; 'without-bearer': string };
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  security: Record<string, unknown>[];
};
/** One operation of the contract: method, path template and definition. */
export type Declared = { method: string; path: string; operation: Operation };

/** The text of public/openapi.yaml. */
export const source = readFileSync(join(import.meta.dirname, '../../public/openapi.yaml'), 'utf8');

// samples are shared by aliases, more often than yaml's protection against malicious files allows
const document = parse(source, { maxAliasCount: -1 }) as Document;

const ROOT = 'https://contract.test/openapi';
const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addFormat('binary', true);
ajv.addSchema({ $id: ROOT, ...document });

/** Every operation of public/openapi.yaml. */
export const declaredCalls: Declared[] = Object.entries(document.paths).flatMap(([path, byMethod]) =>
  Object.entries(byMethod).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);

/** Resolves a local reference of the file. */
export function resolved<T>(node: T | { $ref: string }): T {
  if (typeof node !== 'object' || node === null || !('$ref' in node)) return node;
  const found = node.$ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], document);
  return found as T;
}

/** Returns the examples of a body; the first one is what a mock server answers. */
export const examplesOf = ({ example, examples }: Media): unknown[] =>
  examples ? Object.values(examples).map(({ value }) => value) : [example];

/** Returns the answer of a mock server to a call that succeeds. */
export function sampleAnswer({ responses }: Operation): unknown {
  const media = resolved(responses['200'] ?? {}).content?.['application/json'];
  return media && examplesOf(media)[0];
}

/** Makes the references of a schema absolute, because references are relative to the file. */
const anchored = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#/', `"$ref":"${ROOT}#/`)) as object;

const compiled = new WeakMap<object, ReturnType<typeof ajv.compile>>();

/** Returns the schema violations of a value as messages. */
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

const fitsTemplate = (template: string, pathname: string) => {
  const parts = template.split('/');
  const given = pathname.split('/');
  return (
    parts.length === given.length &&
    parts.every((part, index) => (/^{/.test(part) ? given[index] : part === given[index]))
  );
};

/** Finds the operation of a method and path; a literal path wins over one with an id. */
export function findCall(method: string, pathname: string): Declared | undefined {
  const matches = declaredCalls.filter((call) => call.method === method && fitsTemplate(call.path, pathname));
  return matches.sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0];
}

/** Allowed authorization of a call: with a bearer, without one, or either. */
export function bearerOf({ operation }: Declared): 'required' | 'none' | 'optional' {
  const ways = operation.security ?? document.security;
  if (ways.length === 0) return 'none';
  return ways.some((way) => Object.keys(way).length === 0) ? 'optional' : 'required';
}
