/** What a list in a box of its own needs when it is written by hand. */

const AROUND_PX = 200;

/** Draws those of equal rows that are in sight of the window, at their places in `body`; `rows` says what there is now. */
export function drawInWindow<Row>(
  body: HTMLElement,
  rowPx: number,
  rows: () => readonly Row[],
  draw: (row: Row) => HTMLElement,
): () => void {
  body.style.position = 'relative';
  const show = () => {
    const all = rows();
    body.style.height = `${all.length * rowPx}px`;
    const top = window.scrollY - body.offsetTop;
    const from = Math.max(0, Math.floor((top - AROUND_PX) / rowPx));
    const to = Math.ceil((top + window.innerHeight + AROUND_PX) / rowPx);
    const drawn = all.slice(from, to).map((row, at) => {
      const made = draw(row);
      made.style.cssText += `;position:absolute;inset-inline:0;top:${(from + at) * rowPx}px`;
      return made;
    });
    body.replaceChildren(...drawn);
  };
  window.addEventListener('scroll', show, { passive: true });
  return show;
}

/** A scrolling box with the rows that are in sight, each at its place; heights are known. */
export function drawInSight<Row>(
  rows: Row[],
  heightOf: (row: Row) => number,
  draw: (row: Row) => HTMLElement,
  width: number,
): HTMLElement {
  const tops = new Float64Array(rows.length + 1);
  rows.forEach((row, at) => {
    tops[at + 1] = (tops[at] ?? 0) + heightOf(row);
  });
  const box = document.createElement('div');
  box.style.cssText = `position: relative; overflow-y: auto; height: 700px; width: ${width}px`;
  box.dataset.list = '';
  box.tabIndex = 0;
  const content = document.createElement('div');
  content.style.cssText = `position: relative; height: ${tops[rows.length] ?? 0}px`;
  box.append(content);
  (document.getElementById('root') ?? document.body).append(box);

  const rowAt = (top: number) => {
    let [low, high] = [0, rows.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((tops[middle + 1] ?? 0) <= top) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const show = () => {
    const from = rowAt(box.scrollTop - AROUND_PX);
    const to = rowAt(box.scrollTop + box.clientHeight + AROUND_PX) + 1;
    const drawn = rows.slice(from, to).map((row, at) => {
      const made = draw(row);
      made.style.cssText = `position:absolute;inset-inline:0;top:${tops[from + at] ?? 0}px`;
      return made;
    });
    content.replaceChildren(...drawn);
  };
  box.addEventListener('scroll', show, { passive: true });
  show();
  return box;
}
