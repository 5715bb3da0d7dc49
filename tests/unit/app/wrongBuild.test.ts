import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

it('builds nothing with a setting that the app would refuse', async () => {
  const root = join(import.meta.dirname, '../../..');
  const outDir = join(root, 'node_modules/.cache/wrong-build');
  const settings = { VITE_API_BASE_URL: 'https://api.example.com/api', OUT_DIR: outDir };
  const child = spawn(process.execPath, [join(root, 'node_modules/vite/bin/vite.js'), 'build'], {
    cwd: root,
    env: { ...process.env, ...settings },
  });
  const [errors] = await Promise.all([text(child.stderr), once(child, 'close')]);
  expect(errors).toContain('VITE_API_BASE_URL is "https://api.example.com/api"; it is the address before /api');
  expect(child.exitCode).toBe(1);
  expect(existsSync(outDir)).toBe(false);
});
