import type { PlaceRef } from '@/domain/draft/draft';
import type { UserState } from '@/store/userState';

export type SignUpType = 'individual' | 'corporate';

const TEXTS = {
  first_name: '',
  middle_name: '',
  last_name: '',
  email: '',
  mobile: '',
  username: '',
  company_name: '',
  birth_date: '',
  gender: '',
  address_line: '',
  tin: '',
  contact_person: '',
  contact_number: '',
};

export type TextName = keyof typeof TEXTS;
export type PlaceName = 'region' | 'province' | 'city' | 'barangay';

/** Everything that sign-up asks for, over both steps. */
export type SignUpValues = Record<TextName, string> &
  Record<PlaceName, PlaceRef | null> & {
    password: string;
    company_type: PlaceRef | null;
    has_agreed: boolean;
    profile_image: File[];
    documents: File[];
  };

export type FieldName = keyof SignUpValues;

type Kept = Pick<UserState, 'signUpData' | 'companyType' | PlaceName>;

const textNames = Object.keys(TEXTS) as TextName[];

/** The form as it was left: all but the password and the files, which no storage holds. */
export function formFrom({ signUpData, companyType, region, province, city, barangay }: Kept): SignUpValues {
  const details = signUpData?.details ?? {};
  const texts = Object.fromEntries(textNames.map((name) => [name, details[name] ?? ''])) as typeof TEXTS;
  return {
    ...texts,
    region,
    province,
    city,
    barangay,
    company_type: companyType,
    has_agreed: details.has_agreed === 'yes',
    password: '',
    profile_image: [],
    documents: [],
  };
}

/** What is kept of the form while it is typed. */
export const detailsOf = (words: SignUpValues): Record<string, string> => ({
  ...Object.fromEntries(textNames.map((name) => [name, words[name]])),
  ...(words.has_agreed && { has_agreed: 'yes' }),
});

const ACCOUNT_FIELDS = [
  'email',
  'mobile',
  'username',
  'password',
  'region',
  'province',
  'city',
  'barangay',
] as const satisfies FieldName[];

const STEP_ONE: Record<SignUpType, readonly FieldName[]> = {
  individual: ['first_name', 'middle_name', 'last_name', ...ACCOUNT_FIELDS],
  corporate: ['company_name', 'company_type', 'first_name', 'last_name', ...ACCOUNT_FIELDS],
};

const STEP_TWO: Record<SignUpType, readonly FieldName[]> = {
  individual: ['birth_date', 'gender', 'address_line', 'profile_image', 'documents'],
  corporate: ['tin', 'address_line', 'contact_person', 'contact_number', 'profile_image', 'documents'],
};

/** Where a step begins. */
export const firstField = (type: SignUpType, step: 1 | 2): FieldName | undefined =>
  (step === 1 ? STEP_ONE : STEP_TWO)[type][0];

/** The wire's names of fields that the form calls otherwise. */
const WIRE_NAMES: Record<string, FieldName> = { 'documents[]': 'documents', business_address: 'address_line' };

/** The step and the field that a refusal of the server belongs to; null for one the form does not have. */
export function placeOfError(type: SignUpType, wireName: string): { step: 1 | 2; field: FieldName } | null {
  const field = WIRE_NAMES[wireName] ?? (wireName as FieldName);
  if (STEP_ONE[type].includes(field)) return { step: 1, field };
  return STEP_TWO[type].includes(field) ? { step: 2, field } : null;
}
