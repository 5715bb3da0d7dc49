import { describe, expect, it } from 'vitest';
import { toProfileBody, toProfileField, type ProfileValues } from '@/features/settings/profileValues';

const before: ProfileValues = {
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

describe('toProfileBody', () => {
  it('returns null if only spaces and dashes changed', () => {
    expect(toProfileBody({ ...before, first_name: ' Andrea ', tin: '123456789000' }, before, true)).toBeNull();
  });

  it('contains only the changes, including a cleared middle name', () => {
    const start = { ...before, middle_name: 'Reyes' };
    const body = toProfileBody({ ...start, middle_name: '', last_name: 'Cruz ' }, start, false);
    expect([...(body?.entries() ?? [])]).toEqual([
      ['middle_name', ''],
      ['last_name', 'Cruz'],
    ]);
  });

  it('ignores company fields of an individual', () => {
    expect(toProfileBody({ ...before, company_name: 'Other' }, before, false)).toBe(null);
  });

  it('sends the photo and documents under the names of the contract', () => {
    const values = { ...before, profile_image: [new File(['x'], 'a.png')], documents: [new File(['x'], 'a.pdf')] };
    for (const isCorporate of [true, false]) {
      expect([...(toProfileBody(values, before, isCorporate)?.keys() ?? [])]).toEqual(['profile_image', 'documents[]']);
    }
  });
});

describe('toProfileField', () => {
  it.each([
    ['first_name', false, 'first_name'],
    ['profile_image', false, 'profile_image'],
    ['documents[]', true, 'documents'],
    ['documents[]', false, 'documents'],
    ['tin', false, null],
    ['birth_date', true, null],
    ['region', true, null],
  ])('maps %s (corporate: %s) to %s', (name, isCorporate, field) =>
    expect(toProfileField(name, isCorporate)).toBe(field),
  );
});
