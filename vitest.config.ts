import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [react()],
  test: {
    environment: 'jsdom',
    environmentOptions: { jsdom: { url: 'http://localhost:3000/' } },
    setupFiles: ['./tests/setup.ts'],
    include: ['tests/{unit,journeys}/**/*.test.{ts,tsx}'],
    css: false,
    restoreMocks: true,
    unstubGlobals: true,
    maxWorkers: 2,
    testTimeout: 45_000,
    reporters: ['default', ['json', { outputFile: 'test-results/vitest.json' }]],
  },
});
