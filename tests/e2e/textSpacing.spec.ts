import type { Page } from '@playwright/test';
import { expect, test } from './app';
import { signIn } from './signIn';

/** The distances that WCAG 2.2 (1.4.12) lets a reader set. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

// the policy of the site allows no style of a test
test.use({ viewport: { width: 1280, height: 800 }, bypassCSP: true });

/** Returns the texts of the page that are cut off, and those that lie over another text. */
const findLostTexts = (page: Page) =>
  page.evaluate(() => {
    /** Not read on the page, or a label of the map, or a list field, which shows the start of its value. */
    const LEFT_OUT = '.sr-only, svg, script, style, [aria-hidden=true], .leaflet-container, [aria-haspopup=listbox]';
    /** A long address ends in dots on purpose. */
    const isAddress = ({ innerText }: HTMLElement) => /,|→/.test(innerText);
    const clips = (style: CSSStyleDeclaration) => /hidden|clip/.test(style.overflowX + style.overflowY);
    const scrolls = (style: CSSStyleDeclaration) => /auto|scroll/.test(style.overflowX + style.overflowY);
    const isTooHigh = (inner: DOMRect, outer: DOMRect) => inner.bottom > outer.bottom + 4 || inner.top < outer.top - 4;
    const isTooWide = (inner: DOMRect, outer: DOMRect) => inner.right > outer.right + 2 || inner.left < outer.left - 2;
    /** The nearest ancestor that hides what leaves it. */
    const findFrame = (element: Element | null): Element | null => {
      if (!element || clips(getComputedStyle(element)) || scrolls(getComputedStyle(element))) return element;
      return findFrame(element.parentElement);
    };
    const texts: { text: string; box: DOMRect; owner: Element; isCut: boolean }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = (node.textContent ?? '').trim();
      const owner = node.parentElement!;
      if (text === '' || owner.closest(LEFT_OUT)) continue;
      const frame = findFrame(owner);
      const frameBox = (frame ?? document.documentElement).getBoundingClientRect();
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects()) {
        if (box.width < 2 || (isTooWide(box, frameBox) && isAddress(owner))) continue;
        const isOutside = frame !== null && (isTooWide(box, frameBox) || isTooHigh(box, frameBox));
        const isCut = isOutside && !scrolls(getComputedStyle(frame));
        if (isCut || !isOutside) texts.push({ text, box, owner, isCut });
      }
    }
    const cut = texts.filter(({ isCut }) => isCut).map(({ text }) => `cut off: ${text}`);
    const covered = texts.flatMap(({ text, box, owner }, index) =>
      texts
        .slice(index + 1)
        .filter(
          (other) =>
            other.owner !== owner &&
            Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left) > 3 &&
            Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top) > 8,
        )
        .map((other) => `${text} lies over ${other.text}`),
    );
    return [...cut, ...covered];
  });

async function expectNoTextLost(page: Page, path: string, ready: string) {
  await page.goto(path);
  await expect(page.getByText(ready).first()).toBeVisible();
  await page.addStyleTag({ content: SPACING });
  expect(await findLostTexts(page), path).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, path).toBeLessThanOrEqual(0);
}

test('a visitor with wider text spacing reads all text', async ({ page }) => {
  await expectNoTextLost(page, '/', 'How it works');
  await expectNoTextLost(page, '/login', 'or continue with');
  await expectNoTextLost(page, '/quickquote/booking', 'Documents');
  await expectNoTextLost(page, '/signup/corporate', 'Company name');
});

test('a customer with wider text spacing reads all text', async ({ page }) => {
  await signIn(page, 'harbor.foods');
  await expectNoTextLost(page, '/dashboard', 'Active deliveries');
  await expectNoTextLost(page, '/mybooking?status=Completed', 'Delivered');
  await expectNoTextLost(page, '/mybooking?status=Completed&view=cards', 'Joint truck');
  await expectNoTextLost(page, '/wallet/transactions', 'Balance after');
  await expectNoTextLost(page, '/voucher', 'Welcome back');
  await expectNoTextLost(page, '/booking/exclusive', 'Small box');
});
