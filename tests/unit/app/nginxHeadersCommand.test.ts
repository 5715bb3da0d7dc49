import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'nginx-headers-'));
const configFile = join(folder, 'config.json');

afterAll(() => rmSync(folder, { recursive: true }));

/** Runs the command for a site with this config.json; resolves to its exit code and output. */
async function runCommand(config: string, env: Record<string, string> = {}) {
  writeFileSync(configFile, config);
  const script = join(import.meta.dirname, '../../../scripts/nginxHeaders.mjs');
  const child = spawn(process.execPath, [script, '--config', configFile], { env: { ...process.env, ...env } });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, output, errors };
}

describe('npm run nginx-headers', () => {
  it('prints the headers for the settings of the build and of config.json', async () => {
    const env = { VITE_SITE_URL: 'https://book.example.com', VITE_MAP_ATTRIBUTION: 'Example' };
    const tiles = '"VITE_MAP_TILE_URL":"https://tiles.example.com/{z}/{x}/{y}.png"';
    const { code, output } = await runCommand(`{"VITE_API_BASE_URL":"https://api.example.com",${tiles}}`, env);
    expect(output).toMatch(/connect-src 'self' https:\/\/api\.example\.com;/);
    expect(output).toMatch(/img-src [^;]*https:\/\/tiles\.example\.com/);
    expect(code).toBe(0);
  });

  it.each([
    [
      'an unknown setting',
      '{"VITE_API_URL":"https://api.example.com"}',
      'VITE_API_URL is not a setting of config.json',
    ],
    ['a wrong value', '{"VITE_API_BASE_URL":"https://api.example.com/api"}', 'leave out /api itself'],
    ['a file that is not JSON', '{"VITE_API_BASE_URL":', 'config.json is not readable JSON.'],
  ])('prints no headers for %s, which the app would refuse', async (_name, config, message) => {
    const { code, output, errors } = await runCommand(config);
    expect(errors).toContain(message);
    expect(errors).not.toContain('    at ');
    expect(output).toBe('');
    expect(code).toBe(1);
  });
});
