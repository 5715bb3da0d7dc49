import './nativeMultipart';
import './browserShims';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { network } from './network';

// pages are lazy: the first test of a file loads their code, on a CPU shared with another file
configure({ asyncUtilTimeout: 20_000 });

beforeAll(() => network.listen({ onUnhandledRequest: 'error' }));

afterEach(() => {
  cleanup();
  network.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
});

afterAll(() => network.close());
