/** Moves the focus to the page, as opening one does: for what takes its own button away when it is done. */
export const focusPage = () => document.getElementById('main')?.focus({ preventScroll: true });
