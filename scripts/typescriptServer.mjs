import { resolve } from 'node:path';
import { createServer } from 'vite';

/**
 * Returns a Vite server that only runs TypeScript modules (`ssrLoadModule`). It has no plugins, and does not share its
 * cache with the dev server.
 */
export const createTypeScriptServer = (name) =>
  createServer({
    configFile: false,
    root: resolve(import.meta.dirname, '..'),
    cacheDir: `node_modules/.vite-${name}`,
    server: { middlewareMode: true, hmr: false, watch: null, ws: false },
    appType: 'custom',
    resolve: { tsconfigPaths: true },
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true, include: [] },
    // Node would load its CommonJS build, which has no named exports.
    ssr: { noExternal: ['@googlemaps/polyline-codec'] },
  });
