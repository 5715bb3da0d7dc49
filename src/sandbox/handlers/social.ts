import { readTextField } from '../domain/checks';
import { addCustomer, findByLogin, toCustomer } from '../domain/customers';
import { defineRoute, fail, failNotFound, ok, type SandboxResponse } from '../http';
import type { CustomerRecord, LinkedProvider } from '../records/accounts';
import { openSession } from '../tokens';
import type { World } from '../world';

const PROVIDERS: Record<LinkedProvider, { slug: string; name: string }> = {
  facebook: { slug: 'facebook', name: 'Facebook' },
  'google-oauth2': { slug: 'google', name: 'Google' },
  'apple-id': { slug: 'apple', name: 'Apple' },
};

const toProvider = (id: string | undefined): LinkedProvider | null =>
  id !== undefined && Object.hasOwn(PROVIDERS, id) ? (id as LinkedProvider) : null;

/** Returns the subject of an id token; any other token is its own subject. */
function readSubject(token: string): string {
  const [, claims, signature] = token.split('.');
  if (!claims || signature === undefined) return token;
  try {
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof sub === 'string' ? sub : token;
  } catch {
    return token;
  }
}

/** Returns the name in a demo token, `demo-<provider>-<name>`; the sandbox has no real providers. */
function readDemoName(provider: LinkedProvider, body: Record<string, unknown>): string | null {
  const [, slug, name] = /^demo-([a-z]+)-([\w.-]{2,30})$/.exec(readSubject(readTextField(body, 'access_token'))) ?? [];
  return name && slug === PROVIDERS[provider].slug ? name.toLowerCase() : null;
}

const findLinked = (world: World, provider: LinkedProvider, name: string): CustomerRecord | undefined =>
  world.customers.find((customer) => customer.providers[provider] === name);

type ProviderAccount = { provider: LinkedProvider; name: string; label: string };

/** Identifies the account at the provider, or returns the refusal. */
function identify(id: string | undefined, body: Record<string, unknown>): ProviderAccount | SandboxResponse {
  const provider = toProvider(id);
  if (!provider) return failNotFound('This login provider');
  const name = readDemoName(provider, body);
  const label = PROVIDERS[provider].name;
  return name ? { provider, name, label } : fail(401, `${label} couldn't confirm your identity. Try again.`);
}

export const socialRoutes = [
  defineRoute(
    'POST',
    '/api/customers/login/:provider',
    { auth: 'optional' },
    ({ world, customer, params, body, deviceNow, runtime }) => {
      const account = identify(params.provider, body);
      if ('status' in account) return account;
      const linked = findLinked(world, account.provider, account.name);
      if (customer && linked && linked.id !== customer.id) {
        return fail(409, `This ${account.label} account is linked to another customer.`);
      }
      if (customer) customer.providers[account.provider] = account.name;
      const owner = customer ?? linked;
      if (!owner) return fail(404, `No account is linked to this ${account.label} account. Sign up first.`);
      const tokens = openSession(world, owner, { deviceNow, lifetimes: runtime });
      const message = customer ? `${account.label} account linked.` : 'Welcome back.';
      return ok({ ...tokens, customer: toCustomer(owner) }, { message });
    },
  ),

  defineRoute(
    'POST',
    '/api/customers/register/:provider',
    { auth: 'public' },
    ({ world, params, body, deviceNow, now, runtime }) => {
      const account = identify(params.provider, body);
      if ('status' in account) return account;
      if (findLinked(world, account.provider, account.name)) {
        return fail(409, `This ${account.label} account is already registered. Log in instead.`);
      }
      const base = `${account.name}.${PROVIDERS[account.provider].slug}`;
      const username = findByLogin(world, base) ? `${base}.${world.nextId}` : base;
      const customer = addCustomer(
        world,
        { customer_type: 'individual', username, email: `${username}@example.ph`, mobile: '', password: '' },
        now,
      );
      customer.providers[account.provider] = account.name;
      customer.profile.first_name = account.name.charAt(0).toUpperCase() + account.name.slice(1);
      // the provider has verified the address
      customer.profile.is_email_verified = true;
      const { access } = openSession(world, customer, { deviceNow, lifetimes: runtime, hasRefreshToken: false });
      return ok({ id: customer.id, access, customer: toCustomer(customer) }, { message: 'Account created.' });
    },
  ),

  defineRoute('POST', '/api/customers/disconnect/:provider', { auth: 'bearer' }, ({ customer, params }) => {
    const provider = toProvider(params.provider);
    if (!provider) return failNotFound('This login provider');
    const { name } = PROVIDERS[provider];
    if (!customer.providers[provider]) return fail(409, `No ${name} account is linked.`);
    if (customer.password === '' && Object.keys(customer.providers).length === 1) {
      return fail(409, 'Set a password first. Otherwise you can no longer log in.');
    }
    delete customer.providers[provider];
    return ok(toCustomer(customer), { message: `${name} account unlinked.` });
  }),
];
