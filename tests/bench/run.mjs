/**
 * Measures the budgets of budgets.mjs on a production build with an API, and exits with 1 if one fails:
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
import { measurePolling } from './polling.mjs';
import { printReport } from './report.mjs';
import { measureRoutes } from './routes.mjs';
import { createCertificate, serve, startSandbox } from './servers.mjs';
import { measureTyping } from './typing.mjs';

const PARTS = {
  loads: measureLoads,
  routes: measureRoutes,
  typing: measureTyping,
  lists: measureLists,
  markers: measureMarkers,
  polling: measurePolling,
  lighthouse: measureLighthouse,
};
const PORT = 5310;
const DEBUG_PORT = 5314;

const rounds = { type: 'string', default: '7' };
const only = { type: 'string', default: Object.keys(PARTS).join() };
const { values: options } = parseArgs({ options: { rounds, only } });

process.chdir(join(import.meta.dirname, '../..'));
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

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

const bench = { browser, sites, rounds: Number(options.rounds), debugPort: DEBUG_PORT };
const rows = [];
for (const name of options.only.split(',')) {
  console.error(`measuring ${name}`);
  const notMeasured = ({ message }) => [{ what: name, measured: message, budget: 'no error', isOk: false }];
  rows.push(...(await PARTS[name](bench).catch(notMeasured)));
}
await browser.close();
printReport(rows);
process.exit(rows.every(({ isOk }) => isOk) ? 0 : 1);
