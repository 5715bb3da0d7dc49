import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv } from 'vite';
import { afterBuild } from './build/afterBuild.ts';
import { buildId } from './build/buildId.ts';
import { checkSettings } from './build/checkSettings.ts';
import { inputStamp } from './build/inputStamp.ts';
import { precompress } from './build/precompress.ts';
import { prerender } from './build/prerender.ts';
import { previewHeaders } from './build/previewHeaders.ts';

const SANDBOX_WORKERS = ['sandboxWorker.js', 'mockServiceWorker.js'];

/** A build that has an API configured ships nothing of the sandbox, its service workers included. */
const withoutSandboxWorkers = () =>
  afterBuild('without-sandbox-workers', async (outDir) => {
    for (const name of SANDBOX_WORKERS) await rm(resolve(outDir, name), { force: true });
  });

/**
 * The bundler alone makes a file of every icon and small module that pages share; forty requests cost more than their code.
 * `domain` stays with the screens that use it: the public pages need little of it.
 */
const CHUNK_GROUPS = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  { name: 'router', test: /node_modules\/react-router/, priority: 3 },
  { name: 'state', test: /node_modules\/(@reduxjs|react-redux|redux|immer|reselect)/, priority: 3 },
  { name: 'icons', test: /node_modules\/lucide-react\//, minShareCount: 7, priority: 2 },
  {
    name: 'shared',
    test: /\/src\/(components|hooks|lib|utils|store|config|api)\//,
    minShareCount: 16,
    priority: 1,
  },
];

export default defineConfig(async ({ command, mode }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  if (command === 'build') await checkSettings(env);
  return {
    resolve: { tsconfigPaths: true },
    plugins: [
      { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' },
      react(),
      tailwindcss(),
      buildId,
      previewHeaders(),
      ...(env.VITE_API_BASE_URL ? [withoutSandboxWorkers()] : []),
      prerender({ siteUrl: env.VITE_SITE_URL, apiUrl: env.VITE_API_BASE_URL }),
      precompress(),
      inputStamp(env),
    ],
    build: {
      outDir: process.env.OUT_DIR ?? 'dist',
      manifest: true,
      sourcemap: false,
      // the sandbox's chunk, which a build with an API does not have
      chunkSizeWarningLimit: 800,
      modulePreload: { polyfill: false },
      rolldownOptions: { output: { codeSplitting: { groups: CHUNK_GROUPS } } },
    },
    server: { port: 5173 },
    preview: { port: 4173 },
  };
});
