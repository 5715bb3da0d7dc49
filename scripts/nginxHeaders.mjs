// `npm run -s nginx-headers [-- --config dist/config.json]`: prints the security headers of this site for deploy/nginx.conf,
// from the settings of the build and the config.json that the site will serve.
import { existsSync } from 'node:fs';
import { loadEnv, runnerImport } from 'vite';
import { option } from './terminal.mjs';

const DEFAULT_CONFIG = 'dist/config.json';

const configFile = option('config', DEFAULT_CONFIG);
if (configFile !== DEFAULT_CONFIG && !existsSync(configFile)) throw new Error(`${configFile} does not exist.`);

const { siteSettings } = (await runnerImport('./build/siteSettings.ts')).module;
const { nginxHeaders } = (await runnerImport('./build/securityHeaders.ts')).module;
process.stdout.write(nginxHeaders(siteSettings(loadEnv('production', process.cwd(), 'VITE_'), configFile)));
