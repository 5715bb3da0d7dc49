import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';

/** Starts a server of another origin, which answers with a script, or with `html`; `bodies` are the requests it receives. */
export async function startForeignServer(html?: string) {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      bodies.push(`${request.method} ${body}`);
      const type = html ? 'text/html' : 'text/javascript';
      response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': type });
      response.end(html ?? 'window.isRun = true');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/x.js`, bodies, close: () => server.close() };
}

/** Records what the policy blocks on the next pages. Returns a reader of the directives, in order. */
export async function watchRefusals(page: Page) {
  await page.addInitScript(() => {
    const list: string[] = [];
    Object.assign(window, { refusals: list });
    document.addEventListener('securitypolicyviolation', ({ disposition, effectiveDirective }) => {
      if (disposition === 'enforce') list.push(effectiveDirective);
    });
  });
  return () => page.evaluate(() => (window as unknown as { refusals: string[] }).refusals);
}
