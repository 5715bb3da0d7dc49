import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import {
  isAddress,
  isAlphanumericName,
  isCompanyName,
  isDigits,
  isEmail,
  isLastFour,
  isMobile,
  isName,
  isPassword,
  isPhone,
  isUsername,
} from '@/utils/patterns';
import { fastest } from '../../fastest';

type Pattern = (text: string) => boolean;

const CASES: [name: string, pattern: Pattern, good: string[], bad: string[]][] = [
  [
    'name',
    isName,
    ['Andrea Mae', 'dela Peña', "D'Souza", 'Jr., Santos', 'Ng', 'José-María', 'Muñoz', 'J. R.', 'O’Neil'],
    ['', 'A', 'J.', '--', '  ', 'R2', 'Ana!', 'Ana\n', '<b>Ana', 'Ana\u0000'],
  ],
  ['alphanumeric name', isAlphanumericName, ['Studio 8', '24', 'Peña 2nd', 'A1'], ['', '1', 'A', '..', 'A_1', 'A1\n']],
  [
    'company name',
    isCompanyName,
    [
      'Luzon Cold Chain, Inc. & Sons',
      'S&R',
      'Nestlé (Phils.), Inc.',
      'A/B Trading',
      '7-Eleven',
      'Unit #4 Corp. + Co.; PH',
    ],
    ['', '&', 'A&', '(/)', 'A_1', 'Acme <b>', 'Acme\n'],
  ],
  [
    'email',
    isEmail,
    ['andrea.villanueva@gmail.com', 'a@b.ph', 'x+tag@mail.example.com', "o'neil@d-x.org"],
    [
      '',
      'a',
      'a@',
      '@b.ph',
      'a@b',
      'a@@b.ph',
      'a b@c.ph',
      '.a@b.ph',
      'a.@b.ph',
      'a..b@c.ph',
      'a@-b.ph',
      'a@b-.ph',
      'a@b..ph',
      'a@b.p',
      'a@b.ph\n',
      'ñ@b.ph',
      `${'a'.repeat(65)}@b.ph`,
      `a@${'b'.repeat(250)}.ph`,
    ],
  ],
  [
    'phone',
    isPhone,
    [
      '5550101234',
      '555-010-1234',
      '(555) 010-1234',
      '555.010.1234',
      '+63 9174820136',
      '+1-555-010-1234',
      '+639174820136',
    ],
    [
      '',
      '555',
      '55501012345',
      '+55550101234567',
      '555--010-1234',
      '(555 010 1234',
      '+ 63 9174820136',
      'phone',
      '5550101234\n',
    ],
  ],
  [
    'username',
    isUsername,
    ['abc', 'andrea_v', 'a.b-c@d', 'x'.repeat(30)],
    ['', 'ab', 'x'.repeat(31), 'and rea', 'andréa', 'abc!', 'abc\n'],
  ],
  [
    'password',
    isPassword,
    ['Padala#2026', '123456789', 'a_b-c+d=e', 'x'.repeat(30)],
    ['', '12345678', 'x'.repeat(31), 'with a space', 'quote"quote', '<script>alert', 'pässwörter', 'abcdefgh\n'],
  ],
  ['digits', isDigits, ['0', '0123456789'], ['', '1.5', '-1', '1 2', '１２', '12\n']],
  [
    'mobile',
    isMobile,
    ['9174820136', '9000000000'],
    ['', '817482013', '8174820136', '917482013', '91748201366', '917 482 0136', '+639174820136', '9174820136\n'],
  ],
  ['last four', isLastFour, ['0000', '4242'], ['', '424', '42424', '42a2', '4242\n']],
  [
    'address',
    isAddress,
    [
      '42 Gilmore Ave, New Manila',
      'Unit 3C, 30th St cor. 11th Ave',
      'Blk 5 Lot 7 (rear) #12/A',
      'Brgy. Sto. Niño',
      'Km 21+300',
    ],
    ['', ' ', '...', '<img>', '42 Gilmore; {drop}', '42\n'],
  ],
];

describe.each(CASES)('%s', (_name, pattern, good, bad) => {
  test.each(good.map((text) => [text]))('accepts %j', (text) => {
    expect(pattern(text)).toBe(true);
  });

  test.each(bad.map((text) => [text]))('refuses %j', (text) => {
    expect(pattern(text)).toBe(false);
  });
});

/** Repetitions that make a pattern with backtracking slow. */
const NASTY = ['a', 'a ', ' ', '.', "'", '-', 'a.', 'a@', 'a-', '9', '9 ', '(555)', '+1 ', 'ñ', 'aA1_', '\u0301'];

describe('cost', () => {
  test.each(CASES.map(([name, pattern]) => [name, pattern] as const))(
    '%s stays quick on 10,000 characters',
    (_name, pattern) => {
      for (const seed of NASTY) {
        const text = seed.repeat(10_000 / seed.length) + '\u0000';
        expect(pattern(text)).toBe(false);
        expect(fastest(() => pattern(text))).toBeLessThan(50);
      }
    },
  );

  it('never accepts a control character or a bracket at any position', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CASES),
        fc.constantFrom('<', '>', '\n', '\r', '\u0000', '`', '\\'),
        fc.nat(),
        fc.nat(),
        ([name, pattern, good], intruder, pick, place) => {
          fc.pre(!(name === 'email' && intruder === '`'));
          const text = good[pick % good.length] ?? '';
          const at = place % (text.length + 1);
          expect(pattern(text.slice(0, at) + intruder + text.slice(at))).toBe(false);
        },
      ),
    );
  });

  it('accepts every mobile number of ten digits from 9, and no other number', () => {
    fc.assert(
      fc.property(fc.nat({ max: 9_999_999_999 }), (number) => {
        const text = String(number).padStart(10, '0');
        expect(isMobile(text)).toBe(text.startsWith('9'));
      }),
    );
  });
});
