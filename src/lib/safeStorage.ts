/** Storage of the browser that never throws. */
export type SafeStorage = {
  get(key: string): string | null;
  /** Returns true if the text is stored. If storage is full, blocked or missing, memory holds it until the page is left. */
  set(key: string, text: string): boolean;
  remove(key: string): void;
};

/** Wraps a storage of the browser. Where the browser blocks it, opening it throws. */
function createSafeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  function attempt<T>(work: (storage: Storage) => T, fallback: T): T {
    try {
      return work(open());
    } catch {
      return fallback;
    }
  }
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null) ?? memory.get(key) ?? null,
    set(key, text) {
      const isStored = attempt((storage) => {
        storage.setItem(key, text);
        return true;
      }, false);
      if (isStored) memory.delete(key);
      else memory.set(key, text);
      return isStored;
    },
    remove(key) {
      memory.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
  };
}

/** localStorage, which all tabs share. */
export const deviceStorage = createSafeStorage(() => localStorage);

/** sessionStorage, which lives as long as the tab. */
export const tabStorage = createSafeStorage(() => sessionStorage);
