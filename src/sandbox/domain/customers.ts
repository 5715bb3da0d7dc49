import type { Customer } from '@/api/wire';
import type { CustomerRecord, LinkedProvider } from '../records/accounts';
import { takeId, type World } from '../world';
import { toPesos } from './centavos';
import { getRemainingCredit } from './money';
import { createRandomDigits } from './random';

/** Converts a record to the customer of the API: without secrets, amounts in pesos. */
export function toCustomer(customer: CustomerRecord): Customer {
  const { profile } = customer;
  const isCorporate = customer.customer_type === 'Corporate';
  return {
    id: customer.id,
    customer_type: customer.customer_type,
    remaining_credits: toPesos(isCorporate ? getRemainingCredit(customer) : customer.points),
    points: toPesos(customer.points),
    credit_limit: toPesos(customer.credit_limit),
    billing_type: customer.billing_type,
    company: customer.company && { ...customer.company, documents: [...customer.company.documents] },
    ...(!isCorporate && { documents: [...(customer.documents ?? [])] }),
    linked_providers: Object.keys(customer.providers) as LinkedProvider[],
    has_password: customer.password !== '',
    user: {
      id: customer.id,
      username: customer.username,
      email: customer.email,
      mobile: customer.mobile,
      user_profile: {
        first_name: profile.first_name,
        middle_name: profile.middle_name,
        last_name: profile.last_name,
        profile_image: profile.profile_image,
        account_number: profile.account_number,
        birth_date: profile.birth_date,
        gender: profile.gender,
        is_email_verified: profile.is_email_verified,
        is_mobile_verified: profile.is_mobile_verified,
      },
    },
  };
}

const isSameLogin = (a: string, b: string) => a.toLowerCase() === b.trim().toLowerCase();

export const findByLogin = (world: World, login: string): CustomerRecord | undefined =>
  world.customers.find((customer) => isSameLogin(customer.username, login) || isSameLogin(customer.email, login));

export const findByEmail = (world: World, email: string): CustomerRecord | undefined =>
  world.customers.find((customer) => isSameLogin(customer.email, email));

/** Adds a new customer: nothing verified, no profile, no money. */
export function addCustomer(
  world: World,
  fields: Pick<CustomerRecord, 'customer_type' | 'username' | 'email' | 'mobile' | 'password'>,
  now: number,
): CustomerRecord {
  const customer: CustomerRecord = {
    ...fields,
    id: takeId(world),
    billing_type: 'Prepaid',
    points: 0,
    wallet: 0,
    credit_limit: 0,
    credit_used: 0,
    company: null,
    profile: {
      first_name: '',
      middle_name: '',
      last_name: '',
      profile_image: null,
      account_number: createAccountNumber(world),
      birth_date: '',
      gender: '',
      is_email_verified: false,
      is_mobile_verified: false,
    },
    providers: {},
    created_at: now,
  };
  world.customers.push(customer);
  return customer;
}

function createAccountNumber(world: World): string {
  for (;;) {
    const number = `20-${createRandomDigits(3)}-${createRandomDigits(4)}`;
    if (!world.customers.some((customer) => customer.profile.account_number === number)) return number;
  }
}

/** Removes a customer and all its records. */
export function removeCustomer(world: World, { id }: CustomerRecord): void {
  const isOthers = (record: { customer_id: number }) => record.customer_id !== id;
  const conversations = new Set(
    world.conversations
      .filter((conversation) => conversation.customer_id === id)
      .map((conversation) => conversation.id),
  );
  world.customers = world.customers.filter((customer) => customer.id !== id);
  world.sessions = world.sessions.filter(isOthers);
  world.otps = world.otps.filter(isOthers);
  world.resetTokens = world.resetTokens.filter(isOthers);
  world.addresses = world.addresses.filter(isOthers);
  world.paymentMethods = world.paymentMethods.filter(isOthers);
  world.transactions = world.transactions.filter(isOthers);
  world.intents = world.intents.filter(isOthers);
  world.creditRequests = world.creditRequests.filter(isOthers);
  world.bookings = world.bookings.filter(isOthers);
  world.notifications = world.notifications.filter(isOthers);
  world.conversations = world.conversations.filter(isOthers);
  world.messages = world.messages.filter((message) => !conversations.has(message.conversation_id));
}
