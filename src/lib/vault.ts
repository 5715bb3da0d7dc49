/**
 * Stores secrets encrypted with AES-GCM, under a key that no script can export. Without WebCrypto or IndexedDB (plain
 * http, private windows) nothing is stored, never plain text.
 */
const DATABASE = 'logistix-vault';
const KEYS = 'keys';
const SEALED = 'sealed';
const KEY_ID = 'main';
const IV_BYTES = 12;
/** Some browsers never answer: a login, a logout and a booking form must not wait for them. */
const ANSWER_TIMEOUT_MS = 1000;

type Sealed = Uint8Array<ArrayBuffer>;

/** Resolves with the result of a request; rejects if the browser refuses it or does not answer in time. */
function toPromise<T>(request: IDBRequest<T>): Promise<T> {
  let deadline: ReturnType<typeof setTimeout> | undefined;
  const result = new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB refused'));
    deadline = setTimeout(() => reject(new Error('IndexedDB did not answer')), ANSWER_TIMEOUT_MS);
  });
  return result.finally(() => clearTimeout(deadline));
}

/** Opens the database; rejects without IndexedDB. */
async function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open(DATABASE, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore(KEYS);
    opening.result.createObjectStore(SEALED);
  };
  return toPromise(opening);
}

/** Runs one request on a store of the vault; rejects without IndexedDB. */
async function withStore<T>(name: string, mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest<T>) {
  const database = await openDatabase();
  try {
    return await toPromise(work(database.transaction(name, mode).objectStore(name)));
  } finally {
    database.close();
  }
}

const readStoredKey = () =>
  withStore(KEYS, 'readonly', (store) => store.get(KEY_ID) as IDBRequest<CryptoKey | undefined>);

async function getVaultKey(): Promise<CryptoKey> {
  const known = await readStoredKey();
  if (known) return known;
  const created = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt']);
  try {
    await withStore(KEYS, 'readwrite', (store) => store.add(created, KEY_ID));
    return created;
  } catch {
    // another tab was first: `add` refuses a second key, so this tab uses theirs
    const theirs = await readStoredKey();
    if (!theirs) throw new Error('The vault has no key');
    return theirs;
  }
}

const getCipher = (name: string, iv: Sealed) => ({
  name: 'AES-GCM',
  iv,
  // binds the ciphertext to its name
  additionalData: new TextEncoder().encode(name),
});

async function encryptBytes(name: string, value: string): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(value);
  const secret = await crypto.subtle.encrypt(getCipher(name, iv), await getVaultKey(), text);
  const bytes = new Uint8Array(IV_BYTES + secret.byteLength);
  bytes.set(iv);
  bytes.set(new Uint8Array(secret), IV_BYTES);
  return bytes;
}

async function decryptBytes(name: string, bytes: Sealed): Promise<string> {
  const key = await readStoredKey();
  if (!key) throw new Error('The vault has no key');
  const text = await crypto.subtle.decrypt(getCipher(name, bytes.slice(0, IV_BYTES)), key, bytes.slice(IV_BYTES));
  return new TextDecoder().decode(text);
}

async function orElse<T>(fallback: T, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    return fallback;
  }
}

/** Encrypts `value` as base64 text for the caller to store; null if it cannot be encrypted. */
export const encrypt = (name: string, value: string): Promise<string | null> =>
  orElse(null, async () =>
    btoa(Array.from(await encryptBytes(name, value), (byte) => String.fromCharCode(byte)).join('')),
  );

/** Decrypts the text of `encrypt` under the same name; null if it is no longer readable. */
export const decrypt = (name: string, ciphertext: string): Promise<string | null> =>
  orElse(null, () =>
    decryptBytes(
      name,
      Uint8Array.from(atob(ciphertext), (letter) => letter.charCodeAt(0)),
    ),
  );

/** Stores `value` encrypted under `name`; resolves with false if it could not be stored. */
export const saveSealed = (name: string, value: string): Promise<boolean> =>
  orElse(false, async () => {
    const bytes = await encryptBytes(name, value);
    await withStore(SEALED, 'readwrite', (store) => store.put(bytes, name));
    return true;
  });

/** Reads and decrypts the value under `name`; null if there is none. */
export const readSealed = (name: string): Promise<string | null> =>
  orElse(null, async () => {
    const bytes = await withStore(SEALED, 'readonly', (store) => store.get(name) as IDBRequest<Sealed | undefined>);
    return bytes ? await decryptBytes(name, bytes) : null;
  });

/** Removes the value under `name`. */
export const forget = (name: string): Promise<void> =>
  orElse(undefined, () => withStore(SEALED, 'readwrite', (store) => store.delete(name)));
