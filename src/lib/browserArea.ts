/** A localStorage that never throws. */
export type StorageArea = {
  get(key: string): string | null;
  /** Returns false if storage is full, blocked or missing. */
  set(key: string, text: string): boolean;
  remove(key: string): void;
};

/** Wraps localStorage, with memory as the fallback if the browser blocks it. */
export function createBrowserArea(): StorageArea {
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
