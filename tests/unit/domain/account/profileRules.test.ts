import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ACCOUNT_MESSAGES } from '@/config/accountMessages';
import { checkField, groupTin, toWireText, type RuledField } from '@/domain/account/profileRules';

const FIELDS = Object.keys(ACCOUNT_MESSAGES) as RuledField[];

const CASES: [RuledField, string, boolean][] = [
  ['first_name', 'Niña Rose', true],
  ['first_name', 'José Ñ.', true],
  ['first_name', 'N', false],
  ['first_name', 'Nina 2', false],
  ['first_name', '   ', false],
  ['middle_name', '', true],
  ['middle_name', '9', false],
  ['last_name', "O'Hara-dela Cruz, Jr.", true],
  ['email', ' nina@example.ph ', true],
  ['email', 'nina@example', false],
  ['username', 'nina.rose_2', true],
  ['username', 'ni', false],
  ['username', 'a'.repeat(31), false],
  ['password', 'a'.repeat(9), true],
  ['password', 'a'.repeat(30), true],
  ['password', 'a'.repeat(8), false],
  ['password', 'a'.repeat(31), false],
  ['password', ' aaaaaaaaa', false],
  ['mobile', '9174820136', true],
  ['mobile', '8174820136', false],
  ['mobile', '917482013', false],
  ['address_line', 'Unit 4-B, 8 Jupiter St. #12', true],
  ['address_line', '<b>', false],
  ['company_name', '3 Stores', true],
  ['company_name', '3', false],
  ['company_type', '', false],
  ['company_type', '2', true],
  ['tin', '123-456-789-000', true],
  ['tin', '123456789', true],
  ['tin', '1234567890', false],
  ['tin', '12a456789', false],
  ['business_address', '12 Pier Road, North Harbor', true],
  ['business_address', '<b>', false],
  ['contact_person', 'Lito Ramos', true],
  ['contact_number', '9174820136', true],
  ['contact_number', '0917 482 0136', true],
  ['contact_number', '+63 917 482 0136', true],
  ['contact_number', '(02) 8123 4567', true],
  ['contact_number', '+1 555 010 1234', true],
  ['contact_number', '8123 4567', false],
  ['contact_number', 'call me', false],
  ['birth_date', '1994-03-12', true],
  ['birth_date', '2994-03-12', false],
  ['birth_date', '1899-12-31', false],
  ['birth_date', '0094-03-12', false],
  ['gender', '', false],
  ['gender', 'Other', true],
];

describe("an account field's rule", () => {
  it.each(CASES)('of %s accepts %j: %s', (field, text, isGood) => {
    expect(checkField(field, text) === true).toBe(isGood);
  });

  it('asks for every empty field but the optional one', () => {
    expect(FIELDS.filter((field) => checkField(field, '') === true)).toEqual(['middle_name']);
  });

  it('always returns true or a sentence', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FIELDS), fc.string(), (field, text) => {
        const answer = checkField(field, text);
        return answer === true || /^[A-Z].*\.$/.test(answer);
      }),
    );
  });

  it('accepts what it sends of a valid value', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CASES.filter(([field, , isGood]) => isGood && field !== 'password')),
        ([field, text]) => checkField(field, toWireText(field, text)) === true,
      ),
    );
  });
});

describe('a field on the wire', () => {
  it.each([
    ['123456789', '123-456-789'],
    ['123 456 789 000', '123-456-789-000'],
    ['123-456-789-00001', '123-456-789-00001'],
  ])('sends the TIN %s as %s', (typed, sent) => {
    expect(groupTin(typed)).toBe(sent);
    expect(toWireText('tin', typed)).toBe(sent);
  });

  it.each([
    ['0917 482 0136', '9174820136'],
    ['(02) 8123 4567', '0281234567'],
    ['+1 555 010 1234', '+15550101234'],
  ])('sends the number %s as %s', (typed, sent) => expect(toWireText('contact_number', typed)).toBe(sent));
});
