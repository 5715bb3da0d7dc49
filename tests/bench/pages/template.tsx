import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';

/** What the app draws, as elements without the app: a page written by hand shows the same picture, so that only the work is compared. */
export function elementsOf(drawn: ReactNode): HTMLElement {
  const markup = renderToStaticMarkup(<MemoryRouter>{drawn}</MemoryRouter>);
  return elementOf(markup);
}

function elementOf(markup: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  return document.importNode(body.firstElementChild as HTMLElement, true);
}

const KEPT = 'templates';

/** An earlier visit draws the rows to be copied, and checks the copies: the visit that is measured is as cold as the app's. */
const isPreparing = location.search === '?prepare';

/** Copies of a row for others of its kind; `drawOne` draws the first of each kind. */
export function rowMaker<Row>(
  rows: () => readonly Row[],
  kindOf: (row: Row) => string,
  drawOne: (row: Row) => HTMLElement,
  textsOf: (row: Row) => string[],
): (row: Row) => HTMLElement {
  if (isPreparing) prepare(rows(), kindOf, drawOne, textsOf);
  const kept = JSON.parse(sessionStorage.getItem(KEPT) ?? '[]') as [string, string][];
  const templates = new Map(kept.map(([kind, markup]) => [kind, elementOf(markup)]));
  return (row) => fill(templates.get(kindOf(row)), textsOf(row));
}

function prepare<Row>(
  rows: readonly Row[],
  kindOf: (row: Row) => string,
  drawOne: (row: Row) => HTMLElement,
  textsOf: (row: Row) => string[],
) {
  const templates = new Map<string, HTMLElement>();
  for (const row of rows) if (!templates.has(kindOf(row))) templates.set(kindOf(row), drawOne(row));
  for (const row of rows.slice(0, 50)) checkTexts(fill(templates.get(kindOf(row)), textsOf(row)), drawOne(row));
  sessionStorage.setItem(
    KEPT,
    JSON.stringify([...templates].map(([kind, made]) => [kind, new XMLSerializer().serializeToString(made)])),
  );
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
