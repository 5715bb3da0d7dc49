import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../../..');

/** Starts scripts/sandbox.mjs on a free port; `stop` resolves to its exit code. */
export async function startHttpSandbox(...args: string[]) {
  const server = spawn(process.execPath, ['scripts/sandbox.mjs', '--port', '0', ...args], { cwd: ROOT });
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`The sandbox ended with ${code}: ${printed}`)));
    for (const stream of [server.stdout, server.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        if (printed.includes('Password for all')) resolve();
      });
    }
  });
  const stop = async () => {
    server.removeAllListeners('exit');
    if (server.exitCode !== null) return server.exitCode;
    server.kill('SIGTERM');
    const [code] = (await once(server, 'exit')) as [number | null];
    return code;
  };
  return { origin: /http:\/\/localhost:\d+/.exec(printed)?.[0] ?? '', printed, stop };
}
