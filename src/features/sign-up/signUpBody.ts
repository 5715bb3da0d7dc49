import { toWireText } from '@/domain/account/profileRules';
import type { SignUpType, SignUpValues, TextFieldName } from './signUpSchema';

function toFormData(entries: Record<string, string | undefined>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(entries)) {
    if (value !== undefined && value !== '') body.append(name, value);
  }
  return body;
}

const toTexts = (values: SignUpValues, names: readonly TextFieldName[]) =>
  Object.fromEntries(names.map((name) => [name, toWireText(name, values[name])]));

/** Converts form values to the body of customers/register (public/openapi.yaml). */
export const toRegisterBody = (type: SignUpType, values: SignUpValues): FormData =>
  toFormData({
    customer_type: type === 'corporate' ? 'Corporate' : 'individual',
    ...toTexts(values, ['email', 'username', 'mobile']),
    // not trimmed: spaces count in a password
    password: values.password,
    ...(type === 'corporate' && { company_name: values.company_name.trim(), company_type: values.company_type?.id }),
  });

/** Converts form values to the body of customers/update (public/openapi.yaml): profile, address, company and files. */
export function toUpdateBody(type: SignUpType, values: SignUpValues): FormData {
  const isCorporate = type === 'corporate';
  const body = toFormData({
    ...toTexts(values, ['first_name', 'middle_name', 'last_name', 'address_line']),
    ...(!isCorporate && { birth_date: values.birth_date, gender: values.gender }),
    ...(isCorporate && {
      ...toTexts(values, ['company_name', 'tin', 'contact_person', 'contact_number']),
      company_type: values.company_type?.id,
      business_address: values.address_line.trim(),
    }),
    region: values.region?.id,
    province: values.province?.id,
    // a place level that does not exist has an empty id
    city: values.city?.id || undefined,
    barangay: values.barangay?.id || undefined,
  });
  values.profile_image.forEach((file) => body.append('profile_image', file, file.name));
  values.documents.forEach((file) => body.append('documents[]', file, file.name));
  return body;
}
