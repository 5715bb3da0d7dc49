import { describe, expect, it } from 'vitest';
import { toRegisterBody, toUpdateBody } from '@/features/sign-up/signUpBody';
import { toSignUpField, toSignUpValues } from '@/features/sign-up/signUpForm';
import { initialUser } from '@/store/userState';

describe('toSignUpField', () => {
  it.each([
    ['individual', 'username', { step: 1, field: 'username' }],
    ['individual', 'documents[]', { step: 2, field: 'documents' }],
    ['corporate', 'business_address', { step: 2, field: 'address_line' }],
    ['individual', 'tin', null],
    ['corporate', 'unknown', null],
  ] as const)('maps an error of an %s sign-up at %s to %j', (type, name, place) => {
    expect(toSignUpField(type, name)).toEqual(place);
  });
});

describe('the request bodies of sign-up', () => {
  const values = {
    ...toSignUpValues(initialUser),
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
    contact_number: '(02) 8123 4567',
  };

  it('register the account, and the name and type of a company', () => {
    expect(Object.fromEntries(toRegisterBody('individual', values))).toEqual({
      customer_type: 'individual',
      email: 'nina@example.ph',
      username: 'nina',
      mobile: '9174820136',
      password: ' kept as it is ',
    });
    expect(Object.fromEntries(toRegisterBody('corporate', values))).toMatchObject({
      customer_type: 'Corporate',
      company_name: '3 Stores',
      company_type: '2',
    });
  });

  it('complete the record without empty fields and without the password', () => {
    expect(Object.fromEntries(toUpdateBody('individual', values))).toEqual({
      first_name: 'Niña',
      last_name: 'Cruz',
      address_line: '8 Jupiter Street',
      birth_date: '1994-03-12',
      gender: 'Female',
    });
    expect(Object.fromEntries(toUpdateBody('corporate', values))).toMatchObject({
      tin: '123-456-789-000',
      contact_number: '0281234567',
      business_address: '8 Jupiter Street',
      company_type: '2',
    });
  });
});
