const toPromise = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(new Error('IndexedDB refused'));
  });

/** Converts a stored value to text; bytes are decoded. */
const toReadable = (value: unknown): unknown =>
  value instanceof Uint8Array ? new TextDecoder('latin1').decode(value) : value;

async function readDatabase(name: string) {
  const database = await toPromise(indexedDB.open(name));
  const kept = await Promise.all(
    [...database.objectStoreNames].map(async (store) => {
      const keys = await toPromise(database.transaction(store).objectStore(store).getAllKeys());
      const values = await toPromise(database.transaction(store).objectStore(store).getAll() as IDBRequest<unknown[]>);
      return [store, keys, values.map(toReadable)];
    }),
  );
  database.close();
  return kept;
}

/** Returns all browser storage (localStorage, sessionStorage, cookies, every IndexedDB) as one text. */
export async function readEverythingKept(): Promise<string> {
  const databases = await indexedDB.databases();
  const kept = await Promise.all(databases.map(async ({ name = '' }) => [name, await readDatabase(name)]));
  return JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, kept]);
}

/** Returns the keys of remembered logins in the key vault. */
export async function sealedNames(): Promise<IDBValidKey[]> {
  const known = await indexedDB.databases();
  if (!known.some(({ name }) => name === 'logistix-vault')) return [];
  const database = await toPromise(indexedDB.open('logistix-vault'));
  const names = await toPromise(database.transaction('sealed').objectStore('sealed').getAllKeys());
  database.close();
  return names;
}
