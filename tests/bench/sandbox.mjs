import { spawn } from 'node:child_process';
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const PATIENCE_MS = 60_000;

/** The backend of the run: the sandbox over real HTTP, on a port of its own. */
export async function startSandbox(port) {
  const child = spawn(process.execPath, ['scripts/sandbox.mjs', '--port', String(port)], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  process.once('exit', () => child.kill());
  const url = `http://127.0.0.1:${port}`;
  const until = Date.now() + PATIENCE_MS;
  while (!(await answers(`${url}/api/regions`))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error(`No sandbox answers at ${url}`);
    await new Promise((done) => setTimeout(done, 200));
  }
  return { url, close: () => void child.kill('SIGTERM') };
}

async function answers(url) {
  try {
    return (await fetch(url)).ok;
  } catch {
    return false;
  }
}
