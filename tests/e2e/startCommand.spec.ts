import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { API_SETTINGS, MEASURING } from '../../playwright.config';

/** Tests of `npm start`, on the builds that the other browser tests use. */

/** Runs `npm start` in a new process group, as a terminal does, and collects its output. */
function start(port: number, env: Record<string, string>) {
  const npm = spawn('npm', ['start', '--', '--port', String(port)], {
    detached: true,
    env: { ...process.env, ...env },
  });
  let text = '';
  for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { npm, printed: () => text };
}

/** Returns how long npm takes to start and end on this machine, in ms. */
async function measureNpm(): Promise<number> {
  const startedAt = performance.now();
  await once(spawn('npm', ['--version']), 'exit');
  return performance.now() - startedAt;
}

/** Sends the signal of Ctrl-C to the whole group, npm included; no process may be left. */
async function expectEndAtOnce(npm: ChildProcess) {
  const group = -Number(npm.pid);
  const pressedAt = performance.now();
  process.kill(group, 'SIGINT');
  await once(npm, 'exit');
  const elapsed = performance.now() - pressedAt;
  expect(() => process.kill(group, 0)).toThrow('ESRCH');
  expect(elapsed / (await measureNpm())).toBeLessThan(1);
}

/** Joins the scripts of a build. */
async function readScripts(outDir: string): Promise<string> {
  const assets = join(outDir, 'assets');
  const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
  return (await Promise.all(scripts.map((name) => readFile(join(assets, name), 'utf8')))).join('\n');
}

const hasEnded = (npm: ChildProcess) => npm.exitCode !== null || npm.signalCode !== null;

test.describe('npm start', { tag: MEASURING }, () => {
  let started: ReturnType<typeof start> | undefined;
  test.afterEach(() => {
    if (started && !hasEnded(started.npm)) process.kill(-Number(started.npm.pid), 'SIGKILL');
  });

  test('serves the current build, and prints its address and the demo accounts on the sandbox', async ({ request }) => {
    started = start(5390, {});
    await expect.poll(started.printed).toContain('Password for all: Padala#2026');
    expect(started.printed()).toContain('Logistix Global: http://localhost:5390');
    expect(started.printed()).toMatch(/isla\.trading +Corporate, Per SOA, no credit left/);
    expect(started.printed()).not.toContain('Building');
    const home = await request.get('http://localhost:5390/');
    expect(home.headers()['content-security-policy']).toContain("default-src 'none'");
    expect(await home.text()).toContain('<title>Home - Logistix Global');
    await expectEndAtOnce(started.npm);
  });

  test('prints the configured backend and no demo accounts', async () => {
    started = start(5391, { ...API_SETTINGS, OUT_DIR: 'dist-api' });
    await expect.poll(started.printed).toContain('The sandbox is off');
    expect(started.printed()).toContain(`Backend: ${API_SETTINGS.VITE_API_BASE_URL}`);
    expect(started.printed()).not.toMatch(/Building|andrea/);
    await expectEndAtOnce(started.npm);
  });

  test('builds for production where no current build is', async () => {
    const outDir = await mkdtemp(join(tmpdir(), 'start-'));
    started = start(5393, { OUT_DIR: outDir });
    await expect.poll(started.printed, { timeout: 120_000 }).toContain('Password for all');
    const scripts = await readScripts(outDir);
    // booleans, because a failure would print all scripts
    expect(scripts.includes('react.dev/errors')).toBe(true);
    // only React's development version recommends its tools
    expect(scripts.includes('React DevTools')).toBe(false);
    await expectEndAtOnce(started.npm);
    await rm(outDir, { recursive: true });
  });

  test('ends a build at once on Ctrl-C', async () => {
    const outDir = await mkdtemp(join(tmpdir(), 'start-'));
    started = start(5392, { OUT_DIR: outDir });
    await expect.poll(started.printed, { intervals: [20] }).toContain('Building…');
    // the code of the build runs by then
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await expectEndAtOnce(started.npm);
    await rm(outDir, { recursive: true });
  });
});
