import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type ConsoleMessage, type Page } from '@playwright/test';
import { SCRIPT_SOURCES } from '@/config/scriptSources';

const PASSWORD = 'Padala#2026';

const lost = new WeakMap<Page, RegExp>();

/** What is at these addresses does not come in this story, on purpose. */
export const expectLost = (page: Page, addresses: RegExp) => void lost.set(page, addresses);

/** The sandbox's worker is looked up anew by each page; one that is left meanwhile cannot find it. */
const LEFT_MEANWHILE = /Failed to update a ServiceWorker/;

/** Scripts of others do not come where the stories run: a story that is about them answers in their place. */
const isOfOthers = (url: string) => SCRIPT_SOURCES.some((source) => url.startsWith(source));

/** The browser tells on the console of each answer that is a refusal: of the API, which stories are about, or of what is lost on purpose. */
function isExpected(message: ConsoleMessage): boolean {
  const { url } = message.location();
  if (LEFT_MEANWHILE.test(message.text())) return true;
  if (!message.text().includes('Failed to load resource') || !URL.canParse(url)) return false;
  if (new URL(url).pathname.startsWith('/api/') || isOfOthers(url)) return true;
  const page = message.page();
  return Boolean(page && lost.get(page)?.test(url));
}

/** Collects the page's uncaught errors and the errors on its console. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (!LEFT_MEANWHILE.test(message)) faults.push(message);
  });
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected(message)) faults.push(`${message.text()} ${message.location().url}`);
  });
  return faults;
}

/** A page whose console has to stay quiet: an error on it fails the test. */
export const test = base.extend<{ page: Page }>({
  page: async ({ page }, run) => {
    const faults = watchFaults(page);
    await run(page);
    expect(faults).toEqual([]);
  },
});

export { expect };

/** Waits until what fades or slides in has arrived: half a fade is no contrast that anybody reads. */
async function settled(page: Page) {
  await page.evaluate(async () => {
    const moving = document
      .getAnimations()
      .filter(
        ({ effect, playState }) => playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
      );
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });
}

/** No violation of WCAG 2.2 A or AA on what is shown now. */
export async function expectAccessible(page: Page) {
  await settled(page);
  const { violations } = await new AxeBuilder({ page })
    // WCAG 2.5.3; experimental in axe, so that it has to be named
    .options({ rules: { 'label-content-name-mismatch': { enabled: true } } })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

export async function login(page: Page, username: string) {
  await page.getByLabel('Email or username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

/** Speeds the sandbox's clock up, or jumps it ahead; `api` is where the sandbox answers over real HTTP. */
export async function turnClock(page: Page, change: { speed?: number; advance_minutes?: number }, api = '') {
  const status = await page.evaluate(
    async ([url, body]) => {
      const answer = await fetch(url, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
      return answer.status;
    },
    [`${api}/sandbox/clock`, JSON.stringify(change)] as const,
  );
  expect(status).toBe(200);
}

/** Types into a place search and takes the first place it finds. */
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

/** The newest code that the sandbox "sent"; `api` is where it answers over real HTTP. */
export async function newestCode(page: Page, api = '') {
  return page.evaluate(async (url) => {
    const { data } = (await (await fetch(url)).json()) as { data: { code?: string }[] };
    return data[0]?.code ?? '';
  }, `${api}/sandbox/outbox`);
}

/** Enters the one-time PIN into the open prompt, as its SMS has it. */
export async function enterPin(page: Page, api = '') {
  const prompt = page.getByRole('dialog', { name: 'Enter your one-time PIN' });
  await expect(prompt.getByText('Code sent.')).toBeVisible();
  await expect(prompt.getByLabel('One-time PIN')).toBeFocused();
  await page.keyboard.type(await newestCode(page, api));
}
