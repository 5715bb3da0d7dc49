import { afterEach, describe, expect, it } from 'vitest';
import { applySettings, env, getStores, readEnv } from '@/config/env';

describe('readEnv', () => {
  it('uses the sandbox without any setting', () => {
    expect(readEnv({})).toEqual({ env: expect.objectContaining({ apiBaseUrl: '' }) as unknown, problems: [] });
  });

  it('drops the trailing slash of the base address', () => {
    expect(readEnv({ VITE_API_BASE_URL: ' https://api.example.com/ ' }).env.apiBaseUrl).toBe('https://api.example.com');
  });

  it.each(['pay.example.com', ' pay.example.com, *.Bank.example ,'])('accepts the payment hosts "%s"', (hosts) => {
    expect(readEnv({ VITE_PAYMENT_HOSTS: hosts }).problems).toEqual([]);
  });

  it.each([
    ['the login page of this site where it is empty', '', 'https://book.example.com/login'],
    ['the configured address otherwise', 'https://example.ph/apple', 'https://example.ph/apple'],
  ])("redirects Apple's sign-in to %s", (_case, uri, expected) => {
    const read = readEnv({ VITE_APPLE_REDIRECT_URI: uri }, 'https://book.example.com');
    expect(read.env.appleRedirectUri).toBe(expected);
  });

  it.each([
    ['VITE_API_BASE_URL', 'api.example.com', 'VITE_API_BASE_URL is "api.example.com"; it must be a full address'],
    ['VITE_API_BASE_URL', 'ftp://api.example.com', 'VITE_API_BASE_URL is "ftp://api.example.com"; it must be a full'],
    ['VITE_API_BASE_URL', 'https://api.example.com/api', 'leave out /api itself'],
    ['VITE_API_BASE_URL', 'https://api.example.com/api/', 'leave out /api itself'],
    ['VITE_API_BASE_URL', 'https://api.example.com?x=1', 'must not have a query'],
    ['VITE_API_BASE_URL', 'https://api.example.com/#x', 'must not have a query or a fragment'],
    ['VITE_GOOGLE_PLAY_URL', 'javascript:alert(1)', 'VITE_GOOGLE_PLAY_URL is "javascript:alert(1)"'],
    ['VITE_SENTRY_DSN', 'key@errors.example/7', 'VITE_SENTRY_DSN is "key@errors.example/7"'],
    ['VITE_PAYMENT_HOSTS', 'https://pay.example.com', 'host names without https://'],
    ['VITE_PAYMENT_HOSTS', 'pay.example.com *.example.com', 'separated by commas'],
    ['VITE_PAYMENT_HOSTS', '*', 'VITE_PAYMENT_HOSTS is "*"'],
    [
      'VITE_MAP_TILE_URL',
      'http://tiles.example.com/{z}/{x}/{y}.png',
      'it must be an address such as https://tiles.example.com/',
    ],
    ['VITE_MAP_ATTRIBUTION', '<a href="https://osm.org">OSM</a>', 'it must be text without HTML'],
    ['VITE_APPLE_REDIRECT_URI', '/login', 'VITE_APPLE_REDIRECT_URI is "/login"'],
  ])('reports %s = %s as a problem', (name, value, words) => {
    const { problems } = readEnv({ VITE_MAP_ATTRIBUTION: 'Padala Maps', [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(words);
  });

  it('reports tiles without the source that the map has to name', () => {
    const tiles = { VITE_MAP_TILE_URL: '/tiles/{z}/{x}/{y}.png' };
    expect(readEnv(tiles).problems).toEqual(['VITE_MAP_ATTRIBUTION is empty; it must name the source of the tiles.']);
    expect(readEnv({ ...tiles, VITE_MAP_ATTRIBUTION: '© Padala Maps' }).problems).toEqual([]);
  });

  it.each(['', 'pk_test_abcDEF123', ' pk_live_abcDEF123 '])('accepts the PayMongo key "%s"', (key) => {
    expect(readEnv({ VITE_PAYMONGO_PUBLIC_KEY: key })).toMatchObject({
      env: { paymongoPublicKey: key.trim() },
      problems: [],
    });
  });

  it.each([
    ['a secret key', 'sk_live_abcDEF123', 'is a secret key, which every visitor can read'],
    ['a key of another form', 'pk_abcDEF123', 'which starts with pk_test_ or pk_live_'],
    ['an incomplete key', 'pk_test_', 'which starts with pk_test_ or pk_live_'],
  ])('reports %s of PayMongo without showing it', (_case, key, words) => {
    const { problems } = readEnv({ VITE_PAYMONGO_PUBLIC_KEY: key });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(words);
    expect(problems[0]).not.toContain('abcDEF123');
  });
});

describe('applySettings', () => {
  afterEach(() => void applySettings({}));

  it('overrides the settings of the build, for the next reader', () => {
    const config = { VITE_API_BASE_URL: 'https://api.example.com/', VITE_APP_STORE_URL: 'https://apps.example.com' };
    expect(applySettings(config)).toEqual([]);
    expect(env.apiBaseUrl).toBe('https://api.example.com');
    expect(getStores(env).map(({ url }) => url)).toEqual(['https://play.google.com/store', 'https://apps.example.com']);
    expect(applySettings({})).toEqual([]);
    expect(env.apiBaseUrl).toBe('');
  });

  it.each([
    [
      'an unknown key',
      { VITE_API_URL: 'x' },
      'VITE_API_URL is not a setting of config.json. Its settings are VITE_API_B',
    ],
    ['a key of every object', { toString: 'x' }, 'toString is not a setting'],
    ['a setting of the build alone', { VITE_SITE_URL: 'https://a.example' }, 'VITE_SITE_URL is not a setting'],
    ['a number', { VITE_FACEBOOK_APP_ID: 12 }, 'VITE_FACEBOOK_APP_ID is 12; it must be a text in quotes.'],
    ['null', { VITE_APPLE_STATE: null }, 'VITE_APPLE_STATE is null; it must be a text in quotes.'],
    ['a wrong value', { VITE_API_BASE_URL: '/api' }, 'VITE_API_BASE_URL is "/api"; it must be a full address'],
    ['a list', [], 'config.json must be an object of settings'],
    ['a text', 'https://api.example.com', 'config.json must be an object of settings'],
    ['nothing', null, 'config.json must be an object of settings'],
  ])('reports %s', (_case, config, words) => {
    const problems = applySettings(config);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(words);
  });

  it('reports every problem at once', () => {
    expect(applySettings({ VITE_API_BASE_URL: 'x', VITE_GOOGLE_PLAY_URL: 'y', VITE_Z: 'z' })).toHaveLength(3);
  });
});
