import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

/** Separate output folder, since the browser tests serve `dist`. */
let outDir = '';
beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'start-'));
});
afterAll(() => rm(outDir, { recursive: true, force: true }));

/** Runs the `npm start` script until it prints `last`, then stops it. */
async function printed(last: string, env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, ['scripts/start.mjs', '--port', '5390'], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production', OUT_DIR: outDir, VITE_API_BASE_URL: '', ...env },
  });
  let text = '';
  await new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString();
        if (text.includes(last)) resolve();
      });
    }
  });
  if (child.exitCode === null) {
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  return text;
}

it('builds the app, and prints its address and the demo accounts on the sandbox', async () => {
  const text = await printed('Password for all', {});
  expect(text).toMatch(/Logistix Global: http:\/\/localhost:\d+/);
  expect(text).toMatch(/isla\.trading +Corporate, Per SOA, no credit left/);
  expect(text).toContain('Password for all: Padala#2026');
}, 120_000);

it('ends at once on Ctrl-C, and leaves no process behind', async () => {
  // a terminal sends the signal to the whole group, npm included
  const npm = spawn('npm', ['start', '--', '--port', '5391'], {
    cwd: ROOT,
    detached: true,
    env: { ...process.env, NODE_ENV: 'production', OUT_DIR: outDir, VITE_API_BASE_URL: '' },
  });
  const group = -Number(npm.pid);
  let text = '';
  npm.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()));
  try {
    await expect.poll(() => text, { timeout: 100_000 }).toContain('Password for all');
    const pressedAt = performance.now();
    process.kill(group, 'SIGINT');
    await once(npm, 'exit');
    expect(performance.now() - pressedAt).toBeLessThan(1000);
    expect(() => process.kill(group, 0)).toThrow('ESRCH');
  } finally {
    if (npm.exitCode === null && npm.signalCode === null) process.kill(group, 'SIGKILL');
  }
}, 120_000);

it('prints the configured backend and no demo accounts', async () => {
  const text = await printed('sandbox is off', { VITE_API_BASE_URL: 'https://api.example.com' });
  expect(text).toContain('Backend: https://api.example.com');
  expect(text).not.toContain('andrea');
}, 120_000);
