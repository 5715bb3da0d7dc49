// What CI runs after the tests that need no browser: every gate in turn, then one line with the sum of all.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A build as a customer configures it: an API, and the three providers, whose scripts the browser tests serve. */
const SETTINGS = {
  VITE_API_BASE_URL: 'http://127.0.0.1:4000',
  VITE_GOOGLE_CLIENT_ID: 'google-client',
  VITE_FACEBOOK_APP_ID: '1234567890',
  VITE_APPLE_CLIENT_ID: 'ph.example.app',
  VITE_APPLE_REDIRECT_URI: 'http://127.0.0.1:4174/login',
  VITE_APPLE_STATE: 'web',
};
const STEPS = [
  ['types', 'npm run -s typecheck'],
  ['lint', 'npm run -s lint'],
  ['format', 'npm run -s format:check -- --log-level warn'],
  ['unused code', 'npm run -s unused'],
  ['wire types match the contract', 'npm run -s contract -- --check'],
  ['build on the sandbox', 'npx vite build --logLevel warn'],
  ['build with an API', 'npx vite build --logLevel warn', { ...SETTINGS, OUT_DIR: 'dist-api' }],
  ['no sandbox in the API build', 'node scripts/noSandbox.mjs dist-api'],
  ['size per route', 'npm run -s size', { OUT_DIR: 'dist-api' }],
  ['browser tests', 'npx playwright test'],
];

function countOf(file, read) {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

const results = [];
for (const [name, command, env = {}] of STEPS) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } });
  results.push({ name, isOk: status === 0, seconds: Math.round((Date.now() - started) / 1000) });
}

console.log('');
for (const { name, isOk, seconds } of results) console.log(`${isOk ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);

const unit = countOf('test-results/vitest.json', (r) => ({ passed: r.numPassedTests, failed: r.numFailedTests }));
const browser = countOf('test-results/playwright.json', (r) => ({
  passed: r.stats.expected,
  failed: r.stats.unexpected,
}));
const failedGates = results.filter(({ name, isOk }) => !isOk && name !== 'browser tests').length;
const passedGates = results.filter(({ name, isOk }) => isOk && name !== 'browser tests').length;
console.log(
  `${unit.passed + browser.passed + passedGates} passed, ${unit.failed + browser.failed + failedGates} failed`,
);
if (results.some(({ isOk }) => !isOk)) process.exit(1);
