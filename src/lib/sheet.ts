let coming: Promise<void> | undefined;

function load(): Promise<void> {
  const href = document.querySelector<HTMLMetaElement>('meta[name=app-sheet]')?.content;
  // a page that was not prerendered has it in its head
  if (!href) return Promise.resolve();
  // one that is named already, so that no script that comes brings it along (scripts/prerender.ts)
  const held = document.querySelector<HTMLLinkElement>('link[rel=stylesheet][disabled]');
  const link = held ?? document.createElement('link');
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    if (held) held.disabled = false;
    else document.head.append(Object.assign(link, { rel: 'stylesheet', href }));
    // some browsers fetch one that is disabled, and tell nothing when it is not any more
    if (link.sheet) resolve();
  });
}

/**
 * The whole style sheet: a page with a document of its own holds its part alone until this is called. Resolves once it
 * applies, or cannot be had: the page works all the same, and a reload fetches it.
 */
export const wholeSheet = (): Promise<void> => (coming ??= load());
