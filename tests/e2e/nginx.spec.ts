import { readFileSync, readdirSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { referrerPolicy, securityHeaders } from '../../build/securityHeaders';
import { API_SETTINGS } from '../../playwright.config';
import { login } from './app';
import { startForeignServer, watchRefusals } from './attacks';
import { startNginx } from './nginx';

const DIST = 'dist-api';
const IMMUTABLE = 'public, max-age=31536000, immutable';

let nginx: Awaited<ReturnType<typeof startNginx>>;
/** File name of any compressed script. */
let script = '';

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends a request without the client's own headers, decoding and normalization of the path. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<Answer>((resolve, reject) => {
    const call = httpRequest({ host: '127.0.0.1', port: nginx.port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    call.on('error', reject);
    call.end();
  });
}

const read = (path: string) => readFileSync(`${DIST}/${path}`);

test.beforeAll(async () => {
  script = readdirSync(`${DIST}/assets`)
    .filter((name) => name.endsWith('.js.br'))[0]!
    .replace('.br', '');
  nginx = await startNginx(DIST, API_SETTINGS);
  await expect(async () => expect((await get('/healthz')).status).toBe(200)).toPass();
});
test.afterAll(() => nginx.stop());

test('every response has every security header, errors included', async () => {
  const calls = [
    ['/', 200],
    ['/about', 200],
    ['/mybooking?tab=ongoing', 200],
    ['/auth/reset-password?token=1', 200],
    ['/healthz', 200],
    [`/assets/${script}`, 200],
    ['/assets/missing.js', 404],
    ['/%2e%2e/%2e%2e/etc/passwd', 400],
    ['/about', 405, 'POST'],
  ] as const;
  for (const [path, status, method] of calls) {
    const answer = await get(path, {}, method);
    expect(answer.status, path).toBe(status);
    for (const [name, value] of Object.entries(securityHeaders(API_SETTINGS))) {
      expect(answer.headers[name.toLowerCase()], `${path} ${name}`).toBe(value);
    }
    expect(answer.headers['referrer-policy'], path).toBe(referrerPolicy(path));
    expect(answer.headers.server, path).toBe('nginx');
    expect(answer.headers['strict-transport-security'], path).toBeUndefined();
  }
  const behindTls = await get('/assets/missing.js', { 'x-forwarded-proto': 'https' });
  expect(behindTls.headers['strict-transport-security']).toBe('max-age=31536000');
});

test('hashed files are immutable, everything else is revalidated', async () => {
  const caches = async (path: string, headers = {}) => (await get(path, headers)).headers['cache-control'];
  expect(await caches(`/assets/${script}`)).toBe(IMMUTABLE);
  expect(await caches(`/assets/${script}`, { 'accept-encoding': 'gzip' })).toBe(IMMUTABLE);
  for (const path of ['/', '/about', '/mybooking', '/mark.svg', '/config.json', '/assets/missing.js']) {
    expect(await caches(path), path).toBe('no-cache');
  }
  const { headers } = await get('/about');
  expect((await get('/about', { 'if-none-match': headers.etag ?? '' })).status).toBe(304);
});

test('text is sent precompressed, with brotli first', async () => {
  for (const [path, file] of [
    [`/assets/${script}`, `assets/${script}`],
    ['/', 'index.html'],
    ['/about', 'about.html'],
  ] as const) {
    const brotli = await get(path, { 'accept-encoding': 'gzip, deflate, br' });
    expect([brotli.headers['content-encoding'], brotli.headers.vary]).toEqual(['br', 'Accept-Encoding']);
    expect(brotliDecompressSync(brotli.body).equals(read(file)), path).toBe(true);
    const gzip = await get(path, { 'accept-encoding': 'gzip' });
    expect([gzip.headers['content-encoding'], gzip.headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
    expect(gunzipSync(gzip.body).equals(read(file)), path).toBe(true);
    const plain = await get(path);
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body.equals(read(file)), path).toBe(true);
    for (const { headers } of [brotli, gzip, plain]) {
      expect(headers['content-type']).toContain(file.endsWith('.html') ? 'text/html' : 'javascript');
    }
  }
});

test('clean URLs are the prerendered pages, and routes without a file are index.html', async () => {
  const pages = readdirSync(DIST, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(?!index).*\.html$/.test(name))
    .map((name) => `/${name.replace('.html', '')}`);
  expect(pages).toEqual(expect.arrayContaining(['/about', '/booking/exclusive']));
  for (const page of pages) {
    expect((await get(page)).body.equals(read(`${page.slice(1)}.html`)), page).toBe(true);
  }
  for (const route of [
    '/wallet/transactions?q=1',
    '/booking/exclusive/maps/routes?booking=1',
    '/track/LGX-1.2',
    '/about/',
  ])
    expect((await get(route)).body.equals(read('index.html')), route).toBe(true);
});

test('a missing file is a plain 404, and hidden files stay hidden', async () => {
  for (const path of [
    '/assets/missing.js',
    '/assets/missing',
    '/assets/',
    '/sw.js',
    '/missing.html',
    '/data/missing.json',
    '/.vite/manifest.json',
    '/.well-known/security.txt',
  ]) {
    const { status, headers, body } = await get(path);
    expect([status, headers['content-type'], String(body)], path).toEqual([
      404,
      'text/plain; charset=utf-8',
      'Not found\n',
    ]);
  }
  expect((await get('/manifest.webmanifest')).headers['content-type']).toContain('application/manifest+json');
  expect(String((await get('/healthz')).body)).toBe('ok\n');
});

test('the policy blocks inline, eval, blob: and foreign scripts, frames, calls and images', async ({ page }) => {
  const foreign = await startForeignServer();
  const refusals = await watchRefusals(page);
  await page.goto(`${nginx.url}/about`);
  await page.evaluate(async (url) => {
    const add = (tag: string, fields: object) =>
      new Promise((resolve) => {
        const node = Object.assign(document.createElement(tag), { onload: resolve, onerror: resolve }, fields);
        document.body.append(node);
        setTimeout(resolve, 500);
      });
    await add('script', { textContent: 'window.isRun = true' });
    await add('script', { src: URL.createObjectURL(new Blob(['window.isRun = true'])) });
    await add('script', { src: url });
    await add('iframe', { src: url });
    await add('img', { src: url });
    await fetch(url).catch(() => undefined);
    // as code of the page: code that a test evaluates bypasses the policy
    Reflect.apply(setTimeout, window, ['window.isRun = true']);
  }, foreign.url);
  await expect
    .poll(refusals)
    .toEqual([
      'script-src-elem',
      'script-src-elem',
      'script-src-elem',
      'frame-src',
      'img-src',
      'connect-src',
      'script-src',
    ]);
  expect(await page.evaluate(() => 'isRun' in window)).toBe(false);
  expect(foreign.bodies).toEqual([]);
  foreign.close();
});

test('another site cannot show the app in a frame', async ({ page }) => {
  const foreign = await startForeignServer(`<iframe src="${nginx.url}/login"></iframe>`);
  await page.goto(foreign.url);
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
  foreign.close();
});

test('a customer logs in, and a deep link survives a reload', async ({ page }) => {
  await page.goto(`${nginx.url}/login`);
  await login(page, 'andrea');
  await expect(page).toHaveURL(`${nginx.url}/dashboard`);
  await page.goto(`${nginx.url}/mybooking?tab=ongoing`);
  const tab = page.getByRole('tab', { name: /Ongoing/, selected: true });
  await expect(tab).toBeVisible();
  await page.reload();
  await expect(tab).toBeVisible();
});
