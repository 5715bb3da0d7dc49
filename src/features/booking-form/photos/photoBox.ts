import { forget, readSealed, saveSealed } from '@/lib/vault';
import { createSubscription } from '@/utils/subscription';

/** Photos as they are encrypted in the vault, until they are sent with the booking. */
type StoredPhotos = { name: string; type: string; data: string }[];

const NONE: File[] = [];

async function toBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

const fromBase64 = (data: string) => Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));

async function pack(files: readonly File[]): Promise<string> {
  const stored: StoredPhotos = [];
  for (const file of files) stored.push({ name: file.name, type: file.type, data: await toBase64(file) });
  return JSON.stringify(stored);
}

function unpack(text: string): File[] {
  try {
    return (JSON.parse(text) as StoredPhotos).map(
      ({ name, type, data }) => new File([fromBase64(data)], name, { type }),
    );
  } catch {
    return [];
  }
}

/** Creates the photo store of an account, by item key: in memory, and encrypted in the vault for the next visit. */
export function createPhotoBox(account: string) {
  const files = new Map<string, File[]>();
  const { subscribe, notify } = createSubscription();
  const getVaultKey = (itemKey: string) => `photos/${account}/${itemKey}`;
  /** Writes run one after the other, so that the last choice wins. */
  let saving: Promise<unknown> = Promise.resolve();
  const enqueue = (work: () => Promise<unknown>) => {
    saving = saving.then(work, work);
  };

  return {
    subscribe,
    get: (itemKey: string): File[] => files.get(itemKey) ?? NONE,
    set: (itemKey: string, chosen: File[]) => {
      files.set(itemKey, chosen);
      notify();
      enqueue(async () =>
        chosen.length > 0 ? saveSealed(getVaultKey(itemKey), await pack(chosen)) : forget(getVaultKey(itemKey)),
      );
    },
    /** Loads the stored photos of items that have no newer choice. */
    load: async (itemKeys: readonly string[]) => {
      for (const key of itemKeys) {
        const text = await readSealed(getVaultKey(key));
        if (text !== null && !files.has(key)) files.set(key, unpack(text));
      }
      notify();
    },
    /** Removes the photos of these items from memory and vault. */
    remove: (itemKeys: readonly string[]) => {
      for (const key of itemKeys) {
        files.delete(key);
        enqueue(() => forget(getVaultKey(key)));
      }
      notify();
    },
    /** Resolves when all pending writes are done. */
    whenSaved: () => saving,
  };
}

export type PhotoBox = ReturnType<typeof createPhotoBox>;
