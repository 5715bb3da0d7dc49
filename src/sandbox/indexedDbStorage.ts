import type { StoredFile } from './http';
import type { SavedWorld, WorldStorage } from './storage';

export const SANDBOX_DB = 'logistix-sandbox';
export const WORLDS = 'worlds';
export const FILES = 'files';
/** Raised when the shape of the world changes; older worlds are ignored. */
export const WORLD_KEY = 'world-4';
const LOCK = 'logistix-sandbox';

function openDb(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(SANDBOX_DB, 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore(WORLDS);
      request.result.createObjectStore(FILES);
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The sandbox storage did not open.'));
  });
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The sandbox storage did not answer.'));
  });

/** Stores the world in IndexedDB. All tabs share it, and a lock serializes their calls. */
export async function openIndexedDbStorage(): Promise<WorldStorage> {
  const db = await openDb();
  const store = (name: string, mode: IDBTransactionMode) => db.transaction(name, mode).objectStore(name);
  const read = <T>(name: string, key: string) => done(store(name, 'readonly').get(key) as IDBRequest<T | undefined>);
  return {
    loadNewer: async (revision) => {
      const stored = await read<SavedWorld>(WORLDS, WORLD_KEY);
      return stored && stored.revision > revision ? stored : null;
    },
    save: async (world) => {
      await done(store(WORLDS, 'readwrite').put(world, WORLD_KEY));
    },
    saveFile: async (id, file) => {
      await done(store(FILES, 'readwrite').put(file, id));
    },
    loadFile: async (id) => (await read<StoredFile>(FILES, id)) ?? null,
    clearFiles: async () => {
      await done(store(FILES, 'readwrite').clear());
    },
    runExclusive: async (work) => {
      // Without the Web Locks API each tab still runs its own calls in sequence.
      const { locks } = globalThis.navigator as { locks?: LockManager };
      if (!locks) return work();
      let result: Awaited<ReturnType<typeof work>> | undefined;
      await locks.request(LOCK, async () => void (result = await work()));
      return result as Awaited<ReturnType<typeof work>>;
    },
  };
}
