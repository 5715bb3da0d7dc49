// Runs in the head of a prerendered page, before anything is painted; the build puts it in as text, without imports.
(function () {
  const html = document.documentElement;
  const said = (name) => document.querySelector('meta[name=' + name + ']').content;
  // one that does not come leaves the page as it is, to be read
  const loadApp = () => import(said('app-entry')).catch(() => undefined);
  const add = (link) => document.head.append(Object.assign(document.createElement('link'), link));
  let isSignedIn = false;
  try {
    const kept = localStorage.getItem('user');
    // whoever is here for the first time has nothing: to throw and to catch that would cost as much as to ask
    isSignedIn = Boolean(kept && JSON.parse(JSON.parse(kept).token));
  } catch {
    // denied, or nothing that can be read: a visitor
  }
  // a server falls back to the start page for every other address; a customer must not see the visitor's page
  const address = location.pathname.replace(/(.)\/$/, '$1');
  // and what the address asks about is for the app to answer
  if (isSignedIn || address !== html.dataset.page || /[?&]number=/.test(location.search)) {
    delete html.dataset.page;
    // where neither bar nor menu will be, nothing of them is shown
    if (!address.includes('verification')) html.dataset.coming = isSignedIn ? 'customer' : 'visitor';
    // a page where customers land asks for the rest in its head
    if ('landing' in html.dataset) return;
    loadApp();
    add({ rel: 'preload', as: 'style', href: said('app-sheet') });
    const own = isSignedIn ? ' ' + said('customer-scripts') : '';
    for (const href of (said('app-scripts') + own).split(' ')) add({ rel: 'modulepreload', href });
    return;
  }

  // what is pressed before the app is there waits for it: a form must not leave with what was typed in the address
  window.pressedEarly = null;
  function handlePress(event) {
    const pressed = event.target.closest(event.type === 'submit' ? 'form' : 'button:not([type=submit])');
    if (!pressed) return;
    event.preventDefault();
    window.pressedEarly = pressed;
  }
  addEventListener('click', handlePress, true);
  addEventListener('submit', handlePress, true);
  html.addEventListener(
    'app-ready',
    () => {
      removeEventListener('click', handlePress, true);
      removeEventListener('submit', handlePress, true);
    },
    { once: true },
  );

  // a page that reads already is left to be painted and read; the app comes when the browser rests, or is touched
  const TOUCHES = ['pointerdown', 'keydown', 'focusin'];
  function begin() {
    TOUCHES.forEach((type) => removeEventListener(type, begin, true));
    loadApp();
  }
  TOUCHES.forEach((type) => addEventListener(type, begin, true));
  function rest() {
    add({ rel: 'stylesheet', href: said('app-faces') });
    if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 300 });
    else begin();
  }
  if (window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
    const painted = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      painted.disconnect();
      rest();
    });
    painted.observe({ type: 'paint', buffered: true });
  } else addEventListener('load', rest);
})();
