/**
 * How fast the app is, against a bare page of the same packages and against lists and forms written by hand:
 *   npm run bench -- [--rounds 7] [--quick] [--only load,routes] [--json out.json] [--folder builds] [--port 4230]
 * Ends with 1 where a budget fails, with 2 where the machine was too busy to tell.
 */
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from './browser.mjs';
import { buildApp, buildFloor, buildPages } from './build.mjs';
import { makeCertificate } from './certificate.mjs';
import { securityHeaders } from './headers.mjs';
import { PARTS } from './parts.mjs';
import { startSandbox } from './sandbox.mjs';
import { serve } from './serve.mjs';
import { notMeasured, printFailures, printTable } from './table.mjs';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    quick: { type: 'boolean', default: false },
    only: { type: 'string', default: Object.keys(PARTS).join(',') },
    json: { type: 'string' },
    folder: { type: 'string' },
    port: { type: 'string', default: '4230' },
  },
});
const parts = options.only.split(',');
const unknown = parts.filter((name) => !PARTS[name]);
if (unknown.length > 0) throw new Error(`No part ${unknown}: there are ${Object.keys(PARTS)}`);
const rounds = options.quick ? 3 : Number(options.rounds);
const port = Number(options.port);
const isKept = options.folder !== undefined;
const folder = isKept ? resolve(options.folder) : mkdtempSync(join(tmpdir(), 'bench-'));
const say = (text) => console.error(text);
const endings = [];

async function start() {
  const api = `http://127.0.0.1:${port + 3}`;
  const builds = [
    ['app', (outDir) => buildApp(outDir, api)],
    ['floor', buildFloor],
    ['pages', buildPages],
  ];
  for (const [name, build] of builds) {
    if (existsSync(join(folder, name))) continue;
    say(`building ${name}`);
    await build(join(folder, name));
  }
  const sandbox = await startSandbox(port + 3);
  endings.push(sandbox.close);
  const certificate = makeCertificate(folder);
  const headers = await securityHeaders(api);
  const sites = { api };
  for (const [at, [name]] of builds.entries()) {
    const own = name === 'pages' ? {} : headers;
    const site = await serve({ folder: join(folder, name), port: port + at, certificate, headers: own });
    endings.push(site.close);
    sites[name] = site.url;
  }
  const debugPort = port + builds.length + 1;
  const browser = await launch(certificate.keyHash, debugPort);
  endings.push(() => browser.close());
  return { browser, sites, debugPort };
}

async function measure() {
  const run = { ...(await start()), rounds, say };
  const rows = [];
  const details = {};
  let isSteady = true;
  for (const name of parts) {
    say(`\n== ${name}`);
    const result = await PARTS[name](run).catch((error) => ({ rows: [notMeasured(name, error)] }));
    rows.push(...result.rows);
    details[name] = result.details;
    isSteady &&= result.isSteady ?? true;
  }
  console.log('');
  printTable(rows, console.log);
  const failed = printFailures(rows, console.log);
  if (options.json) writeFileSync(options.json, JSON.stringify({ rounds, isSteady, rows, details }, null, 2));
  if (!isSteady)
    console.log('\nDiscarded: the floor is not the same as itself in this run. Run it again on a quieter machine.');
  return isSteady ? Number(failed > 0) : 2;
}

// stopped by hand or in time, it leaves no backend, browser or build behind
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
process.once('exit', () => {
  if (!isKept) rmSync(folder, { recursive: true, force: true });
});

try {
  process.exitCode = await measure();
} catch (error) {
  console.error(error);
  process.exitCode = 1;
} finally {
  for (const end of endings.reverse()) await end();
}
