import { wireText } from '@/domain/account/profileRules';
import type { SignUpType, SignUpValues, TextName } from './signUpForm';

function formOf(entries: Record<string, string | undefined>): FormData {
  const body = new FormData();
  for (const [name, value] of Object.entries(entries)) {
    if (value !== undefined && value !== '') body.append(name, value);
  }
  return body;
}

const texts = (words: SignUpValues, names: readonly TextName[]) =>
  Object.fromEntries(names.map((name) => [name, wireText(name, words[name])]));

/** Step one on the wire (public/openapi.yaml, customers/register). */
export const registerBody = (type: SignUpType, words: SignUpValues): FormData =>
  formOf({
    customer_type: type === 'corporate' ? 'Corporate' : 'individual',
    ...texts(words, ['email', 'username', 'mobile']),
    // a password is taken as it is
    password: words.password,
    ...(type === 'corporate' && { company_name: words.company_name.trim(), company_type: words.company_type?.id }),
  });

/** Step two on the wire (public/openapi.yaml, customers/update): profile, address, company, files. */
export function updateBody(type: SignUpType, words: SignUpValues): FormData {
  const isCorporate = type === 'corporate';
  const body = formOf({
    ...texts(words, ['first_name', 'middle_name', 'last_name', 'address_line']),
    ...(!isCorporate && { birth_date: words.birth_date, gender: words.gender }),
    ...(isCorporate && {
      ...texts(words, ['company_name', 'tin', 'contact_person', 'contact_number']),
      company_type: words.company_type?.id,
      business_address: words.address_line.trim(),
    }),
    region: words.region?.id,
    province: words.province?.id,
    // a level that is not there has no id
    city: words.city?.id || undefined,
    barangay: words.barangay?.id || undefined,
  });
  words.profile_image.forEach((file) => body.append('profile_image', file, file.name));
  words.documents.forEach((file) => body.append('documents[]', file, file.name));
  return body;
}
