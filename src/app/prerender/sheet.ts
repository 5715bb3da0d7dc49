/**
 * The whole style sheet: a prerendered page holds its own part alone until the app comes. Resolves once it applies, or
 * cannot be had: the page works all the same, and a reload fetches it.
 */
export function loadSheet(): Promise<void> {
  const href = document.querySelector<HTMLMetaElement>('meta[name=app-sheet]')?.content;
  // a page that was not prerendered has it in its head
  if (!href) return Promise.resolve();
  const link = document.createElement('link');
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => resolve());
    Object.assign(link, { rel: 'stylesheet', href });
    document.head.append(link);
  });
}
