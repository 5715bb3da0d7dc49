/**
 * Measures the budgets of budgets.mjs and exits with 1 if one fails. Most parts need a production build and Chromium:
 *   npm run bench -- [--rounds 7] [--only loads,routes]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from './browser.mjs';
import { buildApp, buildBenchPage } from './build.mjs';
import { measureLighthouse } from './lighthouse.mjs';
import { measureLists } from './lists.mjs';
import { measureLoads } from './loads.mjs';
import { measureMarkers } from './markers.mjs';
import { measureMessages } from './messages.mjs';
import { measurePolling } from './polling.mjs';
import { printReport } from './report.mjs';
import { measureRoutes } from './routes.mjs';
import { createCertificate, serve, startSandbox } from './servers.mjs';
import { measureTyping } from './typing.mjs';

/** Parts that run on a build, in a browser. */
const BUILD_PARTS = {
  loads: measureLoads,
  routes: measureRoutes,
  typing: measureTyping,
  lists: measureLists,
  markers: measureMarkers,
  polling: measurePolling,
  lighthouse: measureLighthouse,
};
const PARTS = { ...BUILD_PARTS, messages: measureMessages };
const PORT = 5310;
const DEBUG_PORT = 5314;

const rounds = { type: 'string', default: '7' };
const only = { type: 'string', default: Object.keys(PARTS).join() };
const { values: options } = parseArgs({ options: { rounds, only } });

process.chdir(join(import.meta.dirname, '../..'));
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

/** Builds and serves the app, and launches the browser. */
async function openBench() {
  console.error('building');
  const sites = { api: `http://127.0.0.1:${PORT}` };
  await buildApp(join(folder, 'app'), sites.api);
  await buildBenchPage('floor', join(folder, 'floor'));
  await buildBenchPage('pages', join(folder, 'pages'));
  await startSandbox(PORT);
  const certificate = createCertificate(folder);
  for (const [index, name] of ['app', 'floor', 'pages'].entries())
    sites[name] = await serve(join(folder, name), PORT + 1 + index, certificate);
  const browser = await launchBrowser(DEBUG_PORT);
  return { browser, sites, rounds: Number(options.rounds), debugPort: DEBUG_PORT };
}

const names = options.only.split(',');
const bench = names.some((name) => name in BUILD_PARTS) ? await openBench() : undefined;
const rows = [];
for (const name of names) {
  console.error(`measuring ${name}`);
  const notMeasured = ({ message }) => [{ what: name, measured: message, budget: 'no error', isOk: false }];
  rows.push(...(await PARTS[name](bench).catch(notMeasured)));
}
await bench?.browser.close();
printReport(rows);
process.exit(rows.every(({ isOk }) => isOk) ? 0 : 1);
