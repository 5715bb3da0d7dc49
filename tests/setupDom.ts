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

configure({
  // pages are lazy: the first test of a file loads their code, on a CPU shared with another file
  asyncUtilTimeout: 20_000,
  // the default prints the document for every attempt of a waiting query
  getElementError: (message) => new Error(message ?? 'No element was found.'),
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
});
