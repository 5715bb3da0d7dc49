import { days, minutes } from '../clock';
import { check, matches, needed, rawOf, readTextField } from '../domain/checks';
import { findByEmail, findByLogin, removeCustomer, toCustomer } from '../domain/customers';
import { sendOut } from '../domain/outbox';
import { randomText } from '../domain/random';
import { RULES } from '../domain/rules';
import { hashSecret, isSecret } from '../domain/secrets';
import { fail, invalidAnswer, notFoundAnswer, ok, defineRoute, type Answer } from '../http';
import { endSessions, openSession, refreshSession } from '../tokens';
import type { World } from '../world';

const WRONG_LOGINS = 5;
const BLOCKED_MS = minutes(1);
const RESET_LINK_MS = minutes(30);

/** 429 with the seconds to wait. */
const tooMany = (message: string, ms: number): Answer => ({
  ...fail(429, message),
  headers: { 'Retry-After': String(Math.max(1, Math.ceil(ms / 1000))) },
});

/** Counts wrong secrets of one account name; the fifth closes it for a minute. */
function countWrong(world: World, name: string, real: number): void {
  const before = world.loginAttempts[name]?.wrong ?? 0;
  const wrong = before + 1 >= WRONG_LOGINS ? 0 : before + 1;
  world.loginAttempts[name] = { wrong, blocked_until: wrong === 0 ? real + BLOCKED_MS : 0 };
}

const waitOf = (world: World, name: string, real: number): number =>
  Math.max(0, (world.loginAttempts[name]?.blocked_until ?? 0) - real);

const newPasswordRules = (body: Record<string, unknown>) => ({
  password: [needed('Choose a password.'), RULES.password],
  password_confirmation: [
    needed('Type the password again.'),
    matches((value) => value === rawOf(body, 'password'), 'The two passwords differ.'),
  ],
});

const resetTokenOf = (world: World, token: string, real: number) =>
  world.resetTokens.find((one) => one.token === token && one.expires_at > real);

const deadLink = () =>
  fail(422, 'This link has expired or was used already. Please request a new one.', {
    token: ['This link has expired or was used already. Please request a new one.'],
  });

export const accountRoutes = [
  defineRoute('POST', '/api/customers/login', { auth: 'open' }, ({ world, body, real, runtime }) => {
    const errors = check(body, {
      username: [needed('Enter your username or e-mail.')],
      password: [needed('Enter your password.')],
    });
    const refusal = invalidAnswer(errors);
    if (refusal) return refusal;
    const name = readTextField(body, 'username').toLowerCase();
    const wait = waitOf(world, name, real);
    if (wait > 0) return tooMany(`Too many wrong tries. Please wait ${Math.ceil(wait / 1000)} seconds.`, wait);
    const customer = findByLogin(world, name);
    if (!customer || !isSecret(rawOf(body, 'password'), customer.password)) {
      countWrong(world, name, real);
      return fail(401, 'Your username or password is wrong.');
    }
    delete world.loginAttempts[name];
    const tokens = openSession(world, customer, real, runtime);
    return ok({ ...tokens, customer: toCustomer(customer) }, { message: `Welcome, ${nameOf(customer)}.` });
  }),

  defineRoute('POST', '/api/refresh-token', { auth: 'open' }, ({ world, body, real, runtime }) => {
    const access = refreshSession(world, readTextField(body, 'refresh'), real, runtime);
    if (!access) return fail(401, 'Your session has ended. Please log in again.');
    return { status: 200, body: { access } };
  }),

  defineRoute('POST', '/api/reset-password/request', { auth: 'open' }, ({ world, body, real, appOrigin }) => {
    const refusal = invalidAnswer(check(body, { email: [needed('Enter your e-mail address.'), RULES.email] }));
    if (refusal) return refusal;
    const customer = findByEmail(world, readTextField(body, 'email'));
    if (customer) {
      const token = randomText(40);
      world.resetTokens = world.resetTokens.filter((one) => one.customer_id !== customer.id);
      world.resetTokens.push({ token, customer_id: customer.id, expires_at: real + RESET_LINK_MS });
      const link = `${appOrigin}/auth/reset-password?token=${token}`;
      sendOut(world, { channel: 'email', to: customer.email, text: 'Reset your password', link, at: real });
    }
    return ok(null, { message: 'If we know this address, a link to reset the password is on its way.' });
  }),

  defineRoute('POST', '/api/reset-password/validate', { auth: 'open' }, ({ world, body, real }) => {
    const found = resetTokenOf(world, readTextField(body, 'token'), real);
    const customer = world.customers.find((one) => one.id === found?.customer_id);
    return customer ? ok({ email: customer.email }) : deadLink();
  }),

  defineRoute('POST', '/api/reset-password', { auth: 'open' }, ({ world, body, real }) => {
    const found = resetTokenOf(world, readTextField(body, 'token'), real);
    const customer = world.customers.find((one) => one.id === found?.customer_id);
    if (!customer) return deadLink();
    const refusal = invalidAnswer(check(body, newPasswordRules(body)));
    if (refusal) return refusal;
    customer.password = hashSecret(rawOf(body, 'password'));
    world.resetTokens = world.resetTokens.filter((one) => one.customer_id !== customer.id);
    endSessions(world, customer.id);
    delete world.loginAttempts[customer.username.toLowerCase()];
    delete world.loginAttempts[customer.email.toLowerCase()];
    return ok(null, { message: 'Your password is changed. Please log in.' });
  }),

  defineRoute('POST', '/api/change-password', { auth: 'bearer' }, ({ world, customer, body, token }) => {
    const current = rawOf(body, 'current_password');
    const refusal = invalidAnswer({
      ...check(body, { current_password: [needed('Enter your present password.')], ...newPasswordRules(body) }),
      ...(current !== '' &&
        !isSecret(current, customer.password) && { current_password: ['This is not your present password.'] }),
    });
    if (refusal) return refusal;
    customer.password = hashSecret(rawOf(body, 'password'));
    endSessions(world, customer.id, token);
    return ok(null, { message: 'Your password is changed.' });
  }),

  defineRoute('DELETE', '/api/customers/delete/:id', { auth: 'bearer' }, ({ world, customer, params, body, now }) => {
    if (params.id !== String(customer.id)) return notFoundAnswer('The account');
    const password = rawOf(body, 'password');
    if (!isSecret(password, customer.password)) {
      return fail(422, 'Please check the marked fields.', { password: ['This is not your password.'] });
    }
    const isBusy = (status: string, created: number) =>
      status === 'Ongoing' || (status === 'Pending' && now - created < days(1));
    if (world.bookings.some((one) => one.customer_id === customer.id && isBusy(one.status, one.created_at))) {
      return fail(409, 'You still have deliveries under way. Finish or cancel them first.');
    }
    removeCustomer(world, customer);
    return ok(null, { message: 'Your account is deleted.' });
  }),
];

const nameOf = (customer: { username: string; profile: { first_name: string } }): string =>
  customer.profile.first_name || customer.username;
