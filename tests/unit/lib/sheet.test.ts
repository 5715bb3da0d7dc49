import { describe, expect, it, vi } from 'vitest';

const HREF = '/assets/index.css';
const named = () => Object.assign(document.createElement('meta'), { name: 'app-sheet', content: HREF });

function held(): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: HREF });
  link.setAttribute('disabled', '');
  return link;
}

/** What becomes of the sheet that a page with this head names. */
async function ask(...head: Element[]) {
  document.head.replaceChildren(...head);
  vi.resetModules();
  const { wholeSheet } = await import('../../../src/lib/sheet');
  let isThere = false;
  const coming = wholeSheet();
  void coming.then(() => (isThere = true));
  const links = () => document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
  const isResolved = async () => {
    await Promise.resolve();
    return isThere;
  };
  return { wholeSheet, coming, links, isResolved };
}

describe('the whole style sheet', () => {
  it('is there where the page names none', async () => {
    expect(await (await ask()).isResolved()).toBe(true);
  });

  it.each(['load', 'error'])('is asked for once, and waited for until it tells of a %s', async (news) => {
    const { wholeSheet, coming, links, isResolved } = await ask(named());
    expect(wholeSheet()).toBe(coming);
    expect([...links()].map((link) => link.getAttribute('href'))).toEqual([HREF]);
    expect(await isResolved()).toBe(false);
    links()[0]?.dispatchEvent(new Event(news));
    expect(await isResolved()).toBe(true);
  });

  describe('that the page holds back', () => {
    it('is let go, and waited for', async () => {
      const { links, isResolved } = await ask(named(), held());
      expect([...links()].map(({ disabled }) => disabled)).toEqual([false]);
      expect(await isResolved()).toBe(false);
      links()[0]?.dispatchEvent(new Event('load'));
      expect(await isResolved()).toBe(true);
    });

    it('is not waited for where the browser fetched it all the same', async () => {
      const { isResolved } = await ask(named(), Object.defineProperty(held(), 'sheet', { value: {} }));
      expect(await isResolved()).toBe(true);
    });
  });
});
