import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const DOC = resolve(import.meta.dirname, '../../docs/security-headers.md');

/** The headers that the project asks a server for, as its own document has them; `api` is the origin of the backend. */
export function securityHeaders(api) {
  const [, block = ''] = readFileSync(DOC, 'utf8').split('```');
  const lines = block.replaceAll(/\n +/g, ' ').split('\n');
  const pairs = lines.flatMap((line) => {
    const [, name, value] = line.match(/^([A-Z][\w-]+): (.+)$/) ?? [];
    // what stands behind a wide gap is a note for the reader
    return name && name !== 'Cache-Control' ? [[name.toLowerCase(), value.split(/ {2,}\(/)[0].trim()]] : [];
  });
  const headers = Object.fromEntries(pairs);
  if (!headers['content-security-policy']) throw new Error(`No policy in ${DOC}`);
  headers['content-security-policy'] = headers['content-security-policy']
    .replaceAll('{API}', api)
    .replaceAll(/ +/g, ' ');
  return headers;
}
