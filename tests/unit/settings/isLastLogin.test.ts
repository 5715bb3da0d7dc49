import { describe, expect, it } from 'vitest';
import { isLastLogin } from '@/features/settings/isLastLogin';

describe('the last way to log in', () => {
  it.each([
    ['with a password', { facebook: false, 'apple-id': false }, true, false],
    ['without a password, nothing else linked', { facebook: false, 'apple-id': false }, false, true],
    ['without a password, the others unknown', {}, false, true],
    ['without a password, another one linked', { facebook: true }, false, false],
    ['the password unknown, nothing else linked', { facebook: false, 'apple-id': false }, undefined, true],
    ['the password unknown, another one unknown', { facebook: false }, undefined, false],
  ])('is known for Google %s', (_name, linked, hasPassword, expected) => {
    expect(isLastLogin('google-oauth2', { 'google-oauth2': true, ...linked }, hasPassword)).toBe(expected);
  });
});
