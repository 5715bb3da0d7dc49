/** Replaces three slow functions of jsdom. A journey that fills a long form takes a third less time. */

/** Elements that a label without `for` can belong to. */
const LABELABLE = 'button, input:not([type="hidden"]), meter, output, progress, select, textarea';
// `labels`: jsdom walks the whole document for each label and control
for (const { prototype } of [HTMLButtonElement, HTMLInputElement, HTMLSelectElement, HTMLTextAreaElement]) {
  Object.defineProperty(prototype, 'labels', {
    configurable: true,
    get(this: HTMLElement & { type: string }) {
      if (this.type === 'hidden') return null;
      return Array.from(document.getElementsByTagName('label')).filter((label) =>
        label.htmlFor
          ? label.htmlFor === this.id && document.getElementById(this.id) === this
          : label.contains(this) && label.querySelector(LABELABLE) === this,
      );
    },
  });
}

/** The selector by which Testing Library finds the control of a label. */
const BY_ID = /^\[id="([^"]+)"\]$/;
type QuerySelector = (this: Element, selector: string) => Element | null;
const originalQuerySelector: QuerySelector = Reflect.get<Element, 'querySelector'>(Element.prototype, 'querySelector');

/** `querySelector`: jsdom walks the whole document to find an id. */
const quickQuerySelector: QuerySelector = function (selector) {
  const [, id] = BY_ID.exec(selector) ?? [];
  const found = id ? document.getElementById(id) : null;
  return found && found !== this && this.contains(found) ? found : originalQuerySelector.call(this, selector);
};
Object.assign(Element.prototype, { querySelector: quickQuerySelector });

const originalComputedStyle = window.getComputedStyle.bind(window);
const OWN_STYLE = /display|visibility|pointer-events/;
const INHERITED_STYLE = /visibility|pointer-events/;

/** Styles that decide whether an element can be seen and clicked, by its name and attributes. */
const knownStyles = new Map<string, Record<string, string>>();

function getKnownStyle(element: Element) {
  const attributes = ['type', 'hidden', 'open'].map((name) => element.getAttribute(name));
  const key = [element.namespaceURI, element.localName, ...attributes].join();
  let style = knownStyles.get(key);
  if (!style) {
    const { display, visibility, pointerEvents } = originalComputedStyle(element);
    style = { display, visibility, pointerEvents };
    knownStyles.set(key, style);
  }
  return style;
}

function hasOwnStyle(element: Element) {
  if (OWN_STYLE.test(element.getAttribute('style') ?? '')) return true;
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (INHERITED_STYLE.test(parent.getAttribute('style') ?? '')) return true;
  }
  return false;
}

/**
 * `getComputedStyle`: Testing Library reads the style of many elements for each role and name, and jsdom computes each one
 * from all the rules of its default style sheet. These tests load no style sheet of the app, so elements with the same name
 * and attributes look the same, unless they have a `style`.
 */
function getQuickStyle(element: Element, pseudoElement?: string | null): object {
  if (pseudoElement || hasOwnStyle(element)) return originalComputedStyle(element, pseudoElement);
  const quick = getKnownStyle(element);
  const getPropertyValue = (name: string) => quick[name] ?? originalComputedStyle(element).getPropertyValue(name);
  const values: Record<string, unknown> = { ...quick, getPropertyValue };
  return new Proxy(values, {
    get: (_, name): unknown => values[String(name)] ?? Reflect.get(originalComputedStyle(element), name),
  });
}
Object.assign(window, { getComputedStyle: getQuickStyle });
Object.assign(document.defaultView ?? {}, { getComputedStyle: getQuickStyle });
