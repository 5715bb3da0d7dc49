// Service worker of the sandbox: MSW's worker, limited to calls of the backend. MSW passes every request to the page, so a
// screen of fifty files would wait for fifty answers.
const BACKEND = /^\/(api|sandbox)\//;
const MSW = 'mockServiceWorker.js';
const ACTIVATION_TIMEOUT_MS = 3000;

// The browser stops an idle worker, and MSW's list of active pages is lost with it. A worker that starts again asks its pages to
// activate MSW (src/sandbox/browser.ts), and requests wait for the first of them.
let isWaiting = true;
const activation = new Promise((resolve) => {
  self.addEventListener('message', ({ data }) => data === 'ACTIVATED' && resolve());
  setTimeout(resolve, ACTIVATION_TIMEOUT_MS);
}).then(() => (isWaiting = false));
void self.clients.matchAll().then((pages) => pages.forEach((page) => page.postMessage('STARTED')));

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  const isForBackend = origin === self.location.origin && BACKEND.test(pathname);
  // hides the request from MSW's listener, which is added below
  if (!isForBackend || isWaiting) event.stopImmediatePropagation();
  // the browser repeats the request, and the worker receives it again
  if (isForBackend && isWaiting) event.respondWith(activation.then(() => Response.redirect(event.request.url, 307)));
});

// a page without a worker asks for this one (src/sandbox/browser.ts)
self.addEventListener('message', (event) => {
  if (event.data === 'CLAIM') event.waitUntil(self.clients.claim());
});

// the pages' Content-Security-Policy also applies here: a script address must come from a Trusted Types policy
self.trustedTypes?.createPolicy('default', { createScriptURL: (url) => (url === MSW ? url : null) });
self.importScripts(MSW);
