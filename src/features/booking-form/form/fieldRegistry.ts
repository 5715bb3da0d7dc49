/** The header and the action bar, which cover what is scrolled under them. */
const BARS_HEIGHT_PX = 140;

/** The elements of a form by field path, so that a problem can lead to its field whatever control that is. */
export function createFieldRegistry() {
  const elements = new Map<string, HTMLElement>();
  return {
    /** As a `ref`: keeps the element of a path while it is on the page. */
    at: (path: string) => (element: HTMLElement | null) => {
      if (element) elements.set(path, element);
      else elements.delete(path);
    },
    /** False when the field is not on the page. */
    focus: (path: string): boolean => {
      const element = elements.get(path);
      if (!element?.isConnected) return false;
      const { top, bottom } = element.getBoundingClientRect();
      // Only when it is out of sight: the list of errors above should stay there.
      if (top < BARS_HEIGHT_PX || bottom > window.innerHeight) element.scrollIntoView?.({ block: 'center' });
      element.focus({ preventScroll: true });
      if (element.matches(':disabled')) focusOnceEnabled(element);
      return true;
    },
  };
}

/** A list whose entries are on the way cannot be focused yet: it is, unless the focus has gone elsewhere meanwhile. */
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
