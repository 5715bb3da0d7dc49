import { describe, expect, it } from 'vitest';
import { readEnv } from '@/config/env';

describe('readEnv', () => {
  it('uses the sandbox without any setting', () => {
    expect(readEnv({})).toEqual({ env: expect.objectContaining({ apiBaseUrl: '' }) as unknown, problems: [] });
  });

  it('drops the trailing slash of the base address', () => {
    expect(readEnv({ VITE_API_BASE_URL: ' https://api.example.com/ ' }).env.apiBaseUrl).toBe('https://api.example.com');
  });

  it.each([
    ['the login page of this site where it is empty', '', 'https://book.example.com/login'],
    ['the configured address otherwise', 'https://example.ph/apple', 'https://example.ph/apple'],
  ])("redirects Apple's sign-in to %s", (_case, uri, expected) => {
    const { env } = readEnv({ VITE_APPLE_REDIRECT_URI: uri }, 'https://book.example.com');
    expect(env.appleRedirectUri).toBe(expected);
  });

  it.each([
    ['VITE_API_BASE_URL', 'api.example.com', 'VITE_API_BASE_URL is "api.example.com"'],
    ['VITE_API_BASE_URL', 'ftp://api.example.com', 'VITE_API_BASE_URL is "ftp://api.example.com"'],
    ['VITE_API_BASE_URL', 'https://api.example.com/api', 'leave out /api itself'],
    ['VITE_API_BASE_URL', 'https://api.example.com?x=1', 'must not have a query'],
    ['VITE_GOOGLE_PLAY_URL', 'javascript:alert(1)', 'VITE_GOOGLE_PLAY_URL is "javascript:alert(1)"'],
    ['VITE_SENTRY_DSN', 'key@errors.example/7', 'VITE_SENTRY_DSN is "key@errors.example/7"'],
    ['VITE_APPLE_REDIRECT_URI', '/login', 'VITE_APPLE_REDIRECT_URI is "/login"'],
  ])('reports %s = %s as a problem', (name, value, words) => {
    const { problems } = readEnv({ [name]: value });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(words);
  });
});
