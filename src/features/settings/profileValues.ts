import * as v from 'valibot';
import type { Customer } from '@/api/wire';
import { isCorporate } from '@/domain/account/customerType';
import { checkField, toWireText } from '@/domain/account/profileRules';
import { checkFields } from '@/lib/formSchema';

const PERSON = ['first_name', 'middle_name', 'last_name'] as const;
const PRIVATE_PERSON = ['birth_date', 'gender'] as const;
const COMPANY = [
  'company_name',
  'company_type',
  'tin',
  'business_address',
  'contact_person',
  'contact_number',
] as const;

const valuesSchema = v.object({
  ...v.entriesFromList([...PERSON, ...PRIVATE_PERSON, ...COMPANY], v.string()),
  profile_image: v.array(v.file()),
  documents: v.array(v.file()),
});

export type ProfileValues = v.InferOutput<typeof valuesSchema>;
export type ProfileText = Exclude<keyof ProfileValues, 'profile_image' | 'documents'>;
export type ProfileTexts = Pick<ProfileValues, ProfileText>;

/** Text fields of an individual or of a company. */
const getProfileTexts = (isOfCompany: boolean): readonly ProfileText[] =>
  isOfCompany ? [...PERSON, ...COMPANY] : [...PERSON, ...PRIVATE_PERSON];

/** A backend may keep no birth date and no gender; the form then requires neither. */
const isUnsupported = ({ user: { user_profile: profile } }: Customer, name: ProfileText): boolean =>
  PRIVATE_PERSON.some((field) => field === name && !(field in profile));

const checkText = (customer: Customer, name: ProfileText, value: string) =>
  (value === '' && isUnsupported(customer, name)) || checkField(name, value);

/** Checks the text fields that the customer's type has. */
export const createProfileSchema = (customer: Customer) =>
  v.pipe(
    valuesSchema,
    checkFields((values) =>
      Object.fromEntries(
        getProfileTexts(isCorporate(customer)).map((name) => [name, checkText(customer, name, values[name])]),
      ),
    ),
  );

/** Converts the customer to form values; a missing value is ''. */
export function toProfileValues({ user: { user_profile: profile }, company }: Customer): ProfileValues {
  return {
    first_name: profile.first_name,
    middle_name: profile.middle_name ?? '',
    last_name: profile.last_name,
    birth_date: profile.birth_date ?? '',
    gender: profile.gender ?? '',
    company_name: company?.company_name ?? '',
    company_type: String(company?.company_type?.id ?? ''),
    tin: company?.tin ?? '',
    business_address: company?.business_address ?? '',
    contact_person: company?.contact_person ?? '',
    contact_number: company?.contact_number ?? '',
    profile_image: [],
    documents: [],
  };
}

/** Returns the changed text fields: the draft that a reload restores. */
export function getChangedTexts(
  values: ProfileTexts,
  before: ProfileTexts,
  isOfCompany: boolean,
): Partial<ProfileTexts> {
  const changed = getProfileTexts(isOfCompany).filter((name) => values[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, values[name]]));
}

/** Returns the changes as the multipart body of customers/update, or null if nothing changed. */
export function toProfileBody(values: ProfileValues, before: ProfileTexts, isOfCompany: boolean): FormData | null {
  const body = new FormData();
  let isEmpty = true;
  const append = (name: string, value: string | File) => {
    isEmpty = false;
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, value, value.name);
  };
  for (const name of getProfileTexts(isOfCompany)) {
    const text = toWireText(name, values[name]);
    if (text !== toWireText(name, before[name])) append(name, text);
  }
  values.profile_image.forEach((file) => append('profile_image', file));
  values.documents.forEach((file) => append('documents[]', file));
  return isEmpty ? null : body;
}

/** Returns the form field for a wire field of a server error; null if the form has no such field. */
export function toProfileField(wireName: string, isOfCompany: boolean): keyof ProfileValues | null {
  if (wireName === 'profile_image') return wireName;
  if (wireName === 'documents[]' || wireName === 'documents') return 'documents';
  return getProfileTexts(isOfCompany).find((name) => name === wireName) ?? null;
}
