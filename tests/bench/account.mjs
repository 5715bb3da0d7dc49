import { freshPage } from './browser.mjs';

const PASSWORD = 'Padala#2026';

/** What a browser keeps of a customer who has just signed in, as the app itself wrote it. */
export async function signedInState(browser, url, username = 'andrea') {
  const { page, context, close } = await freshPage(browser, { isSlowCpu: false });
  await page.goto(`${url}/login`);
  await page.getByLabel('E-mail or username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await page.waitForLoadState('networkidle');
  const state = await context.storageState();
  await close();
  return state;
}
