import type { BrowserContext, Page } from '@playwright/test';
import { API_APP } from '../../playwright.config';
import { expect, expectAccessible, test } from './app';
import { signIn } from './signIn';

test.use({ baseURL: API_APP });

const GOOGLE = 'https://accounts.google.com/gsi/client';
const FACEBOOK = 'https://connect.facebook.net/en_US/sdk.js';
const APPLE = 'https://appleid.cdn-apple.com/**';

/** Globals of the providers' scripts, with windows that answer at once for the demo account `name`. */
const scripts = (name: string) => ({
  [GOOGLE]: `window.google = { accounts: { oauth2: { initTokenClient: ({ callback, error_callback }) => ({
    requestAccessToken: ({ state }) => window.isSilent || setTimeout(() => window.isClosing
      ? error_callback({ type: 'popup_closed' })
      : callback({ access_token: 'demo-google-${name}', state: window.isForged ? 'forged' : state })) }) } } };`,
  [FACEBOOK]: `window.FB = { init: () => {}, api: (path, fields, tell) => tell({ id: '1' }),
    login: (tell) => setTimeout(() => tell({ status: 'connected', authResponse: { accessToken: 'demo-facebook-${name}' } })) };`,
  [APPLE]: `let options; window.AppleID = { auth: { init: (given) => { options = given; }, signIn: () => Promise.resolve({
    authorization: { state: options.state, id_token: 'head.' +
      btoa(JSON.stringify({ nonce: options.nonce, sub: 'demo-apple-${name}' })) + '.signature' } }) } };`,
});

async function serve(context: BrowserContext, name: string) {
  for (const [url, body] of Object.entries(scripts(name))) {
    await context.route(url, (route) =>
      route.fulfill({ contentType: 'text/javascript', headers: { 'access-control-allow-origin': '*' }, body }),
    );
  }
}

/** Records the social calls to the API from now on: path, body and bearer. */
function watch(page: Page) {
  const calls: { path: string; body: string | null; hasBearer: boolean }[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!/customers\/(login|register|disconnect)\//.test(pathname) || request.method() !== 'POST') return;
    calls.push({ path: pathname, body: request.postData(), hasBearer: 'authorization' in request.headers() });
  });
  return calls;
}

test('Google’s package logs in, rejects a foreign state, and reports a closed window', async ({ page, context }) => {
  await serve(context, 'andrea');
  const calls = watch(page);
  await page.goto('/login');
  const google = page.getByRole('button', { name: 'Continue with Google' });
  await page.waitForFunction(() => 'google' in window);
  await expectAccessible(page);

  await page.evaluate(() => Object.assign(window, { isClosing: true }));
  await google.click();
  await expect(page.getByRole('alert')).toContainText('The Google window was closed before you finished.');
  await page.evaluate(() => Object.assign(window, { isClosing: false, isForged: true }));
  await google.click();
  await expect(page.getByRole('alert')).toContainText('Google did not confirm your identity.');
  expect(calls).toEqual([]);

  await page.evaluate(() => Object.assign(window, { isForged: false }));
  await google.click();
  await expect(page).toHaveURL(`${API_APP}/dashboard`);
  expect(calls).toEqual([
    {
      path: '/api/customers/login/google-oauth2',
      body: JSON.stringify({ access_token: 'demo-google-andrea' }),
      hasBearer: false,
    },
  ]);
});

