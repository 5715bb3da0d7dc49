// Inlined into the head of every prerendered page; runs before the first paint, without imports.
(function () {
  const html = document.documentElement;
  let isSignedIn = false;
  try {
    isSignedIn = Boolean(JSON.parse(JSON.parse(localStorage.getItem('user')).token));
  } catch {
    // storage is denied, empty or unreadable: a visitor
  }
  // index.html also answers every other path, a signed-in customer has a page of their own, and ?number= has results
  const path = location.pathname.replace(/(.)\/$/, '$1');
  // until the app sets the title of the route
  if (path !== html.dataset.page) document.title = document.title.replace(/^.* - /, '');
  if (isSignedIn || path !== html.dataset.page || /[?&]number=/.test(location.search)) {
    delete html.dataset.page;
    return;
  }

  // a form submitted before the app is ready would put its fields, the password too, into the URL
  window.pressedEarly = null;
  function handlePress(event) {
    const pressed = event.target.closest(event.type === 'submit' ? 'form' : 'button:not([type=submit])');
    if (!pressed) return;
    event.preventDefault();
    window.pressedEarly = pressed;
  }
  const EVENTS = ['click', 'submit'];
  EVENTS.forEach((type) => addEventListener(type, handlePress, true));
  html.addEventListener('app-ready', () => EVENTS.forEach((type) => removeEventListener(type, handlePress, true)), {
    once: true,
  });
})();
