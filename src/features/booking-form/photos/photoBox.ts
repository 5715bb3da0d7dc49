import { forget, readSealed, saveSealed } from '@/lib/vault';

/** Photos of goods by the key of the goods. They are kept encrypted beside the draft until the booking has them. */
type Stored = { name: string; type: string; data: string }[];

const NONE: File[] = [];

async function toBase64(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

const fromBase64 = (data: string) => Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));

async function pack(files: readonly File[]): Promise<string> {
  const stored: Stored = [];
  for (const file of files) stored.push({ name: file.name, type: file.type, data: await toBase64(file) });
  return JSON.stringify(stored);
}

function unpack(text: string): File[] {
  try {
    return (JSON.parse(text) as Stored).map(({ name, type, data }) => new File([fromBase64(data)], name, { type }));
  } catch {
    return [];
  }
}

/** The photos of one draft: at hand while the page is open, sealed for the next time it is. */
export function createPhotoBox(account: string) {
  const files = new Map<string, File[]>();
  const listeners = new Set<() => void>();
  const nameOf = (goods: string) => `photos/${account}/${goods}`;
  const tell = () => listeners.forEach((listener) => listener());
  /** Saves follow each other, so that the last choice is what stays. */
  let saving: Promise<unknown> = Promise.resolve();
  const later = (work: () => Promise<unknown>) => {
    saving = saving.then(work, work);
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    of: (goods: string): File[] => files.get(goods) ?? NONE,
    set: (goods: string, chosen: File[]) => {
      files.set(goods, chosen);
      tell();
      later(async () => (chosen.length > 0 ? saveSealed(nameOf(goods), await pack(chosen)) : forget(nameOf(goods))));
    },
    /** Brings back what was sealed, unless photos were chosen meanwhile. */
    load: async (goods: readonly string[]) => {
      for (const key of goods) {
        const text = await readSealed(nameOf(key));
        if (text !== null && !files.has(key)) files.set(key, unpack(text));
      }
      tell();
    },
    /** Removes the photos of these goods, here and in the vault. */
    drop: (goods: readonly string[]) => {
      for (const key of goods) {
        files.delete(key);
        later(() => forget(nameOf(key)));
      }
      tell();
    },
    /** When everything chosen so far is sealed. */
    whenSaved: () => saving,
  };
}

export type PhotoBox = ReturnType<typeof createPhotoBox>;
