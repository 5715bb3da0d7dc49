import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { send } from '../../../src/lib/http/client';
import { isApiError, toApiError } from '../../../src/lib/http/error';
import { path } from '../../../src/lib/http/path';
import { memorySession, ok, watchApi } from './api';

describe('path', () => {
  it.each([
    ['an id with a slash', 'a/b', '/api/bookings/a%2Fb'],
    ['a number', 41, '/api/bookings/41'],
    ['an address', 'https://evil.test', '/api/bookings/https%3A%2F%2Fevil.test'],
    ['a backslash', '\\\\evil', '/api/bookings/%5C%5Cevil'],
    ['a query', '1?admin=1#x', '/api/bookings/1%3Fadmin%3D1%23x'],
  ])('encodes %s', (_name, id, expected) => {
    expect(path`/api/bookings/${id}`).toBe(expected);
  });

  it.each(['', '.', '..', ' ', ' .. ', '\ud800'])('refuses %j with an ApiError', (id) => {
    const caught = (() => {
      try {
        return path`/api/bookings/${id}/pay`;
      } catch (error) {
        return error;
      }
    })();
    expect(isApiError(caught)).toBe(true);
  });

  it('keeps any id within its own segment', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (id) => {
        fc.pre(!['', '.', '..'].includes(id.trim()));
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
  await expect(send({ method: 'GET', path: target })).rejects.toMatchObject({ kind: 'server', status: 0 });
  expect(api.calls).toHaveLength(0);
});

it('keeps nothing of a request in an error', () => {
  const error = toApiError(Object.assign(new Error('boom'), { config: { headers: { Authorization: 'Bearer T1' } } }));
  expect(Object.keys(error).sort()).toEqual(['kind', 'message', 'status']);
});
