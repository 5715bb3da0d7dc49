import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { recallLogin, rememberLogin } from '@/features/auth/rememberMe';
import { decrypt, encrypt, forget, readSealed, saveSealed } from '@/lib/vault';
import { makeStore } from '@/store/makeStore';
import { loggedOut } from '@/store/user';
import { atTestEnd } from '../../atTestEnd';
import { stopWriting } from '../../storedSlices';

const PASSWORD = 'Padala#2026-very-own';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Returns every value of the vault's database as searchable texts, keys and bytes included. */
async function everythingInIndexedDb(): Promise<string> {
  const opening = indexedDB.open('logistix-vault');
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(new Error('no database'));
  });
  const texts: string[] = [];
  for (const name of database.objectStoreNames) {
    const request = database.transaction(name, 'readonly').objectStore(name).getAll();
    const values = await new Promise<unknown[]>((resolve) => {
      request.onsuccess = () => resolve(request.result as unknown[]);
    });
    for (const value of values) {
      texts.push(value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : JSON.stringify(value));
    }
  }
  database.close();
  return texts.join('\n');
}

describe('the vault', () => {
  it('returns a value under the same name only', async () => {
    expect(await saveSealed('draft:1', 'eight crates')).toBe(true);
    expect([await readSealed('draft:1'), await readSealed('draft:2')]).toEqual(['eight crates', null]);
    await forget('draft:1');
    expect(await readSealed('draft:1')).toBeNull();
    const ciphertext = await encrypt('remember-me', PASSWORD);
    expect(await decrypt('remember-me', ciphertext ?? '')).toBe(PASSWORD);
    expect(await decrypt('draft:1', ciphertext ?? '')).toBeNull();
  });

  it('returns any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme' }), async (words) => {
        expect(await decrypt('x', (await encrypt('x', words)) ?? '')).toBe(words);
      }),
      { numRuns: 25 },
    );
  });

  it('never writes the same ciphertext twice', async () => {
    expect(await encrypt('x', PASSWORD)).not.toBe(await encrypt('x', PASSWORD));
  });

  it('has one key that cannot be exported, even if two tabs create it at once', async () => {
    const [first, second] = await Promise.all([encrypt('x', 'one'), encrypt('x', 'two')]);
    expect([await decrypt('x', first ?? ''), await decrypt('x', second ?? '')]).toEqual(['one', 'two']);
    expect(await everythingInIndexedDb()).toBe('{}');
  });

  it('returns nothing for changed or invalid ciphertext', async () => {
    const ciphertext = (await encrypt('x', 'words')) ?? '';
    const changed = `${ciphertext.slice(0, -4)}AAAA`;
    expect([await decrypt('x', changed), await decrypt('x', '%%%'), await decrypt('x', '')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it.each(['indexedDB', 'crypto'])('stores nothing, without an error, if %s is missing', async (name) => {
    vi.stubGlobal(name, undefined);
    expect([await encrypt('x', 'words'), await saveSealed('x', 'words'), await readSealed('x')]).toEqual([
      null,
      false,
      null,
    ]);
    await expect(forget('x')).resolves.toBeUndefined();
  });

  it('gives up after a second if the database opens and then never answers', async () => {
    expect(await saveSealed('x', 'words')).toBe(true);
    vi.spyOn(IDBObjectStore.prototype, 'get').mockReturnValue({} as IDBRequest);
    expect([await readSealed('x'), await encrypt('x', 'words'), await saveSealed('x', 'words')]).toEqual([
      null,
      null,
      false,
    ]);
  });
});

describe('Remember me', () => {
  const persisted = async () => {
    const { store, persist } = makeStore();
    const persistor = await persist();
    atTestEnd(() => stopWriting(persistor));
    return { store, persistor };
  };

  it('leaves the password readable nowhere, and survives a logout', async () => {
    const { store, persistor } = await persisted();
    await store.dispatch(rememberLogin({ username: 'andrea', password: PASSWORD }));
    store.dispatch(loggedOut());
    await persistor.flush();
    const everything = [
      JSON.stringify({ ...localStorage, ...sessionStorage }),
      document.cookie,
      await everythingInIndexedDb(),
    ].join();
    const forms = [PASSWORD, btoa(PASSWORD), encodeURIComponent(PASSWORD), JSON.stringify(PASSWORD).slice(1, -1)];
    expect(forms.filter((form) => everything.includes(form))).toEqual([]);
    expect(everything).toContain('andrea');
    const { store: reopened } = await persisted();
    expect(await reopened.dispatch(recallLogin())).toEqual({ username: 'andrea', password: PASSWORD });
  });

  it('is forgotten when it is unticked', async () => {
    const { store } = await persisted();
    await store.dispatch(rememberLogin({ username: 'andrea', password: PASSWORD }));
    await store.dispatch(rememberLogin(null));
    expect(store.getState().user.rememberMeData).toEqual({ username: '', password: '' });
  });

  it('keeps only the username if encryption is not available', async () => {
    vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
    const { store } = await persisted();
    await store.dispatch(rememberLogin({ username: 'andrea', password: PASSWORD }));
    expect(store.getState().user.rememberMeData).toEqual({ username: 'andrea', password: '' });
    expect(await store.dispatch(recallLogin())).toEqual({ username: 'andrea', password: '' });
  });
});
