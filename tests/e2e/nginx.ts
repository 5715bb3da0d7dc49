import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { nginxHeaders, type Settings } from '../../build/securityHeaders';

const NGINX = '/usr/sbin/nginx';
const BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

function findFreePort() {
  return new Promise<number>((resolvePort) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolvePort(port));
    });
  });
}

/** Debian's /etc/nginx/nginx.conf in short, with the folders of this run. */
const mainConfig = (folder: string) => `
load_module ${BROTLI};
daemon off;
user root;
pid ${folder}/pid;
events {}
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  gzip on;
  access_log off;
  client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder}; scgi_temp_path ${folder};
  brotli_static on;
  include site.conf;
}`;

/** Serves a build with deploy/nginx.conf, in which only the port and the folder differ. */
export async function startNginx(dist: string, settings: Settings) {
  const port = await findFreePort();
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const site = readFileSync('deploy/nginx.conf', 'utf8')
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('root /var/www/logistix;', `root ${resolve(dist)};`);
  writeFileSync(join(folder, 'nginx.conf'), mainConfig(folder));
  writeFileSync(join(folder, 'site.conf'), site);
  mkdirSync(join(folder, 'snippets'));
  writeFileSync(join(folder, 'snippets/logistix-headers.conf'), nginxHeaders(settings));

  const server = spawn(NGINX, ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], { stdio: 'inherit' });
  const closed = new Promise<void>((resolveClosed) => server.once('close', () => resolveClosed()));
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.kill();
      await closed;
      rmSync(folder, { recursive: true });
    },
  };
}
