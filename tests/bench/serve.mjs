import { readdir, readFile } from 'node:fs/promises';
import { createSecureServer } from 'node:http2';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { paced } from './pacing.mjs';

const brotli = promisify(brotliCompress);
const FIRST = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.yaml': 'application/yaml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
};
const IS_PACKED = /^(image\/(?!svg)|font\/)/;

/** Every file of a folder by its address, compressed as a server keeps it. */
async function readSite(folder) {
  const names = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const entries = await Promise.all(
    files.map(async (file) => {
      const raw = await readFile(file);
      const type = TYPES[extname(file)] ?? 'application/octet-stream';
      const isPacked = IS_PACKED.test(type);
      const body = isPacked ? raw : await brotli(raw, FIRST);
      return [`/${relative(folder, file).split(sep).join('/')}`, { type, body, encoding: isPacked ? null : 'br' }];
    }),
  );
  return new Map(entries);
}

/** The file of an address: itself, the page built for it, or the page that stands for all others. */
function find(site, path) {
  if (extname(path)) return site.get(path);
  const bare = path.replace(/\/$/, '');
  return site.get(`${bare}/index.html`) ?? site.get(`${bare}.html`) ?? site.get('/index.html');
}

const cachingOf = (path) => (path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');

/** Serves a build over HTTP/2 with TLS, every answer ready and compressed. Answers its address and how to stop it. */
export async function serve({ folder, port, certificate: { key, cert }, headers = {} }) {
  const site = await readSite(folder);
  const server = createSecureServer({ key, cert });
  const sessions = new Map();
  server.on('session', (session) => {
    sessions.set(session, paced());
    session.on('close', () => sessions.delete(session));
    // a browser that closes mid-answer is no fault of the server
    session.on('error', () => session.destroy());
  });
  server.on('stream', (stream, request) => {
    stream.on('error', () => stream.destroy());
    const path = decodeURIComponent(new URL(request[':path'], 'https://bench').pathname);
    const file = find(site, path);
    if (!file) {
      stream.respond({ ':status': 404, 'content-type': TYPES['.txt'] });
      stream.end('There is no such file.');
      return;
    }
    stream.respond({
      ':status': 200,
      'content-type': file.type,
      'content-length': file.body.length,
      'cache-control': cachingOf(path),
      'timing-allow-origin': '*',
      ...(file.encoding ? { 'content-encoding': file.encoding } : {}),
      ...headers,
    });
    sessions.get(stream.session)(stream, file.body);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const close = () => {
    for (const session of sessions.keys()) session.destroy();
    return new Promise((resolve) => server.close(resolve));
  };
  return { url: `https://127.0.0.1:${port}`, close };
}
