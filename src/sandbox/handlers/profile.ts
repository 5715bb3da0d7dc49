import { ACCOUNT_MESSAGES } from '@/config/accountMessages';
import { PROFILE_SAVED } from '@/config/messages';
import { minutesToMs } from '../clock';
import { check, pickSentFields, readRawField, readTextField } from '../domain/checks';
import { COMPANY_TYPES } from '../domain/companyTypes';
import { addCustomer, findByLogin, toCustomer } from '../domain/customers';
import { consumeOtp, sendOtp } from '../domain/otp';
import { prepareProfileAddress } from '../domain/profileAddress';
import { ACCOUNT_RULES, COMPANY_RULES, PROFILE_RULES } from '../domain/rules';
import { hashSecret } from '../domain/secrets';
import { checkUploads, saveUploads } from '../domain/uploads';
import {
  defineRoute,
  fail,
  failInvalid,
  failInvalidField,
  failNotFound,
  ok,
  rejectInvalid,
  type FieldErrors,
} from '../http';
import type { CompanyRecord, CustomerRecord } from '../records/accounts';
import { takeId, type World } from '../world';

/** Step two of sign-up has no session; it is accepted for an hour (spec 4). */
const SIGN_UP_WINDOW_MS = minutesToMs(60);

const findCompanyType = (id: string) => COMPANY_TYPES.find((type) => String(type.id) === id);

const checkCompanyType = (body: Record<string, unknown>): FieldErrors =>
  body.company_type !== undefined && !findCompanyType(readTextField(body, 'company_type'))
    ? { company_type: [ACCOUNT_MESSAGES.company_type.missing] }
    : {};

const CONTACTS = [
  {
    field: 'email',
    method: 'email',
    flag: 'is_email_verified',
    verified: 'Your email is verified and stays as it is.',
  },
  {
    field: 'mobile',
    method: 'sms',
    flag: 'is_mobile_verified',
    verified: 'Your number is verified and stays as it is.',
  },
] as const;

const EMAIL_TAKEN = 'There is already an account with this email address.';
const LOGIN_FIRST = 'Log in to change it.';

/** Contacts of the body that differ from the record. */
const findChangedContacts = (customer: CustomerRecord, body: Record<string, unknown>) =>
  CONTACTS.filter(({ field }) => body[field] !== undefined && readTextField(body, field) !== customer[field]);

/** Lets a logged-in customer correct an unverified contact; an email address belongs to one account. */
function checkContacts(
  world: World,
  customer: CustomerRecord,
  { body, isSignedIn }: { body: Record<string, unknown>; isSignedIn: boolean },
) {
  const errors: FieldErrors = {};
  for (const { field, flag, verified } of findChangedContacts(customer, body)) {
    const owner = field === 'email' ? findByLogin(world, readTextField(body, field)) : undefined;
    if (customer.profile[flag]) errors[field] = [verified];
    else if (!isSignedIn && customer[field] !== '') errors[field] = [LOGIN_FIRST];
    else if (owner && owner !== customer) errors[field] = [EMAIL_TAKEN];
  }
  return errors;
}

/** Saves the corrected contacts. A code sent to the old contact is void, so that the next one is not held back. */
function updateContacts(world: World, customer: CustomerRecord, body: Record<string, unknown>): void {
  for (const { field, method } of findChangedContacts(customer, body)) {
    customer[field] = readTextField(body, field);
    world.otps = world.otps.filter((otp) => otp.customer_id !== customer.id || otp.method !== method);
  }
}

export const profileRoutes = [
  defineRoute('GET', '/api/customers', { auth: 'bearer' }, ({ customer }) => ok(toCustomer(customer))),

  defineRoute('POST', '/api/customers/register', { auth: 'public' }, ({ world, body, now }) => {
    const isCorporate = readTextField(body, 'customer_type') === 'Corporate';
    const errors: FieldErrors = {
      ...check(body, { ...ACCOUNT_RULES, ...(isCorporate && COMPANY_RULES) }),
      ...(isCorporate && checkCompanyType(body)),
      ...(findByLogin(world, readTextField(body, 'email')) && {
        email: [EMAIL_TAKEN],
      }),
      ...(findByLogin(world, readTextField(body, 'username')) && { username: ['This username is taken.'] }),
    };
    const refusal = rejectInvalid(errors);
    if (refusal) return refusal;
    const customer = addCustomer(
      world,
      {
        customer_type: isCorporate ? 'Corporate' : 'individual',
        username: readTextField(body, 'username'),
        email: readTextField(body, 'email'),
        mobile: readTextField(body, 'mobile'),
        password: hashSecret(readRawField(body, 'password')),
      },
      now,
    );
    if (isCorporate) customer.company = createCompany(world, body);
    return ok({ id: customer.id }, { message: 'Account created.' });
  }),

  defineRoute('PATCH', '/api/customers/update/:id', { auth: 'optional' }, async (context) => {
    const { world, customer: signedIn, params, body, form, now } = context;
    const customer = world.customers.find((customer) => String(customer.id) === params.id);
    const isSigningUp = customer && customer.profile.first_name === '' && now - customer.created_at < SIGN_UP_WINDOW_MS;
    if (!customer || (signedIn ? signedIn.id !== customer.id : !isSigningUp)) return failNotFound('The customer');
    const address = await prepareProfileAddress(world, customer, body);
    const refusal = rejectInvalid({
      ...check(body, pickSentFields(body, PROFILE_RULES)),
      ...(customer.company && checkCompanyType(body)),
      ...checkContacts(world, customer, { body, isSignedIn: signedIn !== null }),
      ...checkUploads(form),
      ...address.errors,
    });
    if (refusal) return refusal;
    updateProfile(customer, body);
    updateContacts(world, customer, body);
    updateCompany(customer, body);
    await saveUploads(customer, context);
    address.save();
    return ok(toCustomer(customer), { message: PROFILE_SAVED });
  }),

  defineRoute('POST', '/api/customers/request-otp', { auth: 'bearer' }, ({ world, customer, body, deviceNow }) => {
    const method = readOtpMethod(body);
    if (!method) return failInvalid({ method: ['Choose SMS or email.'] });
    if (method === 'sms' && customer.mobile === '') {
      return fail(409, 'Add a mobile number to your account first.');
    }
    return sendOtp(world, customer, { method, deviceNow });
  }),

  defineRoute('POST', '/api/customers/verify-otp', { auth: 'bearer' }, ({ world, customer, body, deviceNow }) => {
    const method = readOtpMethod(body);
    if (!method) return failInvalid({ method: ['Choose SMS or email.'] });
    const problem = consumeOtp(world, customer, { method, code: readTextField(body, 'otp'), deviceNow });
    if (problem) return failInvalidField('otp', problem);
    customer.profile[method === 'sms' ? 'is_mobile_verified' : 'is_email_verified'] = true;
    return ok(toCustomer(customer), {
      message: method === 'sms' ? 'Mobile number verified.' : 'Email verified.',
    });
  }),
];

const readOtpMethod = (body: Record<string, unknown>): 'sms' | 'email' | null => {
  const method = readTextField(body, 'method');
  return method === 'sms' || method === 'email' ? method : null;
};

function createCompany(world: World, body: Record<string, unknown>): CompanyRecord {
  return {
    id: takeId(world),
    company_name: readTextField(body, 'company_name'),
    company_type: findCompanyType(readTextField(body, 'company_type')) ?? { id: 0, name: '' },
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
  company.company_type = findCompanyType(readTextField(body, 'company_type')) ?? company.company_type;
}
