import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getLoginPath, readBookingNext, readSafeNext, withNext } from '@/config/nextPath';
import { getVerificationQuery, readVerificationReason } from '@/config/verificationLink';

describe('readBookingNext', () => {
  it.each([
    ['/booking/exclusive', '/booking/exclusive'],
    ['/booking/shared?from=quote', '/booking/shared?from=quote'],
    ['/booking/exclusive/maps?booking=7', '/booking/exclusive/maps?booking=7'],
    ['/booking/batch', '/booking/batch'],
    ['/booking/exclusive/maps/routes', null],
    ['/wallet', null],
    ['https://evil.example/booking/exclusive', null],
    [null, null],
  ])('reads %j as %j', (value, next) => {
    expect(readBookingNext(value)).toBe(next);
  });
});

describe('withNext', () => {
  it.each([
    ['/wallet', '/booking/shared?a=b', '/wallet?next=%2Fbooking%2Fshared%3Fa%3Db'],
    ['/payment-method?add=card', '/booking/shared', '/payment-method?add=card&next=%2Fbooking%2Fshared'],
    ['/wallet', null, '/wallet'],
  ])('links %s to %j', (path, next, link) => {
    expect(withNext(path, next)).toBe(link);
  });
});

describe('readSafeNext', () => {
  it.each([
    ['/wallet', '/wallet'],
    ['/mybooking?status=Completed&page=2', '/mybooking?status=Completed&page=2'],
    ['/track/LGX-1', '/track/LGX-1'],
  ])('keeps %s', (value, kept) => {
    expect(readSafeNext(value)).toBe(kept);
  });

  it.each([
    null,
    '',
    '/',
    'wallet',
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/%2fevil.example',
    '/%5cevil.example',
    '/wallet/%2F%2Fevil',
    '/%252f%252fevil.example',
    'javascript:alert(1)',
    '/login',
    '/login?next=/wallet',
    ' /wallet',
  ])('refuses %j', (value) => {
    expect(readSafeNext(value)).toBeNull();
  });

  it('stays on its own origin for any input', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const next = readSafeNext(text);
        if (next !== null) expect(new URL(next, 'https://app.example').origin).toBe('https://app.example');
      }),
    );
  });

  it('is added to the login address and read back', () => {
    expect(getLoginPath('/mybooking?page=1')).toBe('/login?next=%2Fmybooking%3Fpage%3D1');
    expect(getLoginPath('//evil')).toBe('/login');
  });
});

describe('the verification link', () => {
  it('carries the reason in base64', () => {
    expect(getVerificationQuery('login')).toBe('q=bG9naW4%3D');
  });

  it.each([
    ['bG9naW4=', 'login'],
    ['login', 'login'],
    ['c2V0dGluZ3M=', 'settings'],
    ['c2lnbnVw', null],
    ['aHR0cHM6Ly9ldmls', null],
    ['%%%', null],
    [null, null],
  ])('%s is read as %s', (q, word) => {
    expect(readVerificationReason(q)).toBe(word);
  });
});
