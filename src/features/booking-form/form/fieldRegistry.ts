/** Id of the open stop's search field, which gets the focus when a stop opens. */
export const STOP_SEARCH_ID = 'stop-search';
/** Id of the button that closes the open stop. */
export const STOP_DONE_ID = 'stop-done';

/** Height of the sticky header and action bar, in px. */
const BARS_HEIGHT_PX = 140;

/** Elements of a form by field path, so that a problem can focus its field. */
export function createFieldRegistry() {
  const elements = new Map<string, HTMLElement>();
  return {
    /** Returns a ref callback that registers the element of a path. */
    getRef: (path: string) => (element: HTMLElement | null) => {
      if (element) elements.set(path, element);
      else elements.delete(path);
    },
    /** Focuses a field; returns false when it is not on the page. */
    focus: (path: string): boolean => {
      const element = elements.get(path);
      if (!element?.isConnected) return false;
      const { top, bottom } = element.getBoundingClientRect();
      // scrolls only to a hidden field, so that the error summary stays visible
      if (top < BARS_HEIGHT_PX || bottom > window.innerHeight) element.scrollIntoView?.({ block: 'center' });
      element.focus({ preventScroll: true });
      if (element.matches(':disabled')) focusOnceEnabled(element);
      return true;
    },
  };
}

/** A list that is loading is focused when it is ready, unless the focus has moved. */
function focusOnceEnabled(element: HTMLElement) {
  const before = document.activeElement;
  const observer = new MutationObserver(() => {
    if (element.matches(':disabled')) return;
    observer.disconnect();
    if (document.activeElement === before) element.focus({ preventScroll: true });
  });
  observer.observe(element, { attributeFilter: ['disabled'] });
}

export type FieldRegistry = ReturnType<typeof createFieldRegistry>;
