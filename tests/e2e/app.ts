import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';
import axe from 'axe-core';
import { ALL_SCRIPT_SOURCES } from '@/config/scriptSources';

const PASSWORD = 'Padala#2026';

const lost = new WeakMap<Page, RegExp>();

/** Addresses that a test blocks on purpose. */
export const expectLost = (page: Page, addresses: RegExp) => void lost.set(page, addresses);

/** Every page looks up the sandbox's worker; the lookup of a page that is being left fails. */
const LOOKUP_FAILED = /Failed to update a ServiceWorker/;

/** Third-party scripts are unreachable in the tests; a test about them serves its own. */
const isOfOthers = (url: string) => ALL_SCRIPT_SOURCES.some((source) => url.startsWith(source));

/** React logs a script or a stylesheet that did not load by its address. */
const MISSING_FILE = /^\w*Error: (?:Failed to fetch dynamically imported module:|Unable to preload CSS for) (\S+)/;

/** Console errors that the browser logs for expected failures: error responses of the API and blocked requests. */
function isExpected(message: ConsoleMessage): boolean {
  const { url } = message.location();
  if (LOOKUP_FAILED.test(message.text())) return true;
  const file = MISSING_FILE.exec(message.text())?.[1];
  if (file) return lost.get(message.page() as Page)?.test(file) ?? false;
  if (!message.text().includes('Failed to load resource') || !URL.canParse(url)) return false;
  if (new URL(url).pathname.startsWith('/api/') || isOfOthers(url)) return true;
  const page = message.page();
  return Boolean(page && lost.get(page)?.test(url));
}

/** Collects uncaught errors and console errors of the page. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (!LOOKUP_FAILED.test(message)) faults.push(message);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message)) faults.push(`${message.text()} ${message.location().url}`);
  });
  return faults;
}

/** A page whose test fails on any console error. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, run) => {
    const faults = watchFaults(page);
    await run(page);
    expect(faults).toEqual([]);
  },
});

export { expect };

/** Returns the sum of the layout shifts since the page loaded. */
export const readLayoutShift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
          resolve(shifts.reduce((sum, { value }) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
  );

/** Waits for busy buttons and for animations to end: text under dots or still fading in has too little contrast. */
async function settled(page: Page) {
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(
        ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
      );
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

const WCAG: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
  // WCAG 2.5.3 is experimental in axe and needs to be enabled
  rules: { 'label-content-name-mismatch': { enabled: true } },
  // faster: axe computes no selectors of elements that pass
  resultTypes: ['violations'],
};

/** Expects no WCAG 2.2 A or AA violation on the current screen. The app has no frames, so axe runs in its page alone. */
export async function expectAccessible(page: Page) {
  await settled(page);
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async (options) => {
    const results = await (window as unknown as { axe: typeof axe }).axe.run(options);
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, WCAG);
  expect(violations).toEqual([]);
}

export async function login(page: Page, username: string) {
  await page.getByLabel('Email or username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Speeds up the sandbox's clock, or moves it ahead; `api` is the address of a sandbox over HTTP. */
export async function turnClock(page: Page, change: { speed?: number; advance_minutes?: number }, api = '') {
  // the embedded sandbox answers from then on
  if (!api) await expect(page.locator('[data-sandbox]')).toBeAttached();
  const status = await page.evaluate(
    async ([url, body]) => {
      const answer = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
      return answer.status;
    },
    [`${api}/sandbox/clock`, JSON.stringify(change)] as const,
  );
  expect(status).toBe(200);
}

/** Hour with the slowest traffic of the sandbox: a driver is on the way for longest. */
export const RUSH_HOUR = 8;

/** Moves the sandbox's clock ahead to an hour in Manila (UTC+8). It expects a clock that was not moved before. */
export async function moveClockTo(page: Page, hour: number) {
  const now = new Date();
  const minuteInManila = (now.getUTCHours() + 8) * 60 + now.getUTCMinutes();
  await turnClock(page, { advance_minutes: (hour * 60 - minuteInManila + 2 * 1440) % 1440 || 1440 });
}

/** Types into a place search and picks the first result. */
export async function pickPlace(page: Page, name: string, text: string) {
  const box = page.getByRole('combobox', { name });
  await box.fill(text);
  await page.getByRole('option').first().click();
}

/** Chooses an option of a select by its label. */
export async function choose(page: Page, label: string, option: string) {
  await page.getByRole('button', { name: new RegExp(label) }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

/** Unfolds the payment methods of the review, and returns the group. */
export async function unfoldPayWith(page: Page) {
  await page.getByRole('button', { name: 'Change payment method' }).click();
  return page.getByRole('radiogroup', { name: 'Pay with' });
}

/** Returns the newest code that the sandbox "sent"; `api` is the address of a sandbox over HTTP. */
export async function newestCode(page: Page, api = '') {
  return page.evaluate(async (url) => {
    const { data } = (await (await fetch(url)).json()) as { data: { code?: string }[] };
    return data[0]?.code ?? '';
  }, `${api}/sandbox/outbox`);
}

/** Enters the one-time PIN of the SMS into the open prompt. */
export async function enterPin(page: Page, api = '') {
  const prompt = page.getByRole('dialog', { name: 'Enter your one-time PIN' });
  await expect(prompt.getByText('Code sent.')).toBeVisible();
  await expect(prompt.getByLabel('One-time PIN')).toBeFocused();
  await page.keyboard.type(await newestCode(page, api));
}
