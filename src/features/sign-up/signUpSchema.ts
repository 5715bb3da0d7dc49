import * as v from 'valibot';
import { getPlaceProblem } from '@/components/form/placeRules';
import { PLACE_LEVELS } from '@/config/placeLevels';
import { checkField } from '@/domain/account/profileRules';
import type { PlaceRef } from '@/domain/draft/draft';
import { checkFields } from '@/lib/formSchema';

export type SignUpType = 'individual' | 'corporate';
export type SignUpStep = 1 | 2;

export const SIGN_UP_TEXTS = [
  'first_name',
  'middle_name',
  'last_name',
  'email',
  'mobile',
  'username',
  'company_name',
  'birth_date',
  'gender',
  'address_line',
  'tin',
  'contact_person',
  'contact_number',
] as const;

const optionSchema = v.nullable(v.object({ id: v.string(), name: v.string() }));

const valuesSchema = v.object({
  ...v.entriesFromList(SIGN_UP_TEXTS, v.string()),
  ...v.entriesFromList(PLACE_LEVELS, optionSchema),
  password: v.string(),
  company_type: optionSchema,
  has_agreed: v.boolean(),
  profile_image: v.array(v.file()),
  documents: v.array(v.file()),
});

/** Values of both steps. */
export type SignUpValues = v.InferOutput<typeof valuesSchema>;
export type FieldName = keyof SignUpValues;
export type TextFieldName = (typeof SIGN_UP_TEXTS)[number];

const ACCOUNT_FIELDS = ['email', 'mobile', 'username', 'password', ...PLACE_LEVELS, 'has_agreed'] as const;

const STEP_ONE: Record<SignUpType, readonly FieldName[]> = {
  individual: ['first_name', 'middle_name', 'last_name', ...ACCOUNT_FIELDS],
  corporate: ['company_name', 'company_type', 'first_name', 'last_name', ...ACCOUNT_FIELDS],
};

const STEP_TWO: Record<SignUpType, readonly FieldName[]> = {
  individual: ['birth_date', 'gender', 'address_line', 'profile_image', 'documents'],
  corporate: ['tin', 'address_line', 'contact_person', 'contact_number', 'profile_image', 'documents'],
};

/** Returns the fields of a step in the order of the page. */
export const getStepFields = (type: SignUpType, step: SignUpStep) => (step === 1 ? STEP_ONE : STEP_TWO)[type];

type SignUpRules = {
  type: SignUpType;
  step: SignUpStep;
  /** A registered account has its password; step one no longer asks for it. */
  isRegistered: boolean;
  hasNoProvinces: (region: PlaceRef | null) => boolean;
};

function checkSignUpField(name: FieldName, values: SignUpValues, { type, hasNoProvinces }: SignUpRules) {
  switch (name) {
    case 'region':
    case 'province':
    case 'city':
    case 'barangay':
      return getPlaceProblem(name, values, hasNoProvinces(values.region));
    case 'company_type':
      return checkField(name, values.company_type?.id ?? '');
    case 'has_agreed':
      return values.has_agreed || 'Accept the terms to continue.';
    case 'documents':
      return type === 'individual' || values.documents.length > 0 || 'Upload at least one document.';
    case 'profile_image':
      return true;
    default:
      return checkField(name, values[name]);
  }
}

/** Checks the fields of the current step; errors keep the order of the page. */
export const createSignUpSchema = (rules: SignUpRules) =>
  v.pipe(
    valuesSchema,
    checkFields((values) =>
      Object.fromEntries(
        getStepFields(rules.type, rules.step)
          .filter((name) => name !== 'password' || !rules.isRegistered)
          .map((name) => [name, checkSignUpField(name, values, rules)]),
      ),
    ),
  );
