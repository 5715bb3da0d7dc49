import { chromium } from 'playwright-core';

const BYTES_PER_KBIT = 1000 / 8;
const [downloadThroughput, uploadThroughput] = [1600 * BYTES_PER_KBIT, 750 * BYTES_PER_KBIT];
const SLOW_4G = { offline: false, latency: 150, downloadThroughput, uploadThroughput };
const CPU_SLOWDOWN = 4;
const PASSWORD = 'Padala#2026';

/** Launches the browser that customers have, not its headless shell. Lighthouse connects to `debugPort`. */
export const launchBrowser = (debugPort) =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--ignore-certificate-errors', `--remote-debugging-port=${debugPort}`],
  });

/** Opens a page with an empty cache. `close` throws if the page reported an error: such a page measures nothing. */
export async function openPage(browser, { storageState, isSlowLine = false, isSlowCpu = true } = {}) {
  const viewport = { width: 1440, height: 900 };
  const context = await browser.newContext({ viewport, timezoneId: 'Asia/Manila', storageState });
  const page = await context.newPage();
  const errors = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  if (isSlowLine) await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  const setCpuSlowdown = (rate) => cdp.send('Emulation.setCPUThrottlingRate', { rate });
  if (isSlowCpu) await setCpuSlowdown(CPU_SLOWDOWN);
  const close = async () => {
    await context.close();
    if (errors.length > 0) throw new Error(errors.join('; '));
  };
  return { page, context, cdp, setCpuSlowdown, close };
}

/** Logs in the demo customer and returns the storage state that the app wrote. */
export async function logIn(browser, appUrl) {
  const { page, context, close } = await openPage(browser, { isSlowCpu: false });
  await page.goto(`${appUrl}/login`);
  await page.getByLabel('Email or username').fill('andrea');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard');
  await page.waitForLoadState('networkidle');
  const state = await context.storageState();
  await close();
  return state;
}
