import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applySettings, env } from '@/config/env';
import { loadSettings } from '@/config/loadSettings';
import { network } from '../../network';

const API = 'https://api.example.com';
const CONFIG = { VITE_API_BASE_URL: API };

/** Lets the site answer the request for config.json. */
const serve = (response: () => Response) => network.use(http.get('/config.json', response));

afterEach(() => {
  delete window.__CONFIG__;
  applySettings({});
});

describe('loadSettings', () => {
  it.each([
    ['config.json', () => HttpResponse.json(CONFIG), API],
    ['the build if the file is missing', () => new HttpResponse(null, { status: 404 }), ''],
    ['the build if a fallback answers with a page', () => HttpResponse.html('<!doctype html>'), ''],
    ['the build if the file is empty of settings', () => HttpResponse.json({}), ''],
  ])('takes the settings of %s', async (_case, response, expected) => {
    serve(response);
    expect(await loadSettings()).toEqual([]);
    expect(env.apiBaseUrl).toBe(expected);
  });

  it('takes the settings of the window without a request', async () => {
    window.__CONFIG__ = CONFIG;
    expect(await loadSettings()).toEqual([]);
    expect(env.apiBaseUrl).toBe(API);
  });

  it.each([
    [
      'a file that is not JSON',
      () => HttpResponse.text('{"VITE_API_BASE_URL": '),
      /^config\.json cannot be read: .*JSON/,
    ],
    ['an empty file', () => HttpResponse.text(''), /^config\.json cannot be read: .*JSON/],
    ['a server error', () => new HttpResponse(null, { status: 503 }), /^config\.json cannot be read: .*status 503\.$/],
    ['a lost connection', () => HttpResponse.error(), /^config\.json cannot be read: .*fetch\.$/],
    ['a wrong value', () => HttpResponse.json({ VITE_API_BASE_URL: 'x' }), /^VITE_API_BASE_URL is "x"; it must be/],
  ])('starts nothing after %s', async (_case, response, message) => {
    serve(response);
    expect(await loadSettings()).toEqual([expect.stringMatching(message)]);
  });
});

describe('a build with an API', () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubEnv('VITE_API_BASE_URL', API);
  });
  afterEach(() => void vi.unstubAllEnvs());

  it('uses the API of config.json instead, and must not be left without one', async () => {
    const fresh = await import('@/config/env');
    expect(fresh.env.apiBaseUrl).toBe(API);
    expect(fresh.applySettings({ VITE_API_BASE_URL: 'https://other.example.com' })).toEqual([]);
    expect(fresh.env.apiBaseUrl).toBe('https://other.example.com');
    expect(fresh.applySettings({ VITE_API_BASE_URL: '' })).toEqual([
      'VITE_API_BASE_URL is empty; this build contains no sandbox and needs an API.',
    ]);
  });
});
