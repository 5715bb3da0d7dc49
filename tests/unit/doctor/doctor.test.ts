import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '@/sandbox/accounts';
import { runDoctor } from '../../../scripts/doctor/run.mjs';
import { declaredCalls } from '../../contract/document';
import { startHttpSandbox } from '../sandbox/httpSandbox';
import { ACCEPTED } from './accepted';
import { ACCESS_FAULTS } from './faults/access';
import { BOOKING_FAULTS } from './faults/bookings';
import { READ_FAULTS } from './faults/reads';
import { startSpoiledBackend, type Spoil } from './spoiledBackend';
import { data, without, type Row } from './spoils';

const EMPTY = { status: 200, headers: {}, body: '' };
const CUSTOMER = { user: 'andrea', password: DEMO_PASSWORD };

let sandbox: Awaited<ReturnType<typeof startHttpSandbox>>;
let backend: Awaited<ReturnType<typeof startSpoiledBackend>>;

beforeAll(async () => {
  sandbox = await startHttpSandbox();
  backend = await startSpoiledBackend(sandbox.origin);
}, 60_000);

afterAll(async () => {
  backend.stop();
  await sandbox.stop();
});

const run = (url: string, options = {}) => runDoctor({ url, origin: 'http://localhost:5173', ...options });

function runSpoiled(spoil: Spoil, write = false) {
  backend.spoil(spoil, write);
  return run(backend.url, { ...CUSTOMER, write });
}

type Result = Awaited<ReturnType<typeof run>>;
const idsOf = ({ checks }: Result, status: string) =>
  checks.filter((check) => check.status === status).map(({ id }) => id);

describe('a backend that follows the contract', () => {
  it('has no differences, without and with a booking', async () => {
    const visitor = await run(sandbox.origin);
    const customer = await run(sandbox.origin, { ...CUSTOMER, write: true });
    expect([visitor, customer].map((result) => idsOf(result, 'differs'))).toEqual([[], []]);
    expect([visitor.exitCode, customer.exitCode]).toEqual([0, 0]);
    expect(idsOf(visitor, 'ok').some((id) => id.startsWith('pages.'))).toBe(false);
    expect(idsOf(visitor, 'skipped')).toContain('session.login');
    expect(idsOf(customer, 'skipped')).toEqual(['computeRates']);
    const ids = customer.checks.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const reads = declaredCalls.filter(({ method }) => method === 'GET').map(({ operation }) => operation.operationId);
    expect(reads.filter((read) => !ids.some((id) => id.split('.')[0] === read))).toEqual([]);
  });

  it('has no password, token or personal data in the result', async () => {
    const result = JSON.stringify(await runSpoiled({}));
    expect(result).not.toMatch(/Padala|sbx_|andrea|Villanueva|LGX-|\b9\d{9}\b/i);
  });
});

describe('a backend with one fault', () => {
  it.each([...ACCESS_FAULTS, ...READ_FAULTS, ...BOOKING_FAULTS])(
    'is found to differ: $name',
    async ({ spoil, write, ids, how, change }) => {
      const result = await runSpoiled(spoil, write);
      expect(idsOf(result, 'differs')).toEqual(ids);
      const found = result.checks.flatMap(({ differences }) => differences);
      expect(found.map((difference) => difference.how).join('\n')).toContain(how);
      expect(found.map((difference) => difference.change).join('\n')).toContain(change);
      expect(result.exitCode).toBe(1);
    },
  );
});

it('blames a field, not the idempotency key, for a payment that is readable twice', async () => {
  const withoutStatus = data(
    ({ path }) => path.includes('/pay/'),
    ({ booking }: Row) => ({
      booking: without(booking as Row, 'payment_status'),
    }),
  );
  const { checks } = await runSpoiled(withoutStatus, true);
  const changes = checks.flatMap(({ differences }) => differences.map(({ change }) => change));
  expect(new Set(changes)).toEqual(new Set(['on the server, send PayResult as in public/openapi.yaml.']));
});

describe('a backend with another form of answers', () => {
  it.each(ACCEPTED)('is accepted with a note: $name', async ({ spoil, write, note }) => {
    const result = await runSpoiled(spoil, write);
    expect(result.checks.filter(({ status }) => status === 'differs')).toEqual([]);
    expect(result.checks.flatMap(({ notes }) => notes).join('\n')).toContain(note);
    expect(result.exitCode).toBe(0);
  });
});

describe('a backend that does not answer', () => {
  it.each([
    ['refuses the connection', 'http://127.0.0.1:9', 'no answer|refused'],
    ['has no such host', 'http://backend.invalid', 'host name'],
  ])('ends the check if it %s', async (_name, url, error) => {
    const result = await run(url);
    expect(result).toMatchObject({ exitCode: 2, checks: [] });
    expect(result.error).toMatch(new RegExp(error));
  });

  it('ends the check if it redirects to another address', async () => {
    backend.spoil({ instead: () => ({ status: 301, headers: { location: 'https://api.example.com/' }, body: '' }) });
    expect((await run(backend.url)).error).toContain('redirects to https://api.example.com');
  });

  it('ends the check if it speaks no TLS', async () => {
    const result = await run(backend.url.replace('http:', 'https:'));
    expect(result).toMatchObject({ exitCode: 2, checks: [] });
    expect(result.error).toMatch(/TLS/);
  });
});

/** Runs the command; resolves to its exit code and output. */
async function runCommand(...args: string[]) {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../../../scripts/doctor.mjs'), ...args]);
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, output, errors };
}

describe('the command', () => {
  it('prints one line per check and a summary, and exits with 1 for a difference', async () => {
    backend.spoil({ instead: ({ path }) => (path === '/api/products/uom' ? EMPTY : undefined) });
    const { code, output } = await runCommand('--url', backend.url);
    expect(output).toContain('called as by a page of http://localhost:5173\n');
    expect(output).toMatch(/^ {2}ok {7}GET \/api\/regions$/m);
    expect(output).toMatch(
      /^ {2}differs {2}GET \/api\/products\/uom: an empty body. Change: on the server, answer JSON/m,
    );
    expect(output).toMatch(/\d+ ok \(1 with a note\), 1 differ, \d+ skipped\./);
    expect(code).toBe(1);
  });

  it('prints the result as JSON, and exits with 0 if nothing differs', async () => {
    backend.spoil({});
    const { code, output } = await runCommand('--url', backend.url, '--json');
    expect(JSON.parse(output)).toMatchObject({ url: backend.url, exitCode: 0, summary: { differs: 0 } });
    expect(code).toBe(0);
  });

  it.each([
    [['--url', 'http://127.0.0.1:9'], 'output', 'could not run'],
    [['--url', 'https://api.example.com/api'], 'errors', 'the address before /api'],
    [['--url', 'https://api.example.com', '--write'], 'errors', '--write needs --user and --password'],
  ] as const)('exits with 2 for %j', async (args, stream, message) => {
    const result = await runCommand(...args);
    expect(result[stream]).toContain(message);
    expect(result.code).toBe(2);
  });
});
