import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { SCRIPT_SOURCES } from '../src/config/scriptSources.ts';

/** The only inline script (of prerendered pages), without comments. The content security policy allows its hash. */
export const inlineScript = () =>
  readFileSync('src/app/prerender/inline.js', 'utf8')
    .replaceAll(/^\s*\/\/.*\n/gm, '')
    .replaceAll(/^\s+/gm, '');

export const inlineScriptHash = () => `sha256-${createHash('sha256').update(inlineScript()).digest('base64')}`;

/** Response headers of the app (docs/deployment.md); `base` is the API's address up to /api, or ''. */
export function securityHeaders(base = '', sentryDsn = '') {
  // a source with a path but no trailing slash would match only that one URL
  const api = URL.canParse(base) ? new URL(base).origin : base;
  const sentry = URL.canParse(sentryDsn) ? new URL(sentryDsn).origin : '';
  const policy = [
    "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'",
    `script-src 'self' blob: '${inlineScriptHash()}' ${SCRIPT_SOURCES.join(' ')}`,
    "style-src 'self' 'unsafe-inline' https://fonts.googleapis.com https://accounts.google.com/gsi/style",
    `img-src 'self' data: blob: ${api} https://*.googleapis.com https://*.gstatic.com https://*.google.com https://*.googleusercontent.com https://*.fbcdn.net https://appleid.cdn-apple.com`,
    "font-src 'self' https://fonts.gstatic.com",
    `connect-src 'self' ${api} ${sentry} https://*.googleapis.com https://*.gstatic.com https://*.google.com data: blob: https://www.facebook.com https://graph.facebook.com https://appleid.apple.com`,
    'frame-src https://accounts.google.com/gsi/ https://*.google.com https://www.facebook.com https://web.facebook.com https://appleid.apple.com',
    "worker-src 'self' blob:; manifest-src 'self'",
  ].join('; ');
  return {
    'Content-Security-Policy': policy.replaceAll(/ +/g, ' '),
    'Content-Security-Policy-Report-Only': "require-trusted-types-for 'script'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
    'Permissions-Policy':
      'geolocation=(self), camera=(), microphone=(), identity-credentials-get=(self "https://accounts.google.com")',
  };
}
