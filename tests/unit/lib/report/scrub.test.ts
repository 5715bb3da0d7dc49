import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrubEvent, scrubText } from '@/lib/report/scrub';
import { fastest } from '../../../fastest';

const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiJhbmRyZWEifQ.c2lnbmF0dXJl';

describe('scrubText', () => {
  it.each([
    ['a bearer token', 'Authorization: Bearer s3cr3t.token-value', 'Authorization: [secret]'],
    ['a JSON web token', `sent ${JWT} twice`, 'sent [token] twice'],
    ['an opaque token', 'key 9f8e7d6c5b4a39281706f5e4 refused', 'key [token] refused'],
    ['a secret after its name', 'password: hunter2, then more', '[secret] then more'],
    ['an e-mail address', 'No account andrea.santos+1@mail.example.ph', 'No account [email]'],
    ['a mobile number with +63', 'Call +63 917 482 0136 now', 'Call [number] now'],
    ['a mobile number with 09', 'Call 0917 482 0136 or 09174820136', 'Call [number] or [number]'],
    ['a card number', '4242 4242 4242 4242 and 4242424242424242', '[number] and [number]'],
    ['a one-time PIN', 'Code 493027 is wrong', 'Code [number] is wrong'],
    ['a booking number', 'No booking LGX-260716-1234', 'No booking LGX-[number]'],
    ['a booking number in a path', 'GET /api/bookings/LGX-260716-1234/pay failed', 'GET /api/bookings/:id/pay failed'],
    ['an id in an address', 'https://api2.example.ph/api/messages/77', 'https://api2.example.ph/api/messages/:id'],
    ['an e-mail address in a path', '/reset/andrea@mail.example', '/reset/:id'],
    ['a token in a path', '/auth/reset-password/abcdefghijklmnopqrstuvwxyz', '/auth/reset-password/:id'],
    ['a query', 'at /auth/reset-password?token=abc&email=a@b.ph', 'at /auth/reset-password'],
    ['a query without its path', 'refused ?q=Andrea&page=2', 'refused [query]'],
    ['a fragment', 'https://book.example/login#access_token=abc', 'https://book.example/login'],
    [
      'a response that a parser quotes',
      `Unexpected token 'A', "Andrea San"... is not valid JSON`,
      `Unexpected token 'A', "[text]"... is not valid JSON`,
    ],
  ])('removes %s', (_case, text, scrubbed) => expect(scrubText(text)).toBe(scrubbed));

  it.each([
    "Cannot read properties of undefined (reading 'booking_routes')",
    'Failed to fetch dynamically imported module: https://book.example/assets/useCalendarBookings-B2x3d4.js',
    'TypeError at /assets/index-B2x3d4.js:1:234567',
    'Unreadable response of getVouchers, status 200',
    'Minified React error #31',
  ])('keeps a message without personal data: %s', (text) => expect(scrubText(text)).toBe(text));

  it('removes the given names, in any case and in paths, and keeps words that contain them', () => {
    const names = ['Andrea', 'Santos-Peña', 'harbor.foods', ''];
    expect(scrubText('andrea of Harbor.Foods, /help/Andrea: SANTOS-PEÑA, Andreas', names)).toBe(
      '[name] of [name], /help/[name]: [name], Andreas',
    );
  });

  it('leaves no run of six digits in any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789 -.+()/?a@"') }),
        (text) => !/\d{6}/.test(scrubText(text)),
      ),
    );
  });

  it('cuts a long text, and takes no longer than 50 ms for it', () => {
    for (const unit of ['a-', '1 ', '/a', 'a@', '"', '(', 'a.', '1-a']) {
      const text = unit.repeat(50_000);
      expect(scrubText(text).length).toBeLessThan(5_000);
      expect(
        fastest(() => scrubText(text)),
        unit,
      ).toBeLessThan(50);
    }
  });
});

describe('scrubEvent', () => {
  it('keeps only known fields, and scrubs the texts of the exception', () => {
    const frame = {
      filename: 'https://book.example/track/LGX-260716-1234?t=abc',
      function: 'render',
      lineno: 1,
      colno: 234567,
    };
    const event = scrubEvent(
      {
        type: undefined,
        event_id: 'a1',
        release: '2026-11-25T06:00:00.000Z',
        tags: { route: '/track/:bookingNumber' },
        message: 'planted',
        request: { url: 'https://book.example/?planted' },
        user: { email: 'planted' },
        breadcrumbs: [{ message: 'planted' }],
        extra: { planted: true },
        exception: {
          values: [
            { type: 'Error', value: 'Andrea, 493027', stacktrace: { frames: [{ ...frame, vars: { planted: 1 } }] } },
          ],
        },
      },
      ['Andrea'],
    );
    expect(JSON.stringify(event)).not.toContain('planted');
    expect(event).toMatchObject({
      event_id: 'a1',
      release: '2026-11-25T06:00:00.000Z',
      tags: { route: '/track/:bookingNumber' },
    });
    expect(event.exception?.values).toEqual([
      {
        type: 'Error',
        value: '[name], [number]',
        stacktrace: { frames: [{ ...frame, filename: 'https://book.example/track/:id' }] },
      },
    ]);
  });
});
