import * as v from 'valibot';
import { id, listOf, text } from '@/lib/schema';
import { isRecord } from '@/utils/isRecord';
import { has } from './values';

type Fields = Record<string, unknown>;

const documents = listOf(v.looseObject({ id, name: text, url: text, status: text, reason: text }));

/** Fills the missing fields of a record with defaults. */
function withDefaults(record: unknown, defaults: Fields): Fields {
  const whole: Fields = isRecord(record) ? { ...record } : {};
  for (const name of Object.keys(defaults)) whole[name] ??= defaults[name];
  return whole;
}

/**
 * Completes a customer: a missing profile or missing company documents become empty fields, and malformed documents are
 * dropped. Birth date, gender and an individual's documents stay absent if the server does not send them.
 */
export function completeCustomer(data: Fields): Fields {
  const customer = withDefaults(data, {
    id: isRecord(data.user) ? data.user.id : '',
    customer_type: '',
    remaining_credits: 0,
    points: 0,
    credit_limit: 0,
    billing_type: null,
    company: null,
  });
  const user = withDefaults(data.user, { id: customer.id, username: '', email: '', mobile: null });
  user.user_profile = withDefaults(user.user_profile, {
    first_name: '',
    last_name: '',
    account_number: '',
    is_email_verified: false,
    is_mobile_verified: false,
  });
  const company = customer.company ? withDefaults(customer.company, { company_name: '' }) : null;
  if (company) company.documents = v.parse(documents, company.documents);
  if (customer.documents) customer.documents = v.parse(documents, customer.documents);
  return { ...customer, user, company };
}

/**
 * Reads the customer of a login, which some servers name `user`; null if there is none. A plain user is not enough: it
 * has no customer type, and its id is not the customer's.
 */
function readCustomer({ customer, user }: Fields): Fields | null {
  const record = isRecord(customer) ? customer : user;
  if (!isRecord(record) || !has(record, 'id')) return null;
  return has(record, 'customer_type') || has(record, 'user') ? completeCustomer(record) : null;
}

/** Returns the session of a login, with its customer or null. */
export function readSession(data: Fields): Fields {
  const { user: _user, ...session } = data;
  return { ...session, customer: readCustomer(data) };
}
