import { describe, expect, it } from 'vitest';
import {
  checkProfile,
  fieldOfRefusal,
  groupTin,
  profileBody,
  type ProfileText,
  type ProfileWords,
} from '../../../src/features/settings/profileForm';

const before: ProfileWords = {
  first_name: 'Andrea',
  middle_name: '',
  last_name: 'Villanueva',
  birth_date: '1992-03-14',
  gender: 'Female',
  company_name: 'Harbor Foods',
  company_type: '2',
  tin: '123-456-789-000',
  business_address: '12 Pier Road',
  contact_person: 'Miguel Tan',
  contact_number: '9188042217',
  profile_image: [],
  documents: [],
};

describe('checkProfile', () => {
  it.each<[ProfileText, string, boolean]>([
    ['first_name', 'José Ñ.', true],
    ['first_name', 'J', false],
    ['first_name', '   ', false],
    ['first_name', 'R2', false],
    ['middle_name', '', true],
    ['middle_name', '7', false],
    ['last_name', "O'Neil-Cruz", true],
    ['birth_date', '1992-03-14', true],
    ['birth_date', '2999-01-01', false],
    ['birth_date', '1899-12-31', false],
    ['gender', '', false],
    ['gender', 'Other', true],
    ['company_name', '7 Seas', true],
    ['company_type', '', false],
    ['tin', '123456789', true],
    ['tin', '123-456-789-000', true],
    ['tin', '12345', false],
    ['tin', '12a456789', false],
    ['business_address', '12 Pier Road, North Harbor', true],
    ['business_address', '<b>', false],
    ['contact_number', '9188042217', true],
    ['contact_number', '09188042217', false],
  ])('%s "%s": %s', (name, value, isGood) => {
    expect(checkProfile(name, value) === true).toBe(isGood);
  });
});

describe('groupTin', () => {
  it.each([
    ['123456789', '123-456-789'],
    ['123 456 789 000', '123-456-789-000'],
    ['123-456-789-00000', '123-456-789-00000'],
  ])('%s as %s', (typed, grouped) => expect(groupTin(typed)).toBe(grouped));
});

describe('profileBody', () => {
  it('is nothing where nothing changed but spaces and dashes', () => {
    expect(profileBody({ ...before, first_name: ' Andrea ', tin: '123456789000' }, before, true)).toBeNull();
  });

  it('holds only what changed, an emptied middle name too', () => {
    const start = { ...before, middle_name: 'Reyes' };
    const body = profileBody({ ...start, middle_name: '', last_name: 'Cruz ' }, start, false);
    expect([...(body?.entries() ?? [])]).toEqual([
      ['middle_name', ''],
      ['last_name', 'Cruz'],
    ]);
  });

  it('sends nothing of a company for an individual', () => {
    expect(
      profileBody({ ...before, company_name: 'Other', documents: [new File(['x'], 'a.pdf')] }, before, false),
    ).toBe(null);
  });

  it('sends photo and documents under the names of the contract', () => {
    const words = { ...before, profile_image: [new File(['x'], 'a.png')], documents: [new File(['x'], 'a.pdf')] };
    expect([...(profileBody(words, before, true)?.keys() ?? [])]).toEqual(['profile_image', 'documents[]']);
  });
});

describe('fieldOfRefusal', () => {
  it.each([
    ['first_name', false, 'first_name'],
    ['profile_image', false, 'profile_image'],
    ['documents[]', true, 'documents'],
    ['documents[]', false, null],
    ['tin', false, null],
    ['birth_date', true, null],
    ['region', true, null],
  ])('%s (corporate: %s) is %s', (name, isCorporate, field) => expect(fieldOfRefusal(name, isCorporate)).toBe(field));
});
