import { defineConfig } from '@playwright/test';
import settings from './tests/e2e/apiBuild.json' with { type: 'json' };

/** Another port and folder let two people run their own builds side by side. */
const PORT = Number(process.env.E2E_PORT ?? 4173);
const OUT_DIR = process.env.OUT_DIR ?? 'dist';
export const SANDBOX_APP = `http://127.0.0.1:${PORT}`;
/** The app as `npm run dev` serves it: unbundled, under React's StrictMode. */
const DEV_PORT = process.env.E2E_PORT ? PORT + 10 : 4175;
export const DEV_APP = `http://127.0.0.1:${DEV_PORT}`;
export const API_APP = 'http://127.0.0.1:4174';
/** Settings of the build with an API (scripts/check.mjs). */
export const API_SETTINGS = settings;
export const SANDBOX_API = settings.VITE_API_BASE_URL;

/** Prism's mock servers of public/openapi.yaml: one answers with its examples, one with random values of its schemas. */
export const MOCK_APIS = { static: 'http://127.0.0.1:4010', dynamic: 'http://127.0.0.1:4011' };
const MOCK = 'npx prism mock public/openapi.yaml --verboseLevel error';

/** A busy machine needs more than the default minute; the development server bundles the packages first. */
const START_MS = 120_000;

/** The build with an API, and the sandbox that answers it over real HTTP. */
const OVER_HTTP = [
  {
    command: 'npx vite preview --host 127.0.0.1 --port 4174 --strictPort --outDir dist-api',
    // its policy allows the hosts of these settings
    env: settings,
    url: API_APP,
    reuseExistingServer: !process.env.CI,
    timeout: START_MS,
  },
  {
    command: 'node scripts/sandbox.mjs --port 4000',
    url: `${SANDBOX_API}/api/regions`,
    reuseExistingServer: !process.env.CI,
    timeout: START_MS,
  },
  {
    command: `${MOCK} --port 4010`,
    url: `${MOCK_APIS.static}/api/regions`,
    reuseExistingServer: !process.env.CI,
    timeout: START_MS,
  },
  {
    // the seed fixes the random values; with this one no list is empty
    command: `${MOCK} --port 4011 --dynamic --seed cebu`,
    url: `${MOCK_APIS.dynamic}/api/regions`,
    reuseExistingServer: !process.env.CI,
    timeout: START_MS,
  },
];

/** These share the one sandbox behind port 4000, so they run one after the other. */
const OVER_HTTP_TESTS =
  /(cards|headers|joint|nginx|plainHttp|sessionFaults|settings|signup|social|trustedTypes)\.spec\.ts/;
/** Tag of tests that measure layout, paint, keys or how fast a command ends: they run last and alone. */
export const MEASURING = '@measuring';
const MEASURING_TESTS = new RegExp(MEASURING);

/** The same engine as Chromium without a window: the tests take a third less time. */
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';
const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Nothing moves, as for a customer who wants that: no test waits for an animation. `drawers.spec.ts` tests what moves.
 * No script is optimized while it runs: the pages of a test are gone before that pays, and its renderers work 11 % less.
 */
const BEHAVIOUR = {
  contextOptions: { reducedMotion: 'reduce' as const },
  launchOptions: { executablePath: CHROMIUM, args: [...CHROMIUM_ARGS, '--js-flags=--no-maglev --no-turbofan'] },
};

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results/e2e',
  // two workers leave a quarter of two cores idle
  workers: 3,
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: SANDBOX_APP,
    viewport: { width: 1440, height: 900 },
    timezoneId: 'Asia/Manila',
    launchOptions: { executablePath: CHROMIUM, args: CHROMIUM_ARGS },
  },
  projects: [
    // first, because a single worker takes long for them
    { name: 'over HTTP', testMatch: OVER_HTTP_TESTS, workers: 1, use: BEHAVIOUR },
    { name: 'sandbox', testIgnore: OVER_HTTP_TESTS, grepInvert: MEASURING_TESTS, use: BEHAVIOUR },
    { name: 'measuring', grep: MEASURING_TESTS, workers: 1, dependencies: ['sandbox', 'over HTTP'] },
  ],
  webServer: [
    {
      command: `npx vite preview --host 127.0.0.1 --port ${PORT} --strictPort --outDir ${OUT_DIR}`,
      url: SANDBOX_APP,
      reuseExistingServer: !process.env.CI,
      timeout: START_MS,
    },
    {
      command: `npx vite --host 127.0.0.1 --port ${DEV_PORT} --strictPort`,
      url: DEV_APP,
      reuseExistingServer: !process.env.CI,
      timeout: START_MS,
    },
    ...(process.env.E2E_PORT ? [] : OVER_HTTP),
  ],
});
