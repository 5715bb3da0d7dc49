/**
 * Resolves once what was drawn last is on screen: what nobody sees yet waits for what somebody waits to see. A page
 * behind other windows is not painted; there it resolves at once.
 */
export const painted = () =>
  new Promise<void>((resolve) => {
    if (document.hidden) setTimeout(resolve);
    else requestAnimationFrame(() => setTimeout(resolve));
  });
