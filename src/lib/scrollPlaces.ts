const KEY = 'scroll-places';

function read(): Map<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return new Map(Array.isArray(kept) ? (kept as [string, number][]) : []);
  } catch {
    return new Map();
  }
}

/**
 * Where each page in this tab's history was scrolled to, in px from its top, by the key of its place in the history;
 * what the page that is left tells outlives a reload.
 */
export function makeScrollPlaces() {
  const places = read();
  return {
    leave: (key: string) => void places.set(key, window.scrollY),
    of: (key: string) => places.get(key),
    keep() {
      try {
        sessionStorage.setItem(KEY, JSON.stringify([...places]));
      } catch {
        // without storage a reload starts at the top
      }
    },
  };
}
