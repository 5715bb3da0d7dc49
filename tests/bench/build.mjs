import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/** Builds the app for production with an API configured. */
export function buildApp(outDir, apiUrl) {
  process.env.VITE_API_BASE_URL = apiUrl;
  return build({ logLevel: 'error', build: { outDir, emptyOutDir: true } });
}

/** Builds a page of the bench with the same tools. */
export const buildBenchPage = (folder, outDir) =>
  build({
    configFile: false,
    root: join(import.meta.dirname, folder),
    publicDir: false,
    logLevel: 'error',
    resolve: { tsconfigPaths: true },
    plugins: [react(), tailwindcss()],
    build: { outDir, emptyOutDir: true },
  });
