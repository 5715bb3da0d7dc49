import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { buildId } from './build/buildId.ts';

/** Tests that need a document: components, journeys, and files named `*.dom.test.ts`. */
const DOM_TESTS = ['tests/journeys/**/*.test.tsx', 'tests/unit/**/*.test.tsx', 'tests/unit/**/*.dom.test.ts'];
/** Tests that need modules of their own, for example because they change the settings before the app reads them. */
const ISOLATED_TESTS = ['tests/**/*.isolated.test.{ts,tsx}'];

/** A browser's document, storage and network. */
const DOM = {
  environment: 'jsdom',
  environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
  setupFiles: ['./tests/setup.ts', './tests/setupDom.ts'],
  // memory for new objects, in MB: with Node's 16, clearing it takes a twentieth of the time
  execArgv: ['--max-semi-space-size=128'],
};

export default defineConfig({
  plugins: [react(), buildId],
  resolve: { tsconfigPaths: true },
  test: {
    css: false,
    restoreMocks: true,
    unstubGlobals: true,
    // a third of a journey is waiting, so that three workers keep two cores busy
    maxWorkers: 3,
    testTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          setupFiles: ['./tests/setup.ts'],
          include: ['tests/unit/**/*.test.ts'],
          exclude: [...DOM_TESTS, ...ISOLATED_TESTS],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          ...DOM,
          name: 'dom',
          include: DOM_TESTS,
          exclude: ISOLATED_TESTS,
          // otherwise each file loads the app again, which takes a third of the time
          isolate: false,
        },
      },
      {
        extends: true,
        test: { ...DOM, name: 'isolated', include: ISOLATED_TESTS },
      },
    ],
  },
});
