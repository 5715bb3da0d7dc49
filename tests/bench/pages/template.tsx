import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';

/** What the app draws, as elements without the app: a page written by hand shows the same picture, so that only the work is compared. */
export function elementsOf(drawn: ReactNode): HTMLElement {
  const markup = renderToStaticMarkup(<MemoryRouter>{drawn}</MemoryRouter>);
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  return document.importNode(body.firstElementChild as HTMLElement, true);
}

/** Copies of a row for others of its kind. `drawOne` is asked once per kind, for the first of it. */
export function rowMaker<Row>(
  rows: readonly Row[],
  kindOf: (row: Row) => string,
  drawOne: (row: Row) => HTMLElement,
  textsOf: (row: Row) => string[],
): (row: Row) => HTMLElement {
  const templates = new Map<string, HTMLElement>();
  for (const row of rows) if (!templates.has(kindOf(row))) templates.set(kindOf(row), drawOne(row));
  for (const row of rows.slice(0, 50)) checkTexts(fill(templates.get(kindOf(row)), textsOf(row)), drawOne(row));
  return (row) => fill(templates.get(kindOf(row)), textsOf(row));
}

function fill(template: HTMLElement | undefined, texts: readonly string[]): HTMLElement {
  const made = template?.cloneNode(true) as HTMLElement;
  const walker = document.createTreeWalker(made, NodeFilter.SHOW_TEXT);
  for (const text of texts) {
    const node = walker.nextNode();
    if (node) node.nodeValue = text;
  }
  return made;
}

/** A page that shows something else measures nothing. */
function checkTexts(made: HTMLElement, wanted: HTMLElement) {
  if (made.textContent !== wanted.textContent)
    throw new Error(`By hand "${made.textContent}", by the app "${wanted.textContent}"`);
}
