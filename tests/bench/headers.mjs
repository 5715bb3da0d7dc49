import { resolve } from 'node:path';
import { resolveConfig } from 'vite';

/** The headers that the project's own preview serves the app with; `api` is the origin of the backend. */
export async function securityHeaders(api) {
  process.env.VITE_API_BASE_URL = api;
  const root = resolve(import.meta.dirname, '../..');
  const { preview } = await resolveConfig({ root, logLevel: 'error' }, 'serve');
  return Object.fromEntries(Object.entries(preview.headers ?? {}).map(([name, value]) => [name.toLowerCase(), value]));
}
