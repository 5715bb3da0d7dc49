import './nativeMultipart';
import './browserShims';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { network } from './network';

configure({
  // pages are lazy: the first test of a file loads their code, on a CPU shared with another file
  asyncUtilTimeout: 20_000,
  // the default prints the document for every attempt of a waiting query
  getElementError: (message) => new Error(message ?? 'No element was found.'),
});

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));

afterEach(() => {
  cleanup();
  network.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});

afterAll(() => network.close());
