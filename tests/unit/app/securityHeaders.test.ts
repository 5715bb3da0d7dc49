import { describe, expect, it } from 'vitest';
import {
  inlineScriptHash,
  nginxHeaders,
  referrerPolicy,
  securityHeaders,
  type Settings,
} from '../../../build/securityHeaders';

const API = 'https://api.example.com';
const MAPS = { VITE_GOOGLE_MAPS_API_KEY: 'key' };
const GOOGLE = { VITE_GOOGLE_CLIENT_ID: 'client' };
const FACEBOOK = { VITE_FACEBOOK_APP_ID: '123' };
const APPLE = { VITE_APPLE_CLIENT_ID: 'ph.example.app' };

const policyOf = (settings: Settings) => securityHeaders(settings)['Content-Security-Policy'] ?? '';

/** Returns the sources of a directive, without those of every site. */
function listAddedSources(settings: Settings, directive: string): string[] {
  const own = new Set(["'self'", `'${inlineScriptHash()}'`, "'unsafe-inline'", "'none'"]);
  if (directive === 'img-src') ['data:', 'blob:'].forEach((source) => own.add(source));
  const part = policyOf(settings)
    .split('; ')
    .find((text) => text.startsWith(`${directive} `));
  return (part ?? '')
    .split(' ')
    .slice(1)
    .filter((source) => !own.has(source));
}

const DIRECTIVES = ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src', 'frame-src', 'worker-src'];

describe('the content security policy', () => {
  it('of a site without settings allows the site itself, and nothing else', () => {
    expect(policyOf({ VITE_API_BASE_URL: '', VITE_GOOGLE_CLIENT_ID: ' ' })).toBe(
      [
        "default-src 'none'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; form-action 'self'",
        `script-src 'self' '${inlineScriptHash()}'`,
        "style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'",
        "frame-src 'none'; worker-src 'self'; manifest-src 'self'",
        "require-trusted-types-for 'script'; trusted-types default",
      ].join('; '),
    );
  });

  it.each([
    ['script-src', []],
    ['img-src', [API]],
    ['connect-src', [API]],
    ['frame-src', []],
  ])('of a site with an API adds to %s: %s', (directive, sources) => {
    expect(listAddedSources({ VITE_API_BASE_URL: API }, directive)).toEqual(sources);
  });

  it.each([
    [API, API],
    [`${API}/`, API],
    ['https://example.com:8443/gateway/v2', 'https://example.com:8443'],
    ["https://example.com; script-src 'unsafe-inline'", undefined],
    ['api.example.com', undefined],
    ['localhost:4000', undefined],
  ])('allows every call and image below %s', (base, origin) => {
    for (const directive of ['connect-src', 'img-src']) {
      expect(listAddedSources({ VITE_API_BASE_URL: base }, directive)).toEqual(origin ? [origin] : []);
    }
    expect(policyOf({ VITE_API_BASE_URL: base })).not.toMatch(/script-src[^;]*unsafe/);
  });

  it('allows reports to Sentry only if it is configured', () => {
    expect(listAddedSources({ VITE_SENTRY_DSN: 'https://key@errors.example:8443/sentry/7' }, 'connect-src')).toEqual([
      'https://errors.example:8443',
    ]);
  });

  it('allows calls to the payment provider only with its key', () => {
    expect(listAddedSources({ VITE_PAYMONGO_PUBLIC_KEY: 'pk_test_1' }, 'connect-src')).toEqual([
      'https://api.paymongo.com',
    ]);
  });

  it.each([
    ['https://tiles.example.com/{z}/{x}/{y}{r}.png', ['https://tiles.example.com']],
    [
      'https://{s}.tiles.example.com:8443/{z}/{x}/{y}.png?key=1',
      ['https://a.tiles.example.com:8443', 'https://b.tiles.example.com:8443', 'https://c.tiles.example.com:8443'],
    ],
    ['/tiles/{z}/{x}/{y}.png', []],
    ['https://1.2.3.4.5/{z}/{x}/{y}.png', []],
    ["https://x; script-src 'unsafe-inline'/{z}/{x}/{y}.png", []],
  ])('allows images of the map tiles %s from their hosts alone', (address, origins) => {
    const settings = { VITE_MAP_TILE_URL: address };
    expect(listAddedSources(settings, 'img-src')).toEqual(origins);
    expect(DIRECTIVES.filter((name) => name !== 'img-src').flatMap((name) => listAddedSources(settings, name))).toEqual(
      [],
    );
  });

  const none = { google: false, facebook: false, apple: false };
  it.each<[string, Settings, typeof none]>([
    ['an API', { VITE_API_BASE_URL: API }, none],
    ['Google sign-in', GOOGLE, { ...none, google: true }],
    ['Google Maps', MAPS, { ...none, google: true }],
    ['Facebook', FACEBOOK, { ...none, facebook: true }],
    ['Apple', APPLE, { ...none, apple: true }],
    ['everything', { ...MAPS, ...GOOGLE, ...FACEBOOK, ...APPLE }, { google: true, facebook: true, apple: true }],
  ])('of a site with %s names only the providers in use', (_name, settings, expected) => {
    const headers = JSON.stringify(securityHeaders(settings));
    expect({
      google: /google|gstatic/.test(headers),
      facebook: /facebook|fbcdn/.test(headers),
      apple: /apple/.test(headers),
    }).toEqual(expected);
  });

  it('allows blob: scripts and workers, and calls to data: and blob:, for Google Maps only', () => {
    const others = { VITE_API_BASE_URL: API, ...GOOGLE, ...FACEBOOK, ...APPLE };
    const blobs = (settings: Settings) =>
      DIRECTIVES.filter((name) => listAddedSources(settings, name).includes('blob:'));
    expect(blobs(others)).toEqual([]);
    expect(blobs({ ...others, ...MAPS })).toEqual(['script-src', 'connect-src', 'worker-src']);
  });

  it('keeps Google sign-in to its own address of accounts.google.com', () => {
    expect(listAddedSources(GOOGLE, 'script-src')).toEqual(['https://accounts.google.com/gsi/client']);
    expect(listAddedSources(GOOGLE, 'frame-src')).toEqual(['https://accounts.google.com/gsi/']);
  });

  it.each<[string, Settings, boolean]>([
    ['enforces', { VITE_API_BASE_URL: API }, true],
    ['only reports, with Maps,', MAPS, false],
    ['only reports, with Google,', GOOGLE, false],
    ['only reports, with Facebook,', FACEBOOK, false],
    ['only reports, with Apple,', APPLE, false],
  ])('%s trusted types', (_name, settings, isEnforced) => {
    const headers = securityHeaders(settings);
    expect(headers['Content-Security-Policy']?.includes("require-trusted-types-for 'script'")).toBe(isEnforced);
    expect('Content-Security-Policy-Report-Only' in headers).toBe(!isEnforced);
  });
});

