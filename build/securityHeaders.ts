import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { getTileOrigins } from '../src/config/mapTiles.ts';
import { PAYMONGO_ORIGIN } from '../src/config/paymongo.ts';
import { SCRIPT_SOURCES } from '../src/config/scriptSources.ts';

/** Settings of a site: values by name (VITE_…). */
export type Settings = Readonly<Record<string, string | undefined>>;

type Directive = 'script-src' | 'style-src' | 'img-src' | 'font-src' | 'connect-src' | 'frame-src' | 'worker-src';
type Sources = Partial<Record<Directive, readonly string[]>>;

/** The only inline script (of prerendered pages), without comments. The content security policy allows its hash. */
export const inlineScript = () =>
  readFileSync('src/app/prerender/inline.js', 'utf8')
    .replaceAll(/^\s*\/\/.*\n/gm, '')
    .replaceAll(/^\s+/gm, '');

/** Returns the hash of the inline script, as a source of the policy. */
export const inlineScriptHash = () => `sha256-${createHash('sha256').update(inlineScript()).digest('base64')}`;

/** Returns a list with the origin of an address; empty for a relative address. A source with a path would match one URL only. */
export const originOf = (address: string) =>
  /^https?:/.test(address) && URL.canParse(address) ? [new URL(address).origin] : [];

/** Sources that every site needs. Photos before their upload are `blob:`, icons of the style sheet `data:`. */
const ownSources = (): Record<Directive, readonly string[]> => ({
  'script-src': ["'self'", `'${inlineScriptHash()}'`],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'frame-src': [],
  'worker-src': ["'self'"],
});

/** Sources that a setting adds to a site that has it: one row per setting. */
const SOURCES_OF_SETTINGS: Record<string, (value: string) => Sources> = {
  VITE_API_BASE_URL: (address) => ({ 'img-src': originOf(address), 'connect-src': originOf(address) }),
  VITE_SENTRY_DSN: (address) => ({ 'connect-src': originOf(address) }),
  VITE_PAYMONGO_PUBLIC_KEY: () => ({ 'connect-src': [PAYMONGO_ORIGIN] }),
  VITE_MAP_TILE_URL: (address) => ({ 'img-src': getTileOrigins(address) }),
  // https://developers.google.com/maps/documentation/javascript/content-security-policy
  VITE_GOOGLE_MAPS_API_KEY: () => ({
    'script-src': ['blob:', ...SCRIPT_SOURCES.VITE_GOOGLE_MAPS_API_KEY],
    'style-src': ['https://fonts.googleapis.com'],
    'img-src': [
      'https://*.googleapis.com',
      'https://*.gstatic.com',
      'https://*.google.com',
      'https://*.googleusercontent.com',
    ],
    'font-src': ['https://fonts.gstatic.com'],
    'connect-src': ['https://*.googleapis.com', 'https://*.gstatic.com', 'https://*.google.com', 'data:', 'blob:'],
    'frame-src': ['https://*.google.com'],
    'worker-src': ['blob:'],
  }),
  // https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid#content_security_policy
  VITE_GOOGLE_CLIENT_ID: () => ({
    'script-src': SCRIPT_SOURCES.VITE_GOOGLE_CLIENT_ID,
    'style-src': ['https://accounts.google.com/gsi/style'],
    'img-src': ['https://*.googleusercontent.com'],
    'connect-src': ['https://accounts.google.com/gsi/'],
    'frame-src': ['https://accounts.google.com/gsi/'],
  }),
  // Facebook and Apple publish no list
  VITE_FACEBOOK_APP_ID: () => ({
    'script-src': SCRIPT_SOURCES.VITE_FACEBOOK_APP_ID,
    'img-src': ['https://*.fbcdn.net'],
    'connect-src': ['https://www.facebook.com', 'https://graph.facebook.com'],
    'frame-src': ['https://www.facebook.com', 'https://web.facebook.com'],
  }),
  VITE_APPLE_CLIENT_ID: () => ({
    'script-src': SCRIPT_SOURCES.VITE_APPLE_CLIENT_ID,
    'img-src': SCRIPT_SOURCES.VITE_APPLE_CLIENT_ID,
    'connect-src': ['https://appleid.apple.com'],
    'frame-src': ['https://appleid.apple.com'],
  }),
};

const valueOf = (settings: Settings, name: string) => settings[name]?.trim() ?? '';

/** Returns the sources that the settings add to a directive. */
function addedSources(settings: Settings, directive: Directive): string[] {
  return Object.entries(SOURCES_OF_SETTINGS).flatMap(([name, toSources]) => {
    const value = valueOf(settings, name);
    return value === '' ? [] : (toSources(value)[directive] ?? []);
  });
}

/** Returns the Referrer-Policy of an address. A link below /auth carries a token, which no other site may see. */
export const referrerPolicy = (path: string) =>
  path.startsWith('/auth/') ? 'no-referrer' : 'strict-origin-when-cross-origin';

/** Returns the response headers of every page of a site with these settings (docs/deployment.md). */
export function securityHeaders(settings: Settings): Record<string, string> {
  const directives = Object.entries(ownSources()).map(([name, own]) => {
    const sources = new Set([...own, ...addedSources(settings, name as Directive)]);
    return `${name} ${sources.size > 0 ? [...sources].join(' ') : "'none'"}`;
  });
  const policy = [
    "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'",
    ...directives,
    "manifest-src 'self'",
  ];
  // the scripts of other companies may pass strings to the browser; ours do not
  const hasForeignScripts = addedSources(settings, 'script-src').length > 0;
  const trustedTypes = "require-trusted-types-for 'script'";
  if (!hasForeignScripts) policy.push(trustedTypes, 'trusted-types default');
  const google = valueOf(settings, 'VITE_GOOGLE_CLIENT_ID') ? '(self "https://accounts.google.com")' : '()';
  return {
    'Content-Security-Policy': policy.join('; '),
    ...(hasForeignScripts && { 'Content-Security-Policy-Report-Only': trustedTypes }),
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy': `geolocation=(self), camera=(), microphone=(), identity-credentials-get=${google}`,
  };
}

const quote = (value: string) => `"${value.replaceAll('"', '\\"')}"`;

/** Returns the security headers as nginx directives. `always` includes the responses with an error. */
export const nginxHeaders = (settings: Settings): string =>
  Object.entries(securityHeaders(settings))
    .map(([name, value]) => `add_header ${name} ${quote(value)} always;\n`)
    .join('');
