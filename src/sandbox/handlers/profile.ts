import { minutes } from '../clock';
import { check, onlySentFields, rawOf, readTextField } from '../domain/checks';
import { COMPANY_TYPES } from '../domain/companyTypes';
import { addCustomer, findByLogin, toCustomer } from '../domain/customers';
import { sendOtp, spendOtp } from '../domain/otp';
import { saveProfileAddress } from '../domain/profileAddress';
import { ACCOUNT_RULES, COMPANY_RULES, PROFILE_RULES } from '../domain/rules';
import { hashSecret } from '../domain/secrets';
import { checkUploads, saveUploads } from '../domain/uploads';
import { fail, invalidAnswer, notFoundAnswer, ok, defineRoute, type FieldErrors } from '../http';
import type { CompanyRecord, CustomerRecord } from '../records/accounts';
import { newId, type World } from '../world';

/** A record that signs up is completed within this time without a session (spec section 4). */
const SIGN_UP_MS = minutes(60);

const companyTypeOf = (id: string) => COMPANY_TYPES.find((type) => String(type.id) === id);

const unknownCompanyType = (body: Record<string, unknown>): FieldErrors =>
  body.company_type !== undefined && !companyTypeOf(readTextField(body, 'company_type'))
    ? { company_type: ['Choose the type of company.'] }
    : {};

/** A number is given once: with the sign-up, or later by somebody whom a provider brought without one. */
const otherMobile = ({ mobile }: CustomerRecord, body: Record<string, unknown>): FieldErrors =>
  body.mobile !== undefined && mobile !== '' && readTextField(body, 'mobile') !== mobile
    ? { mobile: ['There is a mobile number on your account already.'] }
    : {};

export const profileRoutes = [
  defineRoute('GET', '/api/customers', { auth: 'bearer' }, ({ customer }) => ok(toCustomer(customer))),

  defineRoute('POST', '/api/customers/register', { auth: 'open' }, ({ world, body, now }) => {
    const isCorporate = readTextField(body, 'customer_type') === 'Corporate';
    const errors: FieldErrors = {
      ...check(body, { ...ACCOUNT_RULES, ...(isCorporate && COMPANY_RULES) }),
      ...(isCorporate && unknownCompanyType(body)),
      ...(findByLogin(world, readTextField(body, 'email')) && {
        email: ['This e-mail address has an account already.'],
      }),
      ...(findByLogin(world, readTextField(body, 'username')) && { username: ['This username is taken.'] }),
    };
    const refusal = invalidAnswer(errors);
    if (refusal) return refusal;
    const customer = addCustomer(
      world,
      {
        customer_type: isCorporate ? 'Corporate' : 'individual',
        username: readTextField(body, 'username'),
        email: readTextField(body, 'email'),
        mobile: readTextField(body, 'mobile'),
        password: hashSecret(rawOf(body, 'password')),
      },
      now,
    );
    if (isCorporate) customer.company = newCompany(world, body);
    return ok({ id: customer.id }, { message: 'Your account is created.' });
  }),

  defineRoute('PATCH', '/api/customers/update/:id', { auth: 'optional' }, async (context) => {
    const { world, customer: signedIn, params, body, form, now, runtime, apiOrigin } = context;
    const customer = world.customers.find((one) => String(one.id) === params.id);
    const isSigningUp = customer && customer.profile.first_name === '' && now - customer.created_at < SIGN_UP_MS;
    if (!customer || (signedIn ? signedIn.id !== customer.id : !isSigningUp)) return notFoundAnswer('The customer');
    const place = await saveProfileAddress(world, customer, body);
    const refusal = invalidAnswer({
      ...check(body, onlySentFields(body, PROFILE_RULES)),
      ...(customer.company && unknownCompanyType(body)),
      ...otherMobile(customer, body),
      ...checkUploads(form),
      ...place.errors,
    });
    if (refusal) return refusal;
    updateProfile(customer, body);
    if (body.mobile !== undefined) customer.mobile = readTextField(body, 'mobile');
    updateCompany(customer, body);
    await saveUploads(world, customer, form, runtime, apiOrigin);
    place.save();
    return ok(toCustomer(customer), { message: 'Your profile is saved.' });
  }),

  defineRoute('POST', '/api/customers/request-otp', { auth: 'bearer' }, ({ world, customer, body, real }) => {
    const method = methodOf(body);
    if (!method) return fail(422, 'Please check the marked fields.', { method: ['Choose SMS or e-mail.'] });
    if (method === 'sms' && customer.mobile === '') {
      return fail(409, 'There is no mobile number on your account yet. Add one first.');
    }
    return sendOtp(world, customer, method, real);
  }),

  defineRoute('POST', '/api/customers/verify-otp', { auth: 'bearer' }, ({ world, customer, body, real }) => {
    const method = methodOf(body);
    if (!method) return fail(422, 'Please check the marked fields.', { method: ['Choose SMS or e-mail.'] });
    const refusal = spendOtp(world, customer, method, readTextField(body, 'otp'), real);
    if (refusal) return fail(422, refusal, { otp: [refusal] });
    customer.profile[method === 'sms' ? 'is_mobile_verified' : 'is_email_verified'] = true;
    return ok(toCustomer(customer), {
      message: method === 'sms' ? 'Your mobile number is verified.' : 'Your e-mail is verified.',
    });
  }),
];

const methodOf = (body: Record<string, unknown>): 'sms' | 'email' | null => {
  const method = readTextField(body, 'method');
  return method === 'sms' || method === 'email' ? method : null;
};

function newCompany(world: World, body: Record<string, unknown>): CompanyRecord {
  return {
    id: newId(world),
    company_name: readTextField(body, 'company_name'),
    company_type: companyTypeOf(readTextField(body, 'company_type')) ?? { id: 0, name: '' },
    tin: '',
    business_address: '',
    contact_person: '',
    contact_number: '',
    documents: [],
  };
}

function updateProfile({ profile }: CustomerRecord, body: Record<string, unknown>): void {
  for (const field of ['first_name', 'middle_name', 'last_name', 'birth_date', 'gender'] as const) {
    if (body[field] !== undefined) profile[field] = readTextField(body, field);
  }
}

function updateCompany({ company }: CustomerRecord, body: Record<string, unknown>): void {
  if (!company) return;
  for (const field of ['company_name', 'tin', 'business_address', 'contact_person', 'contact_number'] as const) {
    if (body[field] !== undefined) company[field] = readTextField(body, field);
  }
  company.company_type = companyTypeOf(readTextField(body, 'company_type')) ?? company.company_type;
}
