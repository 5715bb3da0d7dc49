/** localStorage as the store sees it: it never throws. */
export type StorageArea = {
  get(key: string): string | null;
  /** False where the text could not be kept: full, blocked or missing. */
  set(key: string, text: string): boolean;
  remove(key: string): void;
};

/** localStorage; where the browser blocks it, what it holds lives as long as the page. */
export function browserArea(): StorageArea {
  const memory = new Map<string, string>();
  return {
    get(key) {
      try {
        return window.localStorage.getItem(key);
      } catch {
        return memory.get(key) ?? null;
      }
    },
    set(key, text) {
      try {
        window.localStorage.setItem(key, text);
        return true;
      } catch {
        memory.set(key, text);
        return false;
      }
    },
    remove(key) {
      memory.delete(key);
      try {
        window.localStorage.removeItem(key);
      } catch {
        // blocked storage holds nothing
      }
    },
  };
}
