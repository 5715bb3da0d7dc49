import type { PlaceLevel } from '@/config/placeLevels';
import type { UserState } from '@/store/userState';
import {
  SIGN_UP_TEXTS,
  getStepFields,
  type FieldName,
  type SignUpStep,
  type SignUpType,
  type SignUpValues,
  type TextFieldName,
} from './signUpSchema';

type StoredSignUp = Pick<UserState, 'signUpData' | 'companyType' | PlaceLevel>;

/** Restores the form from storage, which holds neither the password nor the files. */
export function toSignUpValues(stored: StoredSignUp): SignUpValues {
  const { signUpData, companyType, region, province, city, barangay } = stored;
  const details = signUpData?.details ?? {};
  const texts = Object.fromEntries(SIGN_UP_TEXTS.map((name) => [name, details[name] ?? ''])) as Record<
    TextFieldName,
    string
  >;
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

/** Returns the details that storage keeps while the form is filled in. */
export const toStoredDetails = (values: SignUpValues): Record<string, string> => ({
  ...Object.fromEntries(SIGN_UP_TEXTS.map((name) => [name, values[name]])),
  ...(values.has_agreed && { has_agreed: 'yes' }),
});

/** Wire fields that have another name in the form. */
const FORM_NAMES: Record<string, FieldName> = { 'documents[]': 'documents', business_address: 'address_line' };

const STEPS: SignUpStep[] = [1, 2];

/** Finds the step and field of a wire field of a server error; null if the form has no such field. */
export function toSignUpField(type: SignUpType, wireName: string): { step: SignUpStep; field: FieldName } | null {
  const wanted: string = FORM_NAMES[wireName] ?? wireName;
  for (const step of STEPS) {
    const field = getStepFields(type, step).find((name) => name === wanted);
    if (field) return { step, field };
  }
  return null;
}
