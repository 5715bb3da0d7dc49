/**
 * `npm start [-- --port 5173]`: builds the app, unless the last build is still current, and serves it with the headers of
 * production. Without a configured backend it runs on the sandbox.
 */
import { build, loadEnv, preview, runnerImport } from 'vite';
import { accountTable, option } from './terminal.mjs';

const OUT_DIR = process.env.OUT_DIR ?? 'dist';

// runnerImport would set it to development, and the build after it would contain React's development version
process.env.NODE_ENV = 'production';

const settings = loadEnv('production', process.cwd(), 'VITE_');
const { isCurrent } = (await runnerImport('./build/inputStamp.ts')).module;
if (!(await isCurrent(OUT_DIR, settings))) {
  console.log('\nBuilding…');
  await build({ logLevel: 'error', build: { outDir: OUT_DIR } });
}

// only now: during the build, a handler would wait for the code that runs, and the default ends the process at once
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => process.exit(0));

const server = await preview({
  logLevel: 'error',
  build: { outDir: OUT_DIR },
  preview: { host: '127.0.0.1', port: Number(option('port', '5173')) },
});
// Vite takes the next free port if this one is in use
console.log(`\nLogistix Global: http://localhost:${server.httpServer.address().port}\n`);

if (settings.VITE_API_BASE_URL) {
  console.log(`Backend: ${settings.VITE_API_BASE_URL} (VITE_API_BASE_URL). The sandbox is off.\n`);
} else {
  const { DEMO_ACCOUNTS, DEMO_PASSWORD } = (await runnerImport('./src/sandbox/accounts.ts')).module;
  console.log('Backend: the embedded sandbox, in your browser.\n');
  console.log(accountTable(DEMO_ACCOUNTS, DEMO_PASSWORD));
}
