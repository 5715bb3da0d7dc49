// `npm run -s nginx-headers [-- --config dist/config.json]`: prints the security headers of this site for deploy/nginx.conf,
// from the settings of the build and the config.json that the site will serve.
import { existsSync } from 'node:fs';
import { loadEnv, runnerImport } from 'vite';
import { option } from './terminal.mjs';

const DEFAULT_CONFIG = 'dist/config.json';
const ALIASES = { resolve: { tsconfigPaths: true } };

const configFile = option('config', DEFAULT_CONFIG);
if (configFile !== DEFAULT_CONFIG && !existsSync(configFile)) fail([`${configFile} does not exist.`]);

const { siteSettings } = (await runnerImport('./build/siteSettings.ts')).module;
const { nginxHeaders } = (await runnerImport('./build/securityHeaders.ts')).module;
const { SETTINGS } = (await runnerImport('./src/config/settings.ts')).module;
const { applySettings } = (await runnerImport('./src/config/env.ts', ALIASES)).module;

const built = loadEnv('production', process.cwd(), 'VITE_');
const config = readConfig();
// the app would refuse these settings in every browser; here nothing is deployed yet
const known = Object.fromEntries(Object.entries(built).filter(([name]) => Object.hasOwn(SETTINGS, name)));
const problems = applySettings({ ...known, ...config });
if (problems.length > 0) fail(problems);
process.stdout.write(nginxHeaders({ ...built, ...config }));

/** Returns the settings of config.json; none without it. */
function readConfig() {
  try {
    return siteSettings({}, configFile);
  } catch (error) {
    return fail([error.message]);
  }
}

/** Ends the command without headers, and says why. */
function fail(reasons) {
  console.error(reasons.join('\n'));
  process.exit(1);
}
