import type { Page } from '@playwright/test';

/**
 * Returns the labels, clusters and vehicles on the map that overlap another marker or label. The live vehicle may be at
 * a stop, but no label may cover either.
 */
export const findMapOverlaps = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.map-marker, .map-cluster')].flatMap((marker) => {
      const pin = marker.querySelector('button, [role=img]');
      const name = pin?.getAttribute('aria-label') ?? `${marker.textContent} vehicles`;
      const label = pin?.matches('button') ? pin.children[1] : pin?.querySelector(':scope > div');
      const disc = pin?.matches('button') ? pin.children[0] : (pin ?? marker);
      const isFixed = pin?.getAttribute('role') === 'img';
      return [
        { part: name, marker, isFixed, element: disc },
        { part: `label of ${name}`, marker, isFixed: false, element: label },
      ].flatMap(({ element, ...box }) =>
        element?.checkVisibility() ? [{ ...box, rect: element.getBoundingClientRect() }] : [],
      );
    });
    return boxes.flatMap((box, index) =>
      boxes.slice(index + 1).flatMap((other) => {
        if (box.marker === other.marker || (box.isFixed && other.isFixed)) return [];
        const [a, b] = [box.rect, other.rect];
        const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        return width > 1 && height > 1 ? [`${box.part} and ${other.part}`] : [];
      }),
    );
  });
