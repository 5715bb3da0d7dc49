import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type Plugin } from 'vite';
import { chunkGroups } from './scripts/chunks';
import { compiledAhead } from './scripts/compiledAhead';
import { prerenderPages } from './scripts/prerender';
import { securityHeaders } from './scripts/securityHeaders';

/** A build that has an API configured ships nothing of the sandbox, its service worker included. */
function withoutSandboxWorker(): Plugin {
  let outDir = '';
  return {
    name: 'without-sandbox-worker',
    apply: 'build',
    configResolved: ({ build }) => {
      outDir = build.outDir;
    },
    closeBundle: () => rm(resolve(outDir, 'mockServiceWorker.js'), { force: true }),
  };
}

/** A link to a new password carries a token: no page under /auth tells another address where it was opened. */
const quietAboutTokens: Plugin = {
  name: 'quiet-about-tokens',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      if (request.url?.startsWith('/auth/')) {
        const set = response.setHeader.bind(response);
        response.setHeader = (name, value) => set(name, name === 'Referrer-Policy' ? 'no-referrer' : value);
      }
      next();
    });
  },
};

/** The router's package names its development build, with its warnings, for browsers too. */
const productionRouter = [
  { find: /^react-router$/, replacement: resolve('node_modules/react-router/dist/production/index.mjs') },
];

export default defineConfig(({ command, mode }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  return {
    plugins: [
      { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
      react(),
      tailwindcss(),
      quietAboutTokens,
      ...(env.VITE_API_BASE_URL ? [withoutSandboxWorker()] : []),
      compiledAhead,
      prerenderPages({ siteUrl: env.VITE_SITE_URL }),
    ],
    resolve: { alias: command === 'build' ? productionRouter : [] },
    build: {
      outDir: process.env.OUT_DIR ?? 'dist',
      manifest: true,
      sourcemap: false,
      // the page names what the start needs (src/main.ts), without an element for each; where a browser knows no preload
      // the imports fetch it
      modulePreload: { polyfill: false, resolveDependencies: (file, deps) => (/\/start-/.test(file) ? [] : deps) },
      rolldownOptions: { output: { codeSplitting: chunkGroups() } },
    },
    server: { port: 5173 },
    preview: { port: 4173, headers: securityHeaders(env.VITE_API_BASE_URL) },
  };
});
