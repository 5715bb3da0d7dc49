import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './app';

const PASSWORD = 'Bagong.Padala#27';
const LINK = '/auth/reset-password';

/** Returns the newest link that the sandbox "sent". */
const newestLink = (page: Page) =>
  page.evaluate(async () => {
    const { data } = (await (await fetch('/sandbox/outbox')).json()) as { data: { link?: string }[] };
    return data.find(({ link }) => link)?.link ?? '';
  });

async function askForLink(page: Page, email: string) {
  await page.goto('/forgot');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Check your email' })).toBeVisible();
}

/** Expects no horizontal scrolling and no app-download screen. */
async function expectFits(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  await expect(page.getByText('Book from your phone with our app')).toHaveCount(0);
  await expectAccessible(page);
}

/** Records every request from now on: its address and its referrer. */
function watchRequests(page: Page) {
  const seen: { url: string; referer: string }[] = [];
  page.on('request', (request) => seen.push({ url: request.url(), referer: request.headers().referer ?? '' }));
  return seen;
}

for (const [device, viewport] of [
  ['a computer', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`a forgotten password is reset on ${device}, and its link works once`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/forgot');
    await expect(page.getByRole('heading', { level: 1, name: 'Forgot password' })).toBeVisible();
    await expectFits(page);
    await askForLink(page, 'dina.ocampo@example.ph');
    await expectFits(page);
    const link = await newestLink(page);
    expect(link).toContain(`${LINK}?token=`);
    const token = new URL(link).searchParams.get('token') ?? '';

    const seen = watchRequests(page);
    await page.goto(link);
    await expect(page).toHaveURL(new RegExp(`${LINK}$`));
    await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
    expect(await page.evaluate(() => JSON.stringify([document.title, document.referrer, history.state]))).not.toContain(
      token,
    );
    await expectFits(page);
    await page.getByLabel('New password', { exact: true }).fill('short');
    await page.getByLabel('Confirm new password', { exact: true }).fill('other');
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page.getByText("The passwords don't match.")).toBeVisible();
    await expectFits(page);
    await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm new password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Save new password' }).click();
    await expect(page).toHaveURL(new RegExp(`${LINK}/success$`));
    await expect(page.getByRole('heading', { level: 1, name: 'Password changed' })).toBeVisible();
    await expectFits(page);
    // only the link itself contains the token; no other address or referrer does
    expect(seen.filter(({ url }) => url.includes(token)).map(({ url }) => url)).toEqual([link]);
    expect(seen.filter(({ url }) => !url.startsWith(new URL(link).origin))).toEqual([]);
    expect(seen.filter(({ url, referer }) => url.includes('/api/') && referer.includes(token))).toEqual([]);

    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'This link no longer works' })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${LINK}$`));
    await expectFits(page);
    await page.getByRole('link', { name: 'Send a new link' }).click();
    await expect(page).toHaveURL(/\/forgot$/);

    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/login');
    await page.getByLabel('Email or username').fill('dina');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
  });
}

test('only the newest link is valid, and an unknown address gets the same message', async ({ page }) => {
  await askForLink(page, 'dina.ocampo@example.ph');
  const older = await newestLink(page);
  await askForLink(page, 'dina.ocampo@example.ph');
  const newer = await newestLink(page);
  expect(newer).not.toBe(older);
  await page.goto(older);
  await expect(page.getByRole('alert')).toContainText('This link has expired or has already been used.');
  await page.goto(newer);
  await expect(page.getByLabel('New password', { exact: true })).toBeVisible();
  await askForLink(page, 'nobody@example.ph');
  await expect(page.getByText("If there's an account for this address, we've sent a reset link.")).toBeVisible();
  expect(await newestLink(page)).toBe(newer);
});
