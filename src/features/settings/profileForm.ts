import type { Customer } from '../../api/wire';
import { toIsoDay } from '../../lib/dates';
import { isAddress, isAlphanumericName, isMobile, isName } from '../../utils/patterns';

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
export type ProfileWords = ProfileTexts & { profile_image: File[]; documents: File[] };

/** What is asked of an individual, and of a company. */
export const profileTexts = (isCorporate: boolean): readonly ProfileText[] =>
  isCorporate ? [...PERSON, ...COMPANY] : [...PERSON, ...PRIVATE_PERSON];

/** The record as texts; what it does not say is empty. */
export function wordsOf({ user: { user_profile: profile }, company }: Customer): ProfileWords {
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

const LETTERS = 'Use two or more letters; spaces, hyphens, commas, periods and apostrophes are fine.';
const TIN_LENGTHS = [9, 12, 13, 14];

const isTin = (text: string) => /^[\d\s-]+$/.test(text) && TIN_LENGTHS.includes(text.replace(/\D/g, '').length);
const isPastDay = (day: string) => /^\d{4}-\d{2}-\d{2}$/.test(day) && day >= '1900-01-01' && day < toIsoDay(Date.now());
const isChosen = () => true;

type Rule = { need: string; isGood: (text: string) => boolean; change: string };

/** The patterns of spec section 5 at the fields of the profile. */
const RULES: Record<ProfileText, Rule> = {
  first_name: { need: 'Enter your first name.', isGood: isName, change: LETTERS },
  middle_name: { need: '', isGood: isName, change: LETTERS },
  last_name: { need: 'Enter your last name.', isGood: isName, change: LETTERS },
  birth_date: { need: 'Enter your birth date.', isGood: isPastDay, change: 'Enter a day in the past.' },
  gender: { need: 'Choose a gender.', isGood: isChosen, change: '' },
  company_name: {
    need: 'Enter the name of the company.',
    isGood: isAlphanumericName,
    change: 'Use two or more letters or digits; spaces, hyphens, commas, periods and apostrophes are fine.',
  },
  company_type: { need: 'Choose the type of company.', isGood: isChosen, change: '' },
  tin: {
    need: 'Enter the TIN.',
    isGood: isTin,
    change: 'Enter the 9 or 12 digits of the TIN, such as 123-456-789-000.',
  },
  business_address: {
    need: 'Enter the business address.',
    isGood: isAddress,
    change: 'Use letters, digits, spaces and common punctuation.',
  },
  contact_person: { need: 'Enter the contact person.', isGood: isName, change: LETTERS },
  contact_number: {
    need: 'Enter the contact number.',
    isGood: isMobile,
    change: 'Start with 9, then 9 more digits.',
  },
};

/** What to change about a field, or true where it is good; the middle name may be left out. */
export function checkProfile(name: ProfileText, value: string): string | true {
  const { need, isGood, change } = RULES[name];
  const text = value.trim();
  if (text === '') return need === '' || need;
  return isGood(text) || change;
}

/** The digits of a TIN in the groups of the form: 123-456-789-000. */
export function groupTin(text: string): string {
  const digits = text.replace(/\D/g, '');
  return [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6, 9), digits.slice(9)].filter(Boolean).join('-');
}

const onWire = (name: ProfileText, text: string) => (name === 'tin' ? groupTin(text) : text.trim());

/** What changed, as customers/update takes it (multipart); null where nothing did. */
export function profileBody(words: ProfileWords, before: ProfileTexts, isCorporate: boolean): FormData | null {
  const body = new FormData();
  let isEmpty = true;
  const append = (name: string, value: string | File) => {
    isEmpty = false;
    if (typeof value === 'string') body.append(name, value);
    else body.append(name, value, value.name);
  };
  for (const name of profileTexts(isCorporate)) {
    const text = onWire(name, words[name]);
    if (text !== onWire(name, before[name])) append(name, text);
  }
  words.profile_image.forEach((file) => append('profile_image', file));
  if (isCorporate) words.documents.forEach((file) => append('documents[]', file));
  return isEmpty ? null : body;
}

/** The field of the form that a refusal of the server belongs to; null for one the form does not have. */
export function fieldOfRefusal(wireName: string, isCorporate: boolean): keyof ProfileWords | null {
  if (wireName === 'profile_image') return wireName;
  if (isCorporate && (wireName === 'documents[]' || wireName === 'documents')) return 'documents';
  return profileTexts(isCorporate).find((name) => name === wireName) ?? null;
}
