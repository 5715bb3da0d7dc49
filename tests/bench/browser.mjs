import { chromium } from 'playwright-core';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const KBIT = 1000 / 8;
/** A slow 4G line: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 1600 * KBIT, uploadThroughput: 750 * KBIT };
const SLOW_CPU = 4;

/** `debugPort` is where an auditor reaches it. */
export function launch(keyHash, debugPort) {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--enable-precise-memory-info',
      `--remote-debugging-port=${debugPort}`,
      `--ignore-certificate-errors-spki-list=${keyHash}`,
    ],
  });
}

/** A context with nothing in its cache, and what went wrong in it. */
export async function freshPage(browser, { storageState, isSlowLine = false, isSlowCpu = true, isPhone = false } = {}) {
  const viewport = isPhone ? PHONE : DESKTOP;
  const context = await browser.newContext({ viewport, timezoneId: 'Asia/Manila', storageState });
  const page = await context.newPage();
  const faults = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (isSlowLine) await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  if (isSlowCpu) await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  return { context, page, cdp, faults, close: () => context.close() };
}
