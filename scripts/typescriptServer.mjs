import { resolve } from 'node:path';
import { createServer } from 'vite';

/**
 * Returns a Vite server that only runs TypeScript modules (`ssrLoadModule`): no plugins, and a cache of its own, apart
 * from the app's dev server.
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
