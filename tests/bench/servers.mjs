import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { extname, join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';

const MIME_TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};
const SLICE_BYTES = 16 * 1024;
const SLICE_MS = 10;

/** Starts the sandbox backend over HTTP and resolves once it answers. */
export async function startSandbox(port) {
  const args = ['scripts/sandbox.mjs', '--port', String(port)];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  process.once('exit', () => child.kill());
  await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
  if (child.exitCode !== null) throw new Error(`The sandbox does not start on port ${port}.`);
  child.stdout.resume();
}

/** Creates a certificate: browsers use HTTP/2 over TLS only. */
export function createCertificate(folder) {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const options = '-x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1'.split(' ');
  execFileSync('openssl', ['req', ...options, '-keyout', key, '-out', cert], { stdio: 'pipe' });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/** Reads the files of a build by URL path; those with a text type are compressed. */
function readSite(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = entries.map((entry) => {
    const file = join(entry.parentPath, entry.name);
    const type = MIME_TYPES[extname(file)];
    const body = type ? brotliCompressSync(readFileSync(file)) : readFileSync(file);
    const headers = type ? { 'content-type': type, 'content-encoding': 'br' } : {};
    return [`/${relative(folder, file)}`, { body, headers: { ...headers, 'content-length': body.length } }];
  });
  return new Map(files);
}

/** Sends a body at eight times the speed of the slow line. A full TCP window would stall the loopback for 200 ms. */
async function sendInSlices(stream, body) {
  for (let offset = 0; offset < body.length && !stream.destroyed; offset += SLICE_BYTES) {
    stream.write(body.subarray(offset, offset + SLICE_BYTES));
    await wait(SLICE_MS);
  }
  stream.end();
}

/** Serves a build over HTTP/2: files, prerendered pages, and index.html for every other route. Returns the URL. */
export async function serve(folder, port, certificate) {
  const site = readSite(folder);
  const server = createSecureServer(certificate);
  let queue = Promise.resolve();
  server.on('session', (session) => session.on('error', () => session.destroy()));
  server.on('stream', (stream, request) => {
    stream.on('error', () => stream.destroy());
    const { pathname } = new URL(request[':path'], 'https://bench');
    const file = site.get(pathname) ?? site.get(`${pathname}.html`) ?? site.get('/index.html');
    stream.respond(file.headers);
    queue = queue.then(() => sendInSlices(stream, file.body));
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return `https://127.0.0.1:${port}`;
}
