import type { StoredFile } from './http';

/** A world as JSON text. Each save raises the revision; a tab with an older one loads the world again. */
export type SavedWorld = { revision: number; text: string };

/** Storage of a sandbox world: memory in Node, IndexedDB in the browser. */
export type WorldStorage = {
  /** Resolves to the stored world if it is newer than `revision`, otherwise null. */
  loadNewer(revision: number): Promise<SavedWorld | null>;
  save(world: SavedWorld): Promise<void>;
  saveFile(id: string, file: StoredFile): Promise<void>;
  loadFile(id: string): Promise<StoredFile | null>;
  clearFiles(): Promise<void>;
  /** Runs one call at a time across all users of the storage. */
  runExclusive<T>(work: () => Promise<T>): Promise<T>;
};

/** Stores the world in memory; sandboxes on the same storage share it. */
export function createMemoryStorage(): WorldStorage {
  let stored: SavedWorld | null = null;
  const files = new Map<string, StoredFile>();
  return {
    loadNewer: (revision) => Promise.resolve(stored && stored.revision > revision ? stored : null),
    save: (world) => {
      stored = world;
      return Promise.resolve();
    },
    saveFile: (id, file) => Promise.resolve(void files.set(id, file)),
    loadFile: (id) => Promise.resolve(files.get(id) ?? null),
    clearFiles: () => Promise.resolve(files.clear()),
    runExclusive: (work) => work(),
  };
}
