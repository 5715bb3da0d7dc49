import { isRecord } from '@/lib/http/error';

type Fields = Record<string, unknown>;

/** A record with the fields that screens count on; what it says itself stays as it is, empty or not. */
function filled(record: unknown, blank: Fields): Fields {
  const whole: Fields = isRecord(record) ? { ...record } : {};
  for (const name of Object.keys(blank)) whole[name] ??= blank[name];
  return whole;
}

/**
 * A customer's record as screens know it: an account that has no profile yet, or a company without its papers, is one
 * with empty fields. Birth date and gender stay absent where the server does not send them.
 */
export function wholeCustomer(data: Fields): Fields {
  const customer = filled(data, {
    id: isRecord(data.user) ? data.user.id : '',
    customer_type: '',
    remaining_credits: 0,
    points: 0,
    credit_limit: 0,
    billing_type: null,
    company: null,
  });
  const user = filled(data.user, { id: customer.id, username: '', email: '', mobile: null });
  user.user_profile = filled(user.user_profile, {
    first_name: '',
    last_name: '',
    account_number: '',
    is_email_verified: false,
    is_mobile_verified: false,
  });
  const company = customer.company && filled(customer.company, { company_name: '', documents: [] });
  return { ...customer, user, company };
}
