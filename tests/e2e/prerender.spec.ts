import type { Page } from '@playwright/test';
import { MEASURING } from '../../playwright.config';
import { createHold } from '../hold';
import { expect, expectAccessible, expectLost, login, readLayoutShift, test } from './app';

// transitions run here, as for most customers
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const PAGES = [
  ['/', 'Home - Logistix Global', 'Send it across town or across the country.'],
  ['/about', 'Logistix Global', 'About'],
  ['/quickquote', 'Quick Quotation - Logistix Global', 'Quick Quotation'],
  ['/tracktrace', 'Track & Trace - Logistix Global', 'Track & Trace'],
  ['/login', 'Login - Logistix Global', 'Log in'],
  ['/signup', 'Logistix Global', 'Sign up'],
  ['/forgot', 'Forgot Password - Logistix Global', 'Forgot password'],
] as const;

const CUSTOMER_PAGES = [
  ['/dashboard', 'DashboardPage'],
  ['/booking/exclusive', 'BookingPage'],
  ['/booking/shared', 'BookingPage'],
  ['/mybooking', 'MyBookingsPage'],
] as const;

declare global {
  interface Window {
    shifted: number;
  }
}

const waitForApp = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.app === 'ready');

/** Delays the app's script until it is released. */
async function holdApp(page: Page): Promise<() => void> {
  const { held, release } = createHold();
  await page.route(/\/assets\/index-.*\.js$/, (route) => held.then(() => route.continue()));
  return release;
}

/** Returns the computed style of each element, with every transition at its end. */
const getStyles = (page: Page) =>
  page.evaluate(() => {
    // an element painted before its last child has arrived can start one: a label that is styled by its checked input
    for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
    return [...document.querySelectorAll('body, #root *')].map((element) => {
      const parts = ['::before', '::after'].map((part) => getComputedStyle(element, part));
      const styles = [getComputedStyle(element), ...parts.filter(({ content }) => content !== 'none')];
      // variables have no visual effect of their own; the properties that use them are compared
      const seen = (style: CSSStyleDeclaration) => [...style].filter((name) => !name.startsWith('--'));
      const declarations = styles.map((style) => seen(style).map((name) => `${name}:${style.getPropertyValue(name)}`));
      return `${element.tagName}.${element.getAttribute('class') ?? ''} ${declarations.join('; ')}`;
    });
  });

