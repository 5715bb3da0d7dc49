import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { securityHeaders } from '../../build/securityHeaders';
import { API_APP, API_SETTINGS, SANDBOX_API } from '../../playwright.config';

// not based on `./app`, which fails on console errors: here the policy blocks on purpose
test.use({ baseURL: API_APP });

for (const path of ['/', '/about', '/mybooking?tab=ongoing', '/auth/reset-password']) {
  test(`${path} is served with every header and is not cached`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    for (const [name, value] of Object.entries(securityHeaders(API_SETTINGS))) {
      const expected = name === 'Referrer-Policy' && path.startsWith('/auth/') ? 'no-referrer' : value;
      expect(headers[name.toLowerCase()], name).toBe(expected);
    }
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toContain('text/html');
  });
}

/** A local server of another origin, and the requests it receives. */
async function startForeignServer() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      bodies.push(`${request.method} ${body}`);
      response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' });
      response.end('window.isRun = true');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/x.js`, bodies, close: () => server.close() };
}

/** Directives that blocked something on the page, in order. */
const refusals = (page: Page) => page.evaluate(() => (window as unknown as { refusals: string[] }).refusals);

test('inline scripts, eval, foreign scripts and foreign calls are blocked', async ({ page }) => {
  const foreign = await startForeignServer();
  await page.addInitScript(() => {
    const list: string[] = [];
    Object.assign(window, { refusals: list });
    document.addEventListener('securitypolicyviolation', ({ disposition, effectiveDirective }) => {
      if (disposition === 'enforce') list.push(effectiveDirective);
    });
  });
  await page.goto('/about');
  expect(await refusals(page)).toEqual([]);
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.isRun = true';
    document.head.append(script);
  });
  await expect.poll(() => refusals(page)).toEqual(['script-src-elem']);
  await page.evaluate(
    (src) =>
      new Promise((resolve) => {
        const script = Object.assign(document.createElement('script'), { src, onload: resolve, onerror: resolve });
        document.head.append(script);
      }),
    foreign.url,
  );
  await expect.poll(() => refusals(page)).toEqual(['script-src-elem', 'script-src-elem']);
  const outcome = await page.evaluate(async (url) => {
    const answer = fetch(url, { method: 'POST', body: 'secret' });
    return answer.then(
      () => 'arrived',
      () => 'refused',
    );
  }, foreign.url);
  expect(outcome).toBe('refused');
  await expect.poll(() => refusals(page)).toEqual(['script-src-elem', 'script-src-elem', 'connect-src']);
  // in a script of the page: code that a test evaluates bypasses the policy
  await page.evaluate(() => void Reflect.apply(setTimeout, window, ['window.isRun = true']));
  await expect.poll(() => refusals(page)).toEqual(['script-src-elem', 'script-src-elem', 'connect-src', 'script-src']);
  expect(await page.evaluate(() => 'isRun' in window)).toBe(false);
  expect(foreign.bodies).toEqual([]);
  foreign.close();
});

test('a login redirected to another origin sends no password there', async ({ page }) => {
  const foreign = await startForeignServer();
  await page.route(`${SANDBOX_API}/api/customers/login`, (route) =>
    route.fulfill({ status: 307, headers: { location: foreign.url, 'access-control-allow-origin': '*' } }),
  );
  await page.goto('/login');
  await page.getByLabel('Email or username').fill('andrea');
  await page.getByLabel('Password', { exact: true }).fill('Padala#2026');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('We could not reach Logistix Global.');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('Padala#2026');
  expect(foreign.bodies).toEqual([]);
  foreign.close();
});
