import { ENTER_CURRENT_PASSWORD, ENTER_LOGIN_NAME, ENTER_PASSWORD, PASSWORDS_DIFFER } from '@/config/accountMessages';
import { ENTER_EMAIL } from '@/config/fieldMessages';
import { RESET_LINK_SENT } from '@/config/messages';
import { formatCentavos } from '@/utils/money';
import { isEmail } from '@/utils/patterns';
import { minutesToMs } from '../clock';
import { check, matches, readRawField, readTextField, required } from '../domain/checks';
import { findByEmail, findByLogin, removeCustomer, toCustomer } from '../domain/customers';
import { addToOutbox } from '../domain/outbox';
import { createRandomText } from '../domain/random';
import { ACCOUNT_RULES } from '../domain/rules';
import { hashSecret, matchesSecret } from '../domain/secrets';
import {
  SESSION_ENDED,
  defineRoute,
  fail,
  failInvalid,
  failInvalidField,
  failNotFound,
  ok,
  rejectInvalid,
  type RequestContext,
  type SandboxResponse,
} from '../http';
import type { CustomerRecord } from '../records/accounts';
import type { BookingRecord } from '../records/bookings';
import { endSessions, openSession, refreshSession } from '../tokens';
import { findCustomer, type World } from '../world';

const MAX_FAILED_LOGINS = 5;
const BLOCKED_MS = minutesToMs(1);
const RESET_LINK_MS = minutesToMs(30);

/** 429 with a Retry-After header. */
const failForTooMany = (message: string, ms: number): SandboxResponse => ({
  ...fail(429, message),
  headers: { 'Retry-After': String(Math.max(1, Math.ceil(ms / 1000))) },
});

/** Counts a failed login; the fifth blocks the account name for a minute. */
function countFailedLogin(world: World, name: string, deviceNow: number): void {
  const before = world.loginAttempts[name]?.wrong ?? 0;
  const wrong = before + 1 >= MAX_FAILED_LOGINS ? 0 : before + 1;
  world.loginAttempts[name] = { wrong, blocked_until: wrong === 0 ? deviceNow + BLOCKED_MS : 0 };
}

const getBlockedMs = (world: World, name: string, deviceNow: number): number =>
  Math.max(0, (world.loginAttempts[name]?.blocked_until ?? 0) - deviceNow);

const getNewPasswordRules = (body: Record<string, unknown>) => ({
  password: ACCOUNT_RULES.password,
  password_confirmation: [
    required(PASSWORDS_DIFFER),
    matches((value) => value === readRawField(body, 'password'), PASSWORDS_DIFFER),
  ],
});

/** Finds the customer of a reset link, unless it has expired. */
function findResetCustomer({ world, body, deviceNow }: RequestContext): CustomerRecord | undefined {
  const token = readTextField(body, 'token');
  const found = world.resetTokens.find((reset) => reset.token === token && reset.expires_at > deviceNow);
  return findCustomer(world, found?.customer_id);
}

const failForExpiredLink = () =>
  failInvalidField('token', 'This link has expired or has already been used. Request a new one.');