test.describe('A public page', () => {
  test('shows heading, text and search-engine tags without scripts', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    for (const [path, title, heading] of PAGES) {
      await page.goto(baseURL + path);
      await expect(page).toHaveTitle(title);
      await expect(page.getByRole('heading', { level: 1 }).filter({ visible: true }).first()).toContainText(heading);
      expect(await page.locator('meta[name=description]').getAttribute('content')).toMatch(/\w{4}/);
      expect(await page.locator('meta[property="og:title"]').getAttribute('content')).toBe(title);
    }
    // at phone width the app-download screen shows instead, also without scripts
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(baseURL ?? '/');
    await expect(page.getByRole('heading', { name: 'Book from your phone with our app' })).toBeVisible();
    await context.close();
  });

  test('hydrates without a layout shift, a warning or a call', { tag: MEASURING }, async ({ page }) => {
    for (const [path] of PAGES) {
      await page.goto(path);
      await waitForApp(page);
      expect(await readLayoutShift(page), path).toBeLessThan(0.01);
    }
  });

  test('loads its own chunk beside the app', async ({ page }) => {
    const release = await holdApp(page);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    for (const [path, chunk] of [
      ['/about', '/assets/AboutPage-'],
      ['/', '/assets/HomePage-'],
    ] as const) {
      await page.goto(path, { waitUntil: 'commit' });
      await expect.poll(() => requests.filter((request) => request.startsWith(chunk)).length).toBe(1);
    }
    release();
    await waitForApp(page);
  });

  test('has no layout shift when the web fonts replace the system font', { tag: MEASURING }, async ({ page }) => {
    await page.addInitScript(() => {
      window.shifted = 0;
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) window.shifted += value;
      }).observe({ type: 'layout-shift' });
    });
    for (const size of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      for (const [path] of PAGES) {
        const { held, release } = createHold();
        await page.route(/\.woff2$/, (route) => held.then(() => route.continue()));
        await page.goto(path, { waitUntil: 'commit' });
        await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loading'));
        await waitForApp(page);
        await page.evaluate(() => void (window.shifted = 0));
        release();
        await page.evaluate(() => document.fonts.ready);
        // a layout shift is reported after the frame that painted it
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
        expect(await page.evaluate(() => window.shifted), `${path} at ${size.width}`).toBeLessThan(0.001);
        await page.unroute(/\.woff2$/);
      }
    }
  });

  test('keeps the password out of the address if its scripts are blocked', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${baseURL}/login`);
    await page.getByLabel('Password', { exact: true }).fill('Padala#2026');
    const [request] = await Promise.all([
      page.waitForRequest((sent) => sent.isNavigationRequest()),
      page.getByRole('button', { name: 'Log in', exact: true }).click(),
    ]);
    expect(request.method()).toBe('POST');
    expect(request.url()).toBe(`${baseURL}/login`);
    await context.close();
  });

  test('looks the same with its inlined CSS as with the full style sheet', async ({ browser, baseURL }) => {
    const open = async (hasSheet: boolean) => {
      const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } });
      if (!hasSheet) await context.route(/\/assets\/index-.*\.css$/, (route) => route.abort());
      return context.newPage();
    };
    const [critical, whole] = [await open(false), await open(true)];
    for (const [path] of PAGES) {
      await Promise.all([critical, whole].map((page) => page.goto(`${baseURL}${path}`)));
      const own = await getStyles(critical);
      expect(own.length, path).toBeGreaterThan(40);
      expect((await getStyles(whole)).filter((style, index) => style !== own[index]).slice(0, 3), path).toEqual([]);
    }
    await Promise.all([critical, whole].map((page) => page.context().close()));
  });

  test('keeps input and presses from before the app is ready', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/login', { waitUntil: 'commit' });
    await page.getByLabel('Email or username').fill('andrea');
    await page.getByLabel('Password', { exact: true }).fill('Padala#2026');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    // the URL contains no input, and no input is lost
    expect(new URL(page.url()).search).toBe('');
    release();
    await expect(page.getByRole('heading', { name: /Andrea/ })).toBeVisible({ timeout: 20_000 });
  });

  test('keeps a choice from before the app is ready', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('radio', { name: 'Joint' }).check();
    release();
    await waitForApp(page);
    await expect(page.getByText('Share a vehicle and pay only your part of the fare.')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Joint' })).toBeChecked();
  });

  test('keeps a typed place and an added stop from before the app is ready', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Add a stop' }).click();
    await page.getByRole('combobox', { name: 'Drop-off' }).fill('bgc');
    release();
    await expect(page.getByRole('combobox')).toHaveCount(3);
    await expect(page.getByRole('combobox', { name: 'Drop-off' })).toHaveValue('bgc');
    await expect(page.getByRole('option', { name: /Bonifacio High Street/ })).toBeVisible();
  });

  test('keeps a press that is held while the app starts', async ({ page }) => {
    const release = await holdApp(page);
    // rendered afresh because of its query, so that the held button would be replaced
    await page.goto('/login?next=%2Fwallet', { waitUntil: 'commit' });
    await page.getByLabel('Email or username').fill('andrea');
    await page.getByLabel('Password', { exact: true }).fill('Padala#2026');
    await page.getByRole('button', { name: 'Log in', exact: true }).hover();
    await page.mouse.down();
    release();
    await page.waitForLoadState('networkidle');
    await page.mouse.up();
    await expect(page.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  });

  test('keeps its scroll position when the app starts', async ({ page }) => {
    const release = await holdApp(page);
    await page.goto('/about', { waitUntil: 'commit' });
    await page.getByRole('button', { name: 'Privacy Policy' }).hover();
    const scrolled = await page.evaluate(() => scrollY);
    expect(scrolled).toBeGreaterThan(100);
    release();
    await page.waitForFunction(() => document.documentElement.dataset.app === 'ready');
    expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  });

  test(
    'loses no key while it hydrates, or while it is rendered afresh for a returning visitor',
    { tag: MEASURING },
    async ({ page }) => {
      const cdp = await page.context().newCDPSession(page);
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: 10 });
      const isShown = () => page.evaluate(() => document.documentElement.dataset.app === 'ready');
      for (const visit of ['first', 'second']) {
        await page.goto('/login', { waitUntil: 'commit' });
        const box = page.getByLabel('Email or username');
        await box.focus();
        let typed = '';
        for (let left = 3; left > 0; left -= Number(await isShown())) {
          const key = String.fromCharCode('a'.charCodeAt(0) + (typed.length % 26));
          await page.keyboard.press(key);
          typed += key;
        }
        await expect(box, visit).toHaveValue(typed);
        await expect(box, visit).toBeFocused();
        // stored state of a customer who once logged in
        await page.addInitScript(() => {
          const fields = JSON.parse(localStorage.getItem('user') ?? '{}') as Record<string, string>;
          localStorage.setItem('user', JSON.stringify({ ...fields, sessionEpoch: '3' }));
        });
      }
    },
  );

  test('is never shown to a logged-in customer', async ({ page }) => {
    await page.goto('/login');
    await login(page, 'andrea');
    await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const look = () => {
        const root = document.getElementById('root');
        if (root?.checkVisibility()) seen.push(root.innerText.slice(0, 4000));
        requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    for (const path of ['/', '/login']) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Menu' })).toBeVisible();
      const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
      expect(seen.filter((text) => /Sign up|Forgot password/i.test(text))).toEqual([]);
    }
  });

  test('has a text as its largest contentful paint, on a phone too', { tag: MEASURING }, async ({ page }) => {
    for (const viewport of [
      { width: 1440, height: 900 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(viewport);
      for (const [path] of PAGES) {
        await page.goto(path);
        await waitForApp(page);
        // a busy browser may report a picture first, and the larger text some frames later
        const readPicture = () =>
          page.evaluate(
            () =>
              new Promise<string | undefined>((resolve) => {
                new PerformanceObserver((list) => {
                  const paints = list.getEntries() as (PerformanceEntry & { url: string })[];
                  resolve(paints.at(-1)?.url);
                }).observe({ type: 'largest-contentful-paint', buffered: true });
              }),
          );
        await expect.poll(readPicture, { message: `${path} at ${viewport.width}px` }).toBe('');
      }
    }
  });

  test('stays hidden when it is served for another address', async ({ page }) => {
    const release = await holdApp(page);
    const answer = await page.goto('/my-calendar', { waitUntil: 'commit' });
    expect(await answer?.text()).toContain('Send it across town');
    await expect(page.getByText('Send it across town')).toBeHidden();
    const coming = page.getByRole('status').filter({ hasText: 'Loading...' });
    await expect(coming).toBeVisible();
    await expect(page).toHaveTitle('Logistix Global');
    release();
    await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
    await expect(page).toHaveTitle('Login - Logistix Global');
    await expect(coming).toBeHidden();
    await expectAccessible(page);
  });
});

test('a visitor at a customer page is redirected to the login, and sees neither page before', async ({ page }) => {
  const release = await holdApp(page);
  await page.goto('/dashboard', { waitUntil: 'commit' });
  await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
});

test('the pages that customers open most have no other page in their HTML, and load their code beside the app', async ({
  page,
}) => {
  await holdApp(page);
  let requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  for (const [path, module] of CUSTOMER_PAGES) {
    requests = [];
    const answer = await page.goto(path, { waitUntil: 'commit' });
    expect(await answer?.text()).not.toContain('Send it across town');
    for (const chunk of [module, 'CustomerSidebar', 'http'])
      await expect.poll(() => requests.filter((file) => file.includes(`/${chunk}-`)).length, path).toBe(1);
    await expect(page.getByRole('status').filter({ hasText: 'Loading...' })).toBeVisible();
    // fonts would compete with the scripts
    expect(requests.filter((file) => file.endsWith('.woff2'))).toEqual([]);
  }
});

test('the code of a page loads when its link is hovered', async ({ page }) => {
  await page.goto('/forgot');
  await waitForApp(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(...(request.url().match(/AboutPage-.*\.js$/) ?? [])));
  // the pointer listener is installed shortly after the app starts
  const pointAtAbout = async () => {
    await page.mouse.move(0, 0);
    await page.getByRole('link', { name: 'About' }).hover();
    return asked.length;
  };
  await expect.poll(pointAtAbout).toBe(1);
});

test('code that is missing after a deploy reloads the page once, then shows an error', async ({ page }) => {
  let loads = 0;
  page.on('load', () => (loads += 1));
  await page.goto('/');
  await waitForApp(page);
  const code = /\/assets\/AboutPage-.*\.js$/;
  expectLost(page, code);
  // the sandbox's worker fetches for the page; only the context sees its requests
  await page.context().route(code, (route) => route.fulfill({ status: 404 }));
  await page.goto('/forgot');
  await waitForApp(page);
  loads = 0;
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page.getByRole('heading', { name: 'This page did not open' })).toBeVisible({ timeout: 15_000 });
  await page.waitForTimeout(1500);
  expect(loads).toBe(1);
});

test('a page whose code is missing offline opens once the connection is back', async ({ page, context }) => {
  await page.goto('/forgot');
  await waitForApp(page);
  expectLost(page, /./);
  await context.setOffline(true);
  await page.getByRole('link', { name: 'About' }).click();
  await expect(page.getByText("Try again once you're back online.")).toBeVisible();
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: 'About Logistix Global' })).toBeVisible();
});
