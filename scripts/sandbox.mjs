/**
 * The sandbox backend over real HTTP, for curl, other clients and tests:
 *   npm run sandbox -- [--port 4000] [--speed 60]
 */
import { createServer as createHttpServer } from 'node:http';
import { Readable } from 'node:stream';
import { createGzip } from 'node:zlib';
import { accountTable, option } from './terminal.mjs';
import { createTypeScriptServer } from './typescriptServer.mjs';

const port = Number(option('port', '4000'));
const speed = Number(option('speed', '1'));

const CORS = {
  'Access-Control-Allow-Methods': 'GET, POST, PATCH, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': 'Authorization, Content-Type, Accept',
  'Access-Control-Expose-Headers': 'Date, Retry-After',
  'Access-Control-Max-Age': '600',
  Vary: 'Origin, Accept-Encoding',
};

const vite = await createTypeScriptServer('sandbox');
const { DEMO_ACCOUNTS, DEMO_PASSWORD } = await vite.ssrLoadModule('/src/sandbox/accounts.ts');
const { startNodeSandbox } = await vite.ssrLoadModule('/src/sandbox/node.ts');
const sandbox = startNodeSandbox({ speed });

const server = createHttpServer((request, response) => {
  answer(request, response).catch((error) => {
    console.error(error);
    if (!response.headersSent) send(response, 500, { success: false, message: 'The sandbox failed.' });
    else response.destroy();
  });
});

async function answer(request, response) {
  for (const [name, value] of Object.entries(CORS)) response.setHeader(name, value);
  response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
  if (request.method === 'OPTIONS') {
    response.writeHead(204).end();
    return;
  }
  const reply = await sandbox.answer(toRequest(request));
  if (!reply) {
    send(response, 404, { success: false, message: 'There is no such address.' });
    return;
  }
  response.statusCode = reply.status;
  reply.headers.forEach((value, name) => response.setHeader(name, value));
  if (!reply.body) {
    response.end();
    return;
  }
  const body = Readable.fromWeb(reply.body);
  // compressed, as by a real server
  if (/\bgzip\b/.test(request.headers['accept-encoding'] ?? '') && isText(reply)) {
    response.removeHeader('Content-Length');
    response.setHeader('Content-Encoding', 'gzip');
    body.pipe(createGzip()).pipe(response);
  } else body.pipe(response);
}

const isText = ({ headers }) => /json|text/.test(headers.get('Content-Type') ?? '');

/** Converts to a Fetch API request; the body stays binary, so that files are intact. */
function toRequest(request) {
  const headers = new Headers();
  for (let i = 0; i < request.rawHeaders.length; i += 2) {
    headers.append(request.rawHeaders[i], request.rawHeaders[i + 1]);
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const body = hasBody ? { body: Readable.toWeb(request), duplex: 'half' } : {};
  return new Request(new URL(request.url, `http://${request.headers.host ?? `localhost:${port}`}`), {
    method: request.method,
    headers,
    ...body,
  });
}

function send(response, status, body) {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
}

server.on('error', (error) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken. Choose another with --port.` : error.message);
  process.exitCode = 1;
  void vite.close();
});

server.listen(port, () => {
  console.log(`\nLogistix Global sandbox: http://localhost:${server.address().port}  (clock at ${speed}x)\n`);
  console.log(accountTable(DEMO_ACCOUNTS, DEMO_PASSWORD));
});

const stop = () => {
  server.closeAllConnections();
  server.close(() => void vite.close().then(() => process.exit(0)));
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
