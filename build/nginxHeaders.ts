import { securityHeaders, type Settings } from './securityHeaders.ts';

const quote = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

/** Returns the security headers as nginx directives. `always` includes the responses with an error. */
export const nginxHeaders = (settings: Settings): string =>
  Object.entries(securityHeaders(settings))
    .map(([name, value]) => `add_header ${name} ${quote(value)} always;\n`)
    .join('');
