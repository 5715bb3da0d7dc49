/**
 * Returns the page numbers of a pager, from 0: first, last, current and its neighbours. Null is a gap of two pages or
 * more.
 */
export function getPageWindow(current: number, pageCount: number): (number | null)[] {
  const near = [0, current - 1, current, current + 1, pageCount - 1];
  const shown = Array.from({ length: pageCount }, (_, page) => page).filter(
    (page) => near.includes(page) || (near.includes(page - 1) && near.includes(page + 1)),
  );
  return shown.flatMap((page, index) => {
    const before = shown[index - 1];
    return before !== undefined && page - before > 1 ? [null, page] : [page];
  });
}
