// Service worker of the sandbox: MSW's worker, limited to calls of the backend. MSW passes every request to the page, so a
// screen of fifty files would wait for fifty answers.
const BACKEND = /^\/(api|sandbox)\//;
const MSW = 'mockServiceWorker.js';

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  // hides the request from MSW's listener, which is added below
  if (origin !== self.location.origin || !BACKEND.test(pathname)) event.stopImmediatePropagation();
});

// a page without a worker asks for this one (src/sandbox/browser.ts)
self.addEventListener('message', (event) => {
  if (event.data === 'CLAIM') event.waitUntil(self.clients.claim());
});

// the pages' Content-Security-Policy also applies here: a script address must come from a Trusted Types policy
self.trustedTypes?.createPolicy('default', { createScriptURL: (url) => (url === MSW ? url : null) });
self.importScripts(MSW);
