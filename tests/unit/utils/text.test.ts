import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { cleanDecimal, parseDecimal, stepDecimal } from '@/utils/decimal';
import { getPageWindow } from '@/utils/pageWindow';
import {
  formatBytes,
  formatKm,
  formatMinutes,
  formatMobile,
  formatPhone,
  joinSentences,
  normalizeMobile,
  pluralize,
  toTextOrDash,
} from '@/utils/text';

test.each([
  ['Makati', 'Makati'],
  ['', '-'],
  ['  ', '-'],
  [null, '-'],
  [undefined, '-'],
])('%j shows as %s', (text, shown) => {
  expect(toTextOrDash(text)).toBe(shown);
});

test.each([
  [0, '0 stops'],
  [1, '1 stop'],
  [1204, '1,204 stops'],
])('%s is %s', (count, text) => {
  expect(pluralize(count, 'stop')).toBe(text);
});

it('accepts an irregular plural', () => {
  expect(pluralize(2, 'box', 'boxes')).toBe('2 boxes');
});

describe('mobile numbers', () => {
  test.each([
    ['9174820136', '0917 482 0136'],
    ['0281234567', '02 8123 4567'],
    ['+15550101234', '+15550101234'],
    ['-', '-'],
  ])('a phone number %s shows as %s', (phone, shown) => {
    expect(formatPhone(phone)).toBe(shown);
  });

  test.each([
    ['9174820136', '9174820136'],
    ['0917 482 0136', '9174820136'],
    ['+63 917-482-0136', '9174820136'],
    ['63(917)4820136', '9174820136'],
    ['0063 917 482 0136', '9174820136'],
    ['917 48', '91748'],
    ['0917', '0917'],
    ['817 482 013', '817482013'],
    ['abc', 'abc'],
  ])('%j is normalized to %s', (typed, kept) => {
    expect(normalizeMobile(typed)).toBe(kept);
  });

  it('is restored from its grouped form', () => {
    expect(formatMobile('9174820136')).toBe('0917 482 0136');
    expect(formatMobile('12345')).toBe('12345');
    fc.assert(
      fc.property(fc.integer({ min: 9_000_000_000, max: 9_999_999_999 }), (number) => {
        expect(normalizeMobile(formatMobile(String(number)))).toBe(String(number));
      }),
    );
  });
});

test.each([
  [5 * 1024 * 1024, '5 MB'],
  [1.5 * 1024 * 1024, '1.5 MB'],
  [340 * 1024, '340 KB'],
  [10, '1 KB'],
])('%s bytes are %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

test.each([
  [0, '0 min'],
  [54.6, '55 min'],
  [59.4, '59 min'],
  [59.5, '1 hr'],
  [67, '1 hr 7 min'],
  [120, '2 hr'],
  [125, '2 hr 5 min'],
  [689.2, '11 hr 29 min'],
  [NaN, '-'],
])('a drive of %d minutes is %j', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text);
});

test.each([
  [12.34, '12.3 km'],
  [1523.45, '1,523.5 km'],
  [999.96, '1,000.0 km'],
  [0, '0.0 km'],
  [NaN, '-'],
])('a distance of %d km is %j', (km, text) => {
  expect(formatKm(km)).toBe(text);
});

describe('typed numbers', () => {
  test.each([
    ['12.345', 2, '12.34'],
    ['12.', 2, '12.'],
    ['1,250.5', 2, '1250.5'],
    ['1.2.3', 2, '1.23'],
    ['12.5', 0, '12'],
    ['-3', 0, '3'],
    ['abc', 2, ''],
    ['12345678901234.56', 2, '123456789012.56'],
  ])('%j with %i decimals becomes %j', (typed, decimals, text) => {
    expect(cleanDecimal(typed, decimals)).toBe(text);
  });

  test.each([
    ['', null],
    ['.', null],
    ['12.', 12],
    ['.5', 0.5],
  ])('%j is the number %s', (text, number) => {
    expect(parseDecimal(text)).toBe(number);
  });

  test.each([
    [0.1, 0.2, 0, 10, 0.3],
    [9, 5, 0, 10, 10],
    [1, -5, 1, 10, 1],
    [null, 1, 1, 10, 1],
  ])('a step from %s by %s within %s and %s gives %s', (value, step, min, max, next) => {
    expect(stepDecimal(value, step, min, max)).toBe(next);
  });
});

describe('the page numbers of a pager', () => {
  test.each([
    [0, 1, [0]],
    [0, 4, [0, 1, 2, 3]],
    [0, 9, [0, 1, null, 8]],
    [4, 9, [0, null, 3, 4, 5, null, 8]],
    [3, 9, [0, 1, 2, 3, 4, null, 8]],
    [8, 9, [0, null, 7, 8]],
  ])('are right on page %i of %i', (current, count, shown) => {
    expect(getPageWindow(current, count)).toEqual(shown);
  });

  it('always include the current, first and last page, in order, without a gap of one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.nat(), (count, pick) => {
        const current = pick % count;
        const shown = getPageWindow(current, count);
        const pages = shown.filter((page) => page !== null);
        expect(pages).toEqual([...new Set(pages)].toSorted((a, b) => a - b));
        expect(pages).toEqual(expect.arrayContaining([0, current, count - 1]));
        shown.forEach((page, index) => {
          if (page === null) expect((shown[index + 1] ?? 0) - (shown[index - 1] ?? 0)).toBeGreaterThan(2);
        });
      }),
    );
  });
});

test.each([
  [['45 Scout Borromeo St.', 'Jun Dela Cruz'], '45 Scout Borromeo St. Jun Dela Cruz'],
  [['42 Gilmore Ave', 'Ramon dela Peña'], '42 Gilmore Ave. Ramon dela Peña'],
  [['42 Gilmore Ave', ''], '42 Gilmore Ave'],
  [[undefined, 'Jun'], 'Jun'],
  [[], ''],
])('%j are joined as "%s"', (texts, line) => {
  expect(joinSentences(texts)).toBe(line);
});
