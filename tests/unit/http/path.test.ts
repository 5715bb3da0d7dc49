import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isApiError, toApiError } from '@/lib/http/error';
import { path } from '@/lib/http/path';
import { memorySession, ok, send, watchApi } from './api';

describe('path', () => {
  it.each([
    ['a number', 41, '/api/bookings/41'],
    ['a booking number', 'LGX-260716-0482', '/api/bookings/LGX-260716-0482'],
    ['a dot and a percent sign', 'v1.2 50%', '/api/bookings/v1.2%2050%25'],
    ['a query', '1?admin=1#x', '/api/bookings/1%3Fadmin%3D1%23x'],
  ])('encodes %s', (_name, id, expected) => {
    expect(path`/api/bookings/${id}`).toBe(expected);
  });

  it.each([
    '',
    '.',
    '..',
    ' ',
    ' .. ',
    '\ud800',
    'a/b',
    'a\\b',
    '../customers',
    '..\\customers',
    'https://evil.test',
    '%2e%2e',
    '.%2E',
    '..%2Fcustomers',
    'a%2fb',
    'a%5Cb',
    '%252e%252e%252fcustomers',
    '%25252Fcustomers',
    'a%255cb',
  ])('refuses %j as an id that no record has', (id) => {
    const caught = (() => {
      try {
        return path`/api/bookings/${id}/pay`;
      } catch (error) {
        return error;
      }
    })();
    expect(isApiError(caught)).toBe(true);
    expect(caught).toMatchObject({ kind: 'server', status: 404 });
  });

  it('keeps any id within its own segment', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (id) => {
        fc.pre(!['', '.'].includes(id.trim()) && !/[\\/]|\.\.|%/.test(id));
        const segments = new URL(path`/api/bookings/${id}/rate`, 'https://api.test').pathname.split('/');
        expect(segments.slice(0, 3)).toEqual(['', 'api', 'bookings']);
        expect(decodeURIComponent(segments[3] ?? '')).toBe(id);
        expect(segments.slice(4)).toEqual(['rate']);
      }),
    );
  });
});

it.each([
  'https://evil.test/api/x',
  '//evil.test/api/x',
  '/\\evil.test',
  '/api/../admin',
  '/api/bookings//x',
  '/other',
  'api/x',
  '/api/x?y=1',
])('sends nothing to %s', async (target) => {
  memorySession();
  const api = watchApi();
  api.answer(() => ok());
  await expect(send({ method: 'GET', path: target })).rejects.toMatchObject({ kind: 'unsent', status: 0 });
  expect(api.calls).toHaveLength(0);
});

it('keeps request data out of errors', () => {
  const error = toApiError(Object.assign(new Error('boom'), { config: { headers: { Authorization: 'Bearer T1' } } }));
  expect(Object.keys(error).sort()).toEqual(['kind', 'message', 'status']);
});