export const accountRoutes = [
  defineRoute('POST', '/api/customers/login', { auth: 'public' }, ({ world, body, deviceNow, runtime }) => {
    const errors = check(body, {
      username: [required(ENTER_LOGIN_NAME)],
      password: [required(ENTER_PASSWORD)],
    });
    const refusal = rejectInvalid(errors);
    if (refusal) return refusal;
    const name = readTextField(body, 'username').toLowerCase();
    const wait = getBlockedMs(world, name, deviceNow);
    if (wait > 0)
      return failForTooMany(`Too many failed attempts. Try again in ${Math.ceil(wait / 1000)} seconds.`, wait);
    const customer = findByLogin(world, name);
    if (!customer || !matchesSecret(readRawField(body, 'password'), customer.password)) {
      countFailedLogin(world, name, deviceNow);
      return fail(401, 'Incorrect username or password.');
    }
    delete world.loginAttempts[name];
    const tokens = openSession(world, customer, { deviceNow, lifetimes: runtime });
    return ok({ ...tokens, customer: toCustomer(customer) }, { message: `Welcome, ${getGreetingName(customer)}.` });
  }),

  defineRoute('POST', '/api/refresh-token', { auth: 'public' }, ({ world, body, deviceNow, runtime }) => {
    const access = refreshSession(world, readTextField(body, 'refresh'), { deviceNow, lifetimes: runtime });
    if (!access) return fail(401, SESSION_ENDED);
    return { status: 200, body: { access } };
  }),

  defineRoute('POST', '/api/reset-password/request', { auth: 'public' }, ({ world, body, deviceNow, appOrigin }) => {
    const refusal = rejectInvalid(check(body, { email: [required(ENTER_EMAIL), matches(isEmail, ENTER_EMAIL)] }));
    if (refusal) return refusal;
    const customer = findByEmail(world, readTextField(body, 'email'));
    if (customer) {
      const token = createRandomText(40);
      world.resetTokens = world.resetTokens.filter((resetToken) => resetToken.customer_id !== customer.id);
      world.resetTokens.push({ token, customer_id: customer.id, expires_at: deviceNow + RESET_LINK_MS });
      const link = `${appOrigin}/auth/reset-password?token=${token}`;
      addToOutbox(world, { channel: 'email', to: customer.email, text: 'Reset your password', link, at: deviceNow });
    }
    return ok(null, { message: RESET_LINK_SENT });
  }),

  defineRoute('POST', '/api/reset-password/validate', { auth: 'public' }, (call) => {
    const customer = findResetCustomer(call);
    return customer ? ok({ email: customer.email }) : failForExpiredLink();
  }),

  defineRoute('POST', '/api/reset-password', { auth: 'public' }, (call) => {
    const { world, body } = call;
    const customer = findResetCustomer(call);
    if (!customer) return failForExpiredLink();
    const refusal = rejectInvalid(check(body, getNewPasswordRules(body)));
    if (refusal) return refusal;
    customer.password = hashSecret(readRawField(body, 'password'));
    world.resetTokens = world.resetTokens.filter((resetToken) => resetToken.customer_id !== customer.id);
    endSessions(world, customer.id);
    delete world.loginAttempts[customer.username.toLowerCase()];
    delete world.loginAttempts[customer.email.toLowerCase()];
    return ok(null, { message: 'Your password has been changed. Log in with the new one.' });
  }),

  defineRoute('POST', '/api/change-password', { auth: 'bearer' }, ({ world, customer, body, token }) => {
    const current = readRawField(body, 'current_password');
    const refusal = rejectInvalid({
      ...check(body, { current_password: [required(ENTER_CURRENT_PASSWORD)], ...getNewPasswordRules(body) }),
      ...(current !== '' &&
        !matchesSecret(current, customer.password) && { current_password: ['Your current password is incorrect.'] }),
    });
    if (refusal) return refusal;
    customer.password = hashSecret(readRawField(body, 'password'));
    endSessions(world, customer.id, token);
    return ok(null, { message: 'Your password has been changed.' });
  }),

  defineRoute('DELETE', '/api/customers/delete/:id', { auth: 'bearer' }, ({ world, customer, params, body }) => {
    if (params.id !== String(customer.id)) return failNotFound('The account');
    const password = readRawField(body, 'password');
    if (!matchesSecret(password, customer.password)) {
      return failInvalid({ password: ['Incorrect password.'] });
    }
    const isActive = ({ customer_id, status }: BookingRecord) =>
      customer_id === customer.id && (status === 'Pending' || status === 'Ongoing');
    if (world.bookings.some(isActive)) {
      return fail(409, 'You still have active deliveries. Wait until they are completed, or cancel them first.');
    }
    if (customer.credit_used > 0) {
      return fail(409, `Pay your credit balance of ${formatCentavos(customer.credit_used)} first.`);
    }
    removeCustomer(world, customer);
    return ok(null, { message: 'Your account has been deleted.' });
  }),
];

const getGreetingName = (customer: { username: string; profile: { first_name: string } }): string =>
  customer.profile.first_name || customer.username;