describe('the other headers', () => {
  const ofSite = (settings: Settings) => {
    const { 'Content-Security-Policy': _policy, ...others } = securityHeaders(settings);
    return others;
  };
  const device = 'geolocation=(self), camera=(), microphone=(), identity-credentials-get=';

  it('forbid content sniffing and unused devices, and keep the window of a provider connected', () => {
    expect(ofSite({ VITE_API_BASE_URL: API })).toEqual({
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
      'Permissions-Policy': `${device}()`,
    });
    expect(ofSite(GOOGLE)).toMatchObject({
      'Permissions-Policy': `${device}(self "https://accounts.google.com")`,
    });
  });

  it('hide the token of a link below /auth from other sites', () => {
    expect(['/', '/auth/reset-password?token=1', '/authors'].map(referrerPolicy)).toEqual([
      'strict-origin-when-cross-origin',
      'no-referrer',
      'strict-origin-when-cross-origin',
    ]);
  });

  it('become directives of nginx for every response, with quotes escaped', () => {
    const lines = nginxHeaders(GOOGLE).trimEnd().split('\n');
    expect(lines).toHaveLength(Object.keys(securityHeaders(GOOGLE)).length);
    for (const line of lines) expect(line).toMatch(/^add_header [\w-]+ "([^"\\]|\\")+" always;$/);
    expect(lines.at(-1)).toContain('identity-credentials-get=(self \\"https://accounts.google.com\\")');
  });
});
