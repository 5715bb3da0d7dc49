import type { Customer } from '@/api/wire';
import { wireText } from '@/domain/account/profileRules';

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

export type ProfileText = (typeof PERSON)[number] | (typeof PRIVATE_PERSON)[number] | (typeof COMPANY)[number];
export type ProfileTexts = Record<ProfileText, string>;
export type ProfileValues = ProfileTexts & { profile_image: File[]; documents: File[] };

/** What is asked of an individual, and of a company. */
export const profileTexts = (isCorporate: boolean): readonly ProfileText[] =>
  isCorporate ? [...PERSON, ...COMPANY] : [...PERSON, ...PRIVATE_PERSON];

/** Whether a backend does not keep this of a person at all: nobody is made to say it then. */
export const isAbsent = ({ user: { user_profile: profile } }: Customer, name: ProfileText): boolean =>
  PRIVATE_PERSON.some((one) => one === name && !(one in profile));

/** The record as texts; what it does not say is empty. */
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

/** The texts that were changed: all that is kept of a profile that is being edited. */
export function changedTexts(words: ProfileTexts, before: ProfileTexts, isCorporate: boolean): Partial<ProfileTexts> {
  const changed = profileTexts(isCorporate).filter((name) => words[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, words[name]]));
}

/** What changed, as customers/update takes it (multipart); null where nothing did. */
export function profileBody(words: ProfileValues, before: ProfileTexts, isCorporate: boolean): FormData | null {
  const body = new FormData();
  let isEmpty = true;
  const append = (name: string, value: string | File) => {
    isEmpty = false;
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, value, value.name);
  };
  for (const name of profileTexts(isCorporate)) {
    const text = wireText(name, words[name]);
    if (text !== wireText(name, before[name])) append(name, text);
  }
  words.profile_image.forEach((file) => append('profile_image', file));
  words.documents.forEach((file) => append('documents[]', file));
  return isEmpty ? null : body;
}

/** The field of the form that a refusal of the server belongs to; null for one the form does not have. */
export function fieldOfRefusal(wireName: string, isCorporate: boolean): keyof ProfileValues | null {
  if (wireName === 'profile_image') return wireName;
  if (wireName === 'documents[]' || wireName === 'documents') return 'documents';
  return profileTexts(isCorporate).find((name) => name === wireName) ?? null;
}
