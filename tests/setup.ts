import './nativeMultipart';
import './browserShims';
import { format } from 'node:util';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { resetServerTime } from '../src/lib/http/serverClock';
import { network } from './network';

// pages come in chunks, and two test files share a small machine
configure({ asyncUtilTimeout: 10_000 });

/** A noisy test fails: a warning that nobody reads hides the next one. */
const noise: string[] = [];
for (const level of ['error', 'warn'] as const) {
  console[level] = (...words: unknown[]) => void noise.push(`console.${level}: ${format(...words)}`);
}

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));

afterEach(() => {
  cleanup();
  network.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
  resetServerTime();
  const heard = noise.splice(0);
  if (heard.length > 0) throw new Error(heard.join('\n'));
});

afterAll(() => network.close());
