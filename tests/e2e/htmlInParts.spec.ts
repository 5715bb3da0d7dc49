import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { readLayoutShift } from './app';

/** Time in which a browser would paint the first part. */
const PAUSE_MS = 400;

/** Serves a page up to the end of `text`, and the rest after a pause, as a slow network does. */
async function serveInParts(html: string, text: string) {
  const end = html.indexOf(text) + text.length;
  const server = createServer(({ url }, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    if (url !== '/login') return void response.writeHead(404).end();
    response.write(html.slice(0, end));
    setTimeout(() => response.end(html.slice(end)), PAUSE_MS);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/login`, close: () => void server.close() };
}

test('the login page does not move while its HTML arrives in parts', async ({ page, request }) => {
  const html = await (await request.get('/login')).text();
  for (const text of ['>Sign up</a>', '>Email or username</label>', '>Remember me</label>']) {
    expect(html).toContain(text);
    const server = await serveInParts(html, text);
    await page.goto(server.url, { waitUntil: 'load' });
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
    expect(await readLayoutShift(page), text).toBeLessThan(0.001);
    server.close();
  }
});
