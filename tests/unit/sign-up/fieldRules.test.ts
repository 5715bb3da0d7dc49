import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkField, FIELD_RULES, groupTin, type RuledField } from '../../../src/features/sign-up/fieldRules';
import { registerBody, updateBody } from '../../../src/features/sign-up/signUpBody';
import { formFrom, placeOfError } from '../../../src/features/sign-up/signUpForm';
import { initialUser } from '../../../src/store/user';

const CASES: [RuledField, string, boolean][] = [
  ['first_name', 'Niña Rose', true],
  ['first_name', 'N', false],
  ['first_name', 'Nina 2', false],
  ['middle_name', '', true],
  ['middle_name', '9', false],
  ['last_name', "O'Hara-dela Cruz, Jr.", true],
  ['company_name', '3 Stores', true],
  ['company_name', '3', false],
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
  ['contact_number', '9174820136', true],
  ['contact_person', 'Lito Ramos', true],
  ['address_line', 'Unit 4-B, 8 Jupiter St. #12', true],
  ['address_line', '<b>', false],
  ['tin', '123-456-789-000', true],
  ['tin', '123456789', true],
  ['tin', '1234567890', false],
  ['birth_date', '1994-03-12', true],
  ['birth_date', '2994-03-12', false],
  ['birth_date', '0094-03-12', false],
];

describe('the rule at a field', () => {
  it.each(CASES)('%s: %j is good: %s', (field, text, isGood) => {
    expect(checkField(field, text) === true).toBe(isGood);
  });

  it('says what is needed of every empty field but the optional one', () => {
    const fields = Object.keys(FIELD_RULES) as RuledField[];
    const optional = fields.filter((field) => checkField(field, '  ') === true);
    // blanks in a password are its own characters
    expect(optional).toEqual(['middle_name']);
  });

  it('always answers with true or a sentence, at once', () => {
    fc.assert(
      fc.property(fc.constantFrom(...(Object.keys(FIELD_RULES) as RuledField[])), fc.string(), (field, text) => {
        const answer = checkField(field, text);
        return answer === true || /^[A-Z].*\.$/.test(answer) || field === 'gender';
      }),
    );
  });

  it.each([
    ['123456789', '123-456-789'],
    ['123 456 789 000', '123-456-789-000'],
    ['123-456-789-00001', '123-456-789-00001'],
  ])('groups the TIN %s as %s', (typed, sent) => {
    expect(groupTin(typed)).toBe(sent);
  });
});

describe('a refusal of the server', () => {
  it.each([
    ['individual', 'username', { step: 1, field: 'username' }],
    ['individual', 'documents[]', { step: 2, field: 'documents' }],
    ['corporate', 'business_address', { step: 2, field: 'address_line' }],
    ['individual', 'tin', null],
    ['corporate', 'unknown', null],
  ] as const)('of an %s sign-up at %s belongs to %j', (type, name, place) => {
    expect(placeOfError(type, name)).toEqual(place);
  });
});

describe('what is sent', () => {
  const words = {
    ...formFrom(initialUser),
    email: ' nina@example.ph ',
    username: 'nina',
    mobile: '9174820136',
    password: ' kept as it is ',
    company_name: '3 Stores',
    company_type: { id: '2', name: 'Corporation' },
    first_name: 'Niña ',
    last_name: 'Cruz',
    birth_date: '1994-03-12',
    gender: 'Female',
    tin: '123456789000',
    address_line: '8 Jupiter Street',
  };

  it('to register is the account, and of a company its name and type', () => {
    expect(Object.fromEntries(registerBody('individual', words))).toEqual({
      customer_type: 'individual',
      email: 'nina@example.ph',
      username: 'nina',
      mobile: '9174820136',
      password: ' kept as it is ',
    });
    expect(Object.fromEntries(registerBody('corporate', words))).toMatchObject({
      customer_type: 'Corporate',
      company_name: '3 Stores',
      company_type: '2',
    });
  });

  it('to complete the record leaves out what was not given, and never holds the password', () => {
    expect(Object.fromEntries(updateBody('individual', words))).toEqual({
      first_name: 'Niña',
      last_name: 'Cruz',
      address_line: '8 Jupiter Street',
      birth_date: '1994-03-12',
      gender: 'Female',
    });
    expect(Object.fromEntries(updateBody('corporate', words))).toMatchObject({
      tin: '123-456-789-000',
      business_address: '8 Jupiter Street',
      company_type: '2',
    });
  });
});
