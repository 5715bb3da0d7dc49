// Service worker of the sandbox: MSW's own, for calls of the backend alone. MSW asks the page about every request, so a
// screen of fifty files would wait for fifty answers.
const BACKEND = /^\/(api|sandbox)\//;
const MSW = 'mockServiceWorker.js';

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url);
  // the listener of MSW comes later and does not see this request
  if (origin !== self.location.origin || !BACKEND.test(pathname)) event.stopImmediatePropagation();
});

// the policy of the pages holds here too: it takes script addresses from a policy alone
self.trustedTypes?.createPolicy('default', { createScriptURL: (url) => (url === MSW ? url : null) });
self.importScripts(MSW);
