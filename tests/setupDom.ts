import './nativeMultipart';
import './browserShims';
import './quickDom';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { IDBFactory } from 'fake-indexeddb';
import 'fake-indexeddb/auto';
import { afterAll, afterEach, vi } from 'vitest';
import { endTest } from './atTestEnd';
import { describeCalls, resetNetwork } from './network';

/** Calls in a stack trace. React takes one of each element it creates; with Node's ten calls, journeys take 7 % longer. */
const TRACE_LENGTH = 4;
/** A failed query is some calls of the library away from its test. */
const QUERY_TRACE_LENGTH = 12;
Error.stackTraceLimit = TRACE_LENGTH;

/** Returns an error with the place of the query. The default prints the document for every attempt of a waiting query. */
function createQueryError(message: string | null) {
  const error = new Error(message ?? 'No element was found.');
  Error.stackTraceLimit = QUERY_TRACE_LENGTH;
  Error.captureStackTrace(error, createQueryError);
  Error.stackTraceLimit = TRACE_LENGTH;
  // by this name the library knows that a waiting query has failed, and gives its error the place of that query
  error.name = 'TestingLibraryElementError';
  return error;
}

configure({
  // pages are lazy: the first test of a file loads their code, on a CPU shared with another file
  asyncUtilTimeout: 20_000,
  getElementError: createQueryError,
});

/** Returns the page's markup in one line, without drawings, classes and styles. */
const describePage = () =>
  new XMLSerializer()
    .serializeToString(document.body)
    .replace(/<svg.*?<\/svg>| (class|style|xmlns|data-[\w-]+)="[^"]*"/gs, '')
    .slice(0, 10_000);

afterEach(async ({ task }) => {
  vi.useRealTimers();
  const [failure] = task.result?.errors ?? [];
  if (failure) failure.message += `\nThe calls were: ${describeCalls()}\nThe page was: ${describePage()}`;
  try {
    await endTest();
    if (document.cookie !== '') throw new Error(`The app has no cookies, but wrote ${document.cookie}`);
  } finally {
    cleanup();
    // announcements outlive the app; the next test creates another live region
    document.querySelector('body > [aria-live=polite]')?.remove();
    resetNetwork();
    localStorage.clear();
    sessionStorage.clear();
    indexedDB = new IDBFactory();
  }
});

// components that close move the focus in the next frame, or in a timer after it: both need the document
afterAll(async () => {
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve));
  // a page that still loads when its file ends would fail to load for every later file of the worker
  await vi.dynamicImportSettled();
});
