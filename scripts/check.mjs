// Second part of the CI run, after the unit tests: the builds, then the browser tests beside the static checks, then a
// summary with the error of every failed browser test, and one line with the totals.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** Settings of a production site: an API, a payment provider and three sign-in providers, which the browser tests serve. */
const API_BUILD = JSON.parse(readFileSync('tests/e2e/apiBuild.json', 'utf8'));
const MAX_PARALLEL = 2;
const BUILDS = [
  ['build on the sandbox', 'npx vite build --logLevel warn'],
  ['build with an API', 'npx vite build --logLevel warn', { ...API_BUILD, OUT_DIR: 'dist-api' }],
];
/** Memory for new objects, in MB: with Node's 16, a check spends a seventh of its time on clearing it. */
const ROOM = { NODE_OPTIONS: '--max-semi-space-size=64' };
/** They run beside the browser tests, the longest first. `nice` gives the tests priority. */
const CHECKS = [
  ['lint', 'nice -n 19 npm run -s lint', ROOM],
  ['types', 'nice -n 19 npm run -s typecheck', ROOM],
  ['format', 'nice -n 19 npm run -s format:check -- --log-level warn', ROOM],
  ['unused code', 'nice -n 19 npm run -s unused'],
  ['wire types match the contract', 'nice -n 19 npm run -s contract -- --check'],
  ['contract rules', 'nice -n 19 npm run -s contract:lint'],
  ['no sandbox in the API build', 'node scripts/noSandbox.mjs dist-api'],
  ['size per page', 'npm run -s size', { OUT_DIR: 'dist-api' }],
];
const BROWSER_TESTS = ['browser tests', 'npx playwright test'];

const results = [];

/** Runs one step and prints its output when it ends, or live with `isLive`. */
function runStep([name, command, env = {}], isLive = false) {
  const started = Date.now();
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      stdio: isLive ? 'inherit' : 'pipe',
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += text));
    child.on('close', (status) => {
      const seconds = Math.round((Date.now() - started) / 1000);
      console.log(`\n== ${name} (${seconds} s)\n${output}`);
      results.push({ name, isOk: status === 0, seconds });
      resolve();
    });
  });
}

async function runSteps(steps) {
  const queue = [...steps];
  const runNext = async () => {
    for (let step = queue.shift(); step; step = queue.shift()) await runStep(step);
  };
  await Promise.all(Array.from({ length: MAX_PARALLEL }, runNext));
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

const ERROR_LENGTH = 400;
/** Lines of Playwright's snapshot of the failed page that show its state. */
const STATE_LINE = /^ *- (?:heading|alert|status|dialog|textbox)\b/;
const MAX_STATE_LINES = 12;

/** Returns what the failed page showed: its headings, messages, dialogs and fields. */
function describePage({ attachments }) {
  const { path } = attachments.find(({ name }) => name === 'error-context') ?? {};
  const lines = path ? readFileSync(path, 'utf8').split('\n') : [];
  return lines.filter((line) => STATE_LINE.test(line)).slice(0, MAX_STATE_LINES);
}

/** Returns place, title, start of the error and state of the page for every failed test of a Playwright suite. */
function listFailures({ suites = [], specs = [] }) {
  const failed = specs.filter(({ ok }) => !ok);
  const own = failed.map(({ file, line, title, tests }) => {
    const runs = tests.flatMap(({ results }) => results);
    const [error] = runs.flatMap(({ errors }) => errors);
    const message = stripVTControlCharacters(error?.message ?? 'It ended without an error.');
    return [`${file}:${line} ${title}`, message.slice(0, ERROR_LENGTH), ...runs.flatMap(describePage)].join('\n');
  });
  return [...own, ...suites.flatMap(listFailures)];
}

await runSteps(BUILDS);
await Promise.all([runSteps(CHECKS), runStep(BROWSER_TESTS, true)]);

console.log('');
for (const { name, isOk, seconds } of results) console.log(`${isOk ? 'ok    ' : 'FAILED'} ${name} (${seconds} s)`);

const unit = readReport('test-results/vitest.json');
const browser = readReport('test-results/playwright.json');
for (const failure of listFailures(browser ?? {})) console.log(`\n${failure}`);
const isGate = ({ name }) => name !== BROWSER_TESTS[0];
const failedGates = results.filter(({ isOk }) => !isOk).filter(isGate).length;
const passedGates = results.filter(({ isOk }) => isOk).filter(isGate).length;
const passed = (unit?.numPassedTests ?? 0) + (browser?.stats.expected ?? 0) + passedGates;
const failed = (unit?.numFailedTests ?? 0) + (browser?.stats.unexpected ?? 0) + failedGates;
console.log(`${passed} passed, ${failed} failed`);
if (results.some(({ isOk }) => !isOk)) process.exit(1);
