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
      return true;
    },
  };
}

export type FieldRegistry = ReturnType<typeof createFieldRegistry>;
