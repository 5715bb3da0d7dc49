import { readAnswer } from './answers.mjs';
import { SIMPLE_PRIVATE_READS } from './reads.mjs';

const LOGIN = 'POST /api/customers/login';
const REFRESH = 'POST /api/refresh-token';
const CUSTOMER = 'GET /api/customers/';
/** Tokens of the app: printable ASCII without spaces. */
const WRONG_TOKEN = 'not-a-token-of-this-server';

const isRefused = ({ status }) => status >= 400 && status < 500;

const toRefusal = (answer, what) => ({
  differences: isRefused(answer)
    ? []
    : [{ how: answer.failure ?? `status ${answer.status}`, change: `on the server, refuse ${what} with 401.` }],
});

/** Describes where a login keeps its customer. */
function getCustomerNotes({ customer, user }) {
  if (customer) return [];
  const isCustomer = user && (user.customer_type || user.user);
  return [isCustomer ? 'the app recognises the customer as user' : `without a customer, the app calls ${CUSTOMER}`];
}

async function checkWrongPassword({ client, report, user }) {
  const body = { username: user ?? 'conformance-check', password: 'not the password' };
  const answer = await client.send({ call: LOGIN, body });
  report.add('session.wrongPassword', 'a wrong password is refused', toRefusal(answer, 'a wrong password'));
}

/** Logs in; returns the tokens, or null if the rest of the checks can't run. */
async function checkLogin({ client, report, user, password }) {
  const answer = await client.send({ call: LOGIN, body: { username: user, password } });
  const { data, differences, notes } = isRefused(answer) ? toLoginRefusal(answer) : readAnswer(LOGIN, answer);
  const tokens = data?.access ? { access: data.access, refresh: data.refresh } : null;
  report.add('session.login', `${LOGIN} answers tokens and a customer`, {
    differences,
    notes: tokens ? [...notes, ...getCustomerNotes(data)] : notes,
  });
  return tokens;
}

const toLoginRefusal = ({ status }) => ({
  differences: [{ how: `status ${status}`, change: 'check --user and --password; on the server, accept them.' }],
  notes: [],
});

/** Checks that every private read answers 401, which makes the app refresh the token. */
async function checkUnauthorized({ client, report }, id, what, token) {
  const answers = await Promise.all(
    SIMPLE_PRIVATE_READS.map(async (read) => ({ ...read, ...(await client.send({ ...read, token })) })),
  );
  const differences = answers
    .filter(({ status, isOptional }) => status !== 401 && !(isOptional && status === 404))
    .map(({ call, status, failure }) => ({
      how: `${call} answers ${failure ?? status}`,
      change: `on the server, answer 401 ${what}.`,
    }));
  report.add(id, `private calls answer 401 ${what}`, { differences });
}

/** Checks the refresh with the refresh token, or with the access token if the login had no other. */
async function checkRefresh(run) {
  const { client, report, tokens } = run;
  const title = `${REFRESH} answers a new access token`;
  const answer = await client.send({ call: REFRESH, body: { refresh: tokens.refresh ?? tokens.access } });
  const result = isRefused(answer) ? toRefreshRefusal(answer, tokens) : readRefreshed(answer);
  report.add('session.refresh', title, result);
  if (result.differences.length > 0) return;
  const used = tokens.refresh;
  keepTokens(tokens, result.data);
  if (used) await checkRepeatedRefresh(run, used, Boolean(result.data.refresh));
  const profile = await client.send({ call: CUSTOMER, token: tokens.access });
  report.add('session.newToken', 'the new access token is accepted', readAnswer(CUSTOMER, profile, true));
}

/** Keeps the newest tokens: a server that rotates them may have ended the first session. */
const keepTokens = (tokens, { access, refresh }) =>
  Object.assign(tokens, { access, refresh: refresh ?? tokens.refresh });

/** Refreshes again with a used refresh token, as a page does that was closed before the first answer. */
async function checkRepeatedRefresh({ client, report, tokens, user, password }, used, isReplaced) {
  const answer = await client.send({ call: REFRESH, body: { refresh: used } });
  const isRejected = isRefused(answer) && answer.status !== 429;
  const { data, differences } = isRejected ? toRepeatedRefusal(answer, isReplaced) : readRefreshed(answer);
  report.add('session.repeatedRefresh', 'a used refresh token is accepted again', { differences });
  // some servers end the session of a token that is used twice
  const login = { call: LOGIN, body: { username: user, password } };
  const session = data?.access ? data : readAnswer(LOGIN, await client.send(login)).data;
  if (session?.access) keepTokens(tokens, session);
}

const toRepeatedRefusal = ({ status }, isReplaced) => ({
  differences: [
    {
      how: `status ${status}`,
      change: isReplaced
        ? 'on the server, accept a replaced refresh token for 30 seconds more.'
        : 'on the server, send the new refresh token as refresh, or keep the old one.',
    },
  ],
});

function toRefreshRefusal({ status }, { refresh }) {
  const refused = { how: `status ${status}`, change: 'on the server, accept the refresh token of the login.' };
  const missing = {
    how: `the login has no refresh token, and the access token is refused with ${status}`,
    change: 'on the server, send refresh at login, or refresh with the access token.',
  };
  return { differences: [refresh ? refused : missing] };
}

/** A refresh answers `{ access }` without an envelope, or inside `data`; both are in the contract. */
function readRefreshed(answer) {
  const result = readAnswer(REFRESH, answer);
  return answer.json?.access ? { ...result, notes: [] } : result;
}

/** Checks login, wrong credentials, the 401 of private calls, and the refresh. Returns the tokens, or null. */
export async function checkSession(run) {
  const { client, report, user } = run;
  report.startGroup('Session');
  await checkWrongPassword(run);
  await checkUnauthorized(run, 'session.noToken', 'without a token');
  await checkUnauthorized(run, 'session.wrongToken', 'with a wrong token', WRONG_TOKEN);
  const refused = await client.send({ call: REFRESH, body: { refresh: WRONG_TOKEN } });
  report.add('session.wrongRefresh', 'a wrong refresh token is refused', toRefusal(refused, 'a wrong refresh token'));
  if (user === undefined) {
    report.skip('session.login', LOGIN, 'needs --user and --password');
    return null;
  }
  const tokens = await checkLogin(run);
  if (tokens) await checkRefresh({ ...run, tokens });
  return tokens;
}