for (const [name, path, ready] of [
  ['Facebook', 'facebook', 'FB'],
  ['Apple', 'apple-id', 'AppleID'],
] as const) {
  test(`${name}’s package signs a new customer up, and logs in again`, async ({ page, context }) => {
    await serve(context, `new${Date.now()}`);
    const calls = watch(page);
    await page.goto('/signup/individual');
    await page.waitForFunction((global) => global in window, ready);
    await page.getByRole('button', { name: `Sign up with ${name}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Verify your mobile number' })).toBeVisible();
    await page.getByRole('link', { name: 'Later' }).click();
    await expect(
      page.getByRole('dialog', { name: 'Please update your profile details and documents before booking.' }),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Later' }).click();

    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'LOGOUT' }).click();
    await expect(page).toHaveURL(`${API_APP}/login`);
    await page.waitForFunction((global) => global in window, ready);
    await page.getByRole('button', { name: `Continue with ${name}` }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Verify your mobile number' })).toBeVisible();
    expect(calls.map(({ path: called, hasBearer }) => [called, hasBearer])).toEqual([
      [`/api/customers/register/${path}`, false],
      [`/api/customers/login/${path}`, false],
    ]);
  });
}

/** Sends the messages that a foreign window could send while a provider's window is open. */
const forgeMessages = (page: Page) =>
  page.evaluate(() => {
    const stored = Object.values(sessionStorage).map((text) => JSON.parse(String(text)) as { state?: string });
    const state = stored.find((entry) => entry.state);
    const forged = [
      { access_token: 'demo-google-andrea', state: state?.state },
      { type: 'google', authuser: '0', response: { access_token: 'demo-google-andrea' } },
      JSON.stringify({ method: 'oauthDone', data: { authorization: { id_token: 'x', state: state?.state } } }),
      'access_token=demo-google-andrea',
      null,
      42,
    ];
    for (const data of forged) {
      window.dispatchEvent(new MessageEvent('message', { data, origin: 'https://evil.example', source: window }));
      window.postMessage(data, '*');
    }
  });

test('an account is linked in Settings, logs in, and is unlinked', async ({ page, context }) => {
  const name = `dina${Date.now()}`;
  await serve(context, name);
  const calls = watch(page);
  await signIn(page, 'dina', API_APP);
  await page.goto('/settings');
  await page.waitForFunction(() => 'google' in window);
  const linked = page.getByRole('region', { name: 'Linked accounts' });
  await expectAccessible(page);

  // a foreign state and messages of a foreign window neither link an account nor end the session
  await page.evaluate(() => Object.assign(window, { isForged: true }));
  await linked.getByRole('button', { name: 'Link with Google' }).click();
  await expect(linked.getByRole('alert')).toContainText('Google did not confirm your identity.');
  await page.evaluate(() => Object.assign(window, { isForged: false, isSilent: true }));
  await linked.getByRole('button', { name: 'Link with Google' }).click();
  const kept = await page.evaluate(() => localStorage.getItem('user'));
  await forgeMessages(page);
  await page.waitForTimeout(500);
  expect(calls).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBe(kept);
  await expect(page).toHaveURL(`${API_APP}/settings`);

  await page.evaluate(() => Object.assign(window, { isSilent: false }));
  await linked.getByRole('button', { name: 'Link with Google' }).click();
  await expect(page.getByText('Google account linked. You can now log in with it.')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'LOGOUT' }).click();
  await expect(page).toHaveURL(`${API_APP}/login`);
  await page.waitForFunction(() => 'google' in window);
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page).toHaveURL(`${API_APP}/dashboard`);

  // without a reload: the login said that the account has a password, so that unlinking does not ask first
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'SETTINGS' }).click();
  await linked.getByRole('button', { name: 'Unlink Google' }).click();
  await expect(page.getByText('Google account unlinked.')).toBeVisible();
  await expect(linked.getByRole('listitem').filter({ hasText: 'Google' })).toContainText('Not linked');
  expect(calls.map(({ path, hasBearer }) => [path, hasBearer])).toEqual([
    ['/api/customers/login/google-oauth2', true],
    ['/api/customers/login/google-oauth2', false],
    ['/api/customers/disconnect/google-oauth2', true],
  ]);
});

test('blocked scripts show a message, and the password login works', async ({ page, context }) => {
  for (const url of [GOOGLE, FACEBOOK, APPLE]) await context.route(url, (route) => route.abort());
  await page.goto('/login');
  for (const name of ['Facebook', 'Google', 'Apple']) {
    await expect(async () => {
      await page.getByRole('button', { name: `Continue with ${name}` }).click();
      await expect(page.getByRole('alert')).toContainText(`We couldn't load ${name}.`, { timeout: 500 });
    }).toPass();
  }
  await expectAccessible(page);
  await page.getByLabel('Email or username').fill('andrea');
  await page.getByLabel('Password', { exact: true }).fill('Padala#2026');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(`${API_APP}/dashboard`);
});
