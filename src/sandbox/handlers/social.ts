import { readTextField } from '../domain/checks';
import { addCustomer, findByLogin, toCustomer } from '../domain/customers';
import { fail, notFoundAnswer, ok, defineRoute, type Answer } from '../http';
import type { CustomerRecord, LinkedProvider } from '../records/accounts';
import { openSession } from '../tokens';
import type { World } from '../world';

const PROVIDERS: Record<LinkedProvider, { word: string; name: string }> = {
  facebook: { word: 'facebook', name: 'Facebook' },
  'google-oauth2': { word: 'google', name: 'Google' },
  'apple-id': { word: 'apple', name: 'Apple' },
};

const providerOf = (id: string | undefined): LinkedProvider | null =>
  id !== undefined && Object.hasOwn(PROVIDERS, id) ? (id as LinkedProvider) : null;

/** An id token says in its middle part whom it is about; any other token is taken as it is. */
function subjectOf(token: string): string {
  const [, claims, signature] = token.split('.');
  if (!claims || signature === undefined) return token;
  try {
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown };
    return typeof sub === 'string' ? sub : token;
  } catch {
    return token;
  }
}

/** The sandbox knows no real provider: it takes `demo-<provider>-<name>` for a token, or for the subject of one. */
function nameInToken(provider: LinkedProvider, body: Record<string, unknown>): string | null {
  const [, word, name] = /^demo-([a-z]+)-([\w.-]{2,30})$/.exec(subjectOf(readTextField(body, 'access_token'))) ?? [];
  return name && word === PROVIDERS[provider].word ? name.toLowerCase() : null;
}

const findLinked = (world: World, provider: LinkedProvider, name: string): CustomerRecord | undefined =>
  world.customers.find((customer) => customer.providers[provider] === name);

type Known = { provider: LinkedProvider; name: string; label: string };

/** Who the provider says it is, or the refusal. */
function identify(id: string | undefined, body: Record<string, unknown>): Known | Answer {
  const provider = providerOf(id);
  if (!provider) return notFoundAnswer('This sign-in');
  const name = nameInToken(provider, body);
  const label = PROVIDERS[provider].name;
  return name ? { provider, name, label } : fail(401, `${label} did not confirm your identity. Please try again.`);
}

export const socialRoutes = [
  defineRoute(
    'POST',
    '/api/customers/login/:provider',
    { auth: 'optional' },
    ({ world, customer, params, body, real, runtime }) => {
      const known = identify(params.provider, body);
      if ('status' in known) return known;
      const linked = findLinked(world, known.provider, known.name);
      if (customer && linked && linked.id !== customer.id) {
        return fail(409, `This ${known.label} account belongs to another customer.`);
      }
      if (customer) customer.providers[known.provider] = known.name;
      const owner = customer ?? linked;
      if (!owner) return fail(404, `No account is linked to this ${known.label} account. Please sign up first.`);
      const tokens = openSession(world, owner, real, runtime);
      const message = customer ? `Your ${known.label} account is linked.` : 'Welcome back.';
      return ok({ ...tokens, customer: toCustomer(owner) }, { message });
    },
  ),

  defineRoute(
    'POST',
    '/api/customers/register/:provider',
    { auth: 'open' },
    ({ world, params, body, real, now, runtime }) => {
      const known = identify(params.provider, body);
      if ('status' in known) return known;
      if (findLinked(world, known.provider, known.name)) {
        return fail(409, `This ${known.label} account has an account here already. Please log in.`);
      }
      const base = `${known.name}.${PROVIDERS[known.provider].word}`;
      const username = findByLogin(world, base) ? `${base}.${world.nextId}` : base;
      const customer = addCustomer(
        world,
        { customer_type: 'individual', username, email: `${username}@example.ph`, mobile: '', password: '' },
        now,
      );
      customer.providers[known.provider] = known.name;
      customer.profile.first_name = known.name.charAt(0).toUpperCase() + known.name.slice(1);
      // The provider vouches for the address that it gives.
      customer.profile.is_email_verified = true;
      const { access } = openSession(world, customer, real, runtime, false);
      return ok({ id: customer.id, access, customer: toCustomer(customer) }, { message: 'Your account is created.' });
    },
  ),

  defineRoute('POST', '/api/customers/disconnect/:provider', { auth: 'bearer' }, ({ customer, params }) => {
    const provider = providerOf(params.provider);
    if (!provider) return notFoundAnswer('This sign-in');
    const { name } = PROVIDERS[provider];
    if (!customer.providers[provider]) return fail(409, `No ${name} account is linked.`);
    if (customer.password === '' && Object.keys(customer.providers).length === 1) {
      return fail(409, 'Set a password first, or you could not log in any more.');
    }
    delete customer.providers[provider];
    return ok(toCustomer(customer), { message: `Your ${name} account is no longer linked.` });
  }),
];
