/** `npm start [-- --port 5173]`: the app in development, on the sandbox unless a backend is configured. */
import { createServer, loadEnv } from 'vite';
import { accountTable, option } from './terminal.mjs';

const port = Number(option('port', '5173'));
const backend = loadEnv('development', process.cwd(), 'VITE_').VITE_API_BASE_URL ?? '';

const server = await createServer({ server: { host: '127.0.0.1', port }, clearScreen: false, logLevel: 'warn' });
await server.listen();
// the next free one where the port asked for is taken
console.log(`\nLogistix Global: http://localhost:${server.httpServer.address().port}\n`);

if (backend) {
  console.log(`Backend: ${backend} (VITE_API_BASE_URL). The sandbox is off.\n`);
} else {
  const { DEMO_ACCOUNTS, DEMO_PASSWORD } = await server.ssrLoadModule('/src/sandbox/accounts.ts');
  console.log('Backend: the embedded sandbox, in your browser.\n');
  console.log(accountTable(DEMO_ACCOUNTS, DEMO_PASSWORD));
}

const stop = () => void server.close().then(() => process.exit(0));
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
