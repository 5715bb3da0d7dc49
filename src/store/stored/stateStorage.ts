import { isUsableToken } from '@/lib/http/token';
import type { BookingState } from '../bookingState';
import { areOtherCustomers } from '../user';
import type { UserState } from '../userState';
import { preferencesOf } from '../utils';
import { bookingSchema } from './bookingSchema';
import type { StorageArea } from './browserArea';
import { preferencesSchema } from './preferencesSchema';
import { readStored, STORED_VERSION } from './readStored';
import { userSchema } from './userSchema';

/** Spec section 3: persisted state is kept under these three keys, literally (README, Storage). */
export type StoredKey = 'user' | 'utils' | 'booking';

/** The least that a full storage has to keep of a booking in progress. */
const BOOKING_CACHES = ['quickQuotes', 'recentStops', 'lookupErrors'];

/** A slice as redux-persist writes it: each field as JSON within the JSON. */
function wrap(slice: object): string {
  const fields = Object.entries({ ...slice, _persist: { version: STORED_VERSION, rehydrated: true } });
  return JSON.stringify(Object.fromEntries(fields.map(([name, value]) => [name, JSON.stringify(value)])));
}

type Options = {
  area: StorageArea;
  /** Called once after a write that met a newer session of another tab, or a newer token. */
  onNewer: () => void;
};

export type StateStorage = ReturnType<typeof createStateStorage>;

/**
 * What stands between redux-persist and localStorage. A tab that slept through a logout must not write its old token
 * back, and a full storage must not keep a spent one: the write is refused, or the token goes.
 */
export function createStateStorage({ area, onNewer }: Options) {
  const readUser = () => readStored(area.get('user'), userSchema);
  const readPreferences = () => preferencesOf(readStored(area.get('utils'), preferencesSchema));
  /** The token as this tab last read or wrote it: another one in storage is another tab's work. */
  let knownToken = readUser().token;
  /** The session that this tab is in. */
  let ownEpoch = readUser().sessionEpoch;
  let isClosed = false;
  // redux-persist writes from within a reducer, where the state can neither be read nor changed
  const tellNewer = () => queueMicrotask(onNewer);

  /** This tab's user, with the token that another tab refreshed in the meantime. */
  function withNewerToken(text: string, own: UserState, stored: UserState): string {
    const isSameSession = own.sessionEpoch === stored.sessionEpoch;
    if (isSameSession && own.token === knownToken && stored.token !== knownToken && isUsableToken(stored.token)) {
      tellNewer();
      const fields = JSON.parse(text) as Record<string, unknown>;
      const { token, refreshToken } = stored;
      return JSON.stringify({ ...fields, token: JSON.stringify(token), refreshToken: JSON.stringify(refreshToken) });
    }
    knownToken = own.token;
    return text;
  }

  function writeUser(text: string) {
    if (area.set('user', text)) return;
    const booking = area.get('booking');
    if (booking !== null && area.set('booking', withoutCaches(booking)) && area.set('user', text)) return;
    area.remove('booking');
    if (area.set('user', text)) return;
    area.remove('user');
  }

  function writeBooking(text: string) {
    if (!area.set('booking', text)) area.set('booking', withoutCaches(text));
  }

  function write(key: StoredKey, text: string) {
    if (isClosed) return;
    const stored = readUser();
    const own = key === 'user' ? readStored(text, userSchema) : null;
    // two tabs that signed in at the same moment count the same: whoever was first stays
    const isOthers = own?.sessionEpoch === stored.sessionEpoch && areOtherCustomers(own, stored);
    if (stored.sessionEpoch > (own?.sessionEpoch ?? ownEpoch) || isOthers) tellNewer();
    else if (own) writeUser(withNewerToken(text, own, stored));
    else if (key === 'booking') writeBooking(text);
    else area.set(key, text);
  }

  return {
    /** This tab is in the session of that number: what it writes belongs to it. */
    enterSession(sessionEpoch: number) {
      ownEpoch = sessionEpoch;
    },
    /** This page is about to go: what it still has to write is not for storage. */
    close() {
      isClosed = true;
    },
    readUser,
    readPreferences,
    readBooking: (): BookingState => readStored(area.get('booking'), bookingSchema),
    /** Ends the session on disk at once: what stays is the remembered sign-in and the choices for this device. Gives the number of the next session. */
    closeSession({ rememberMeData, sessionEpoch: ended }: Pick<UserState, 'rememberMeData' | 'sessionEpoch'>): number {
      const sessionEpoch = Math.max(ended, readUser().sessionEpoch) + 1;
      area.remove('booking');
      if (!area.set('utils', wrap(readPreferences()))) area.remove('utils');
      knownToken = null;
      if (!area.set('user', wrap({ rememberMeData, sessionEpoch }))) area.remove('user');
      return sessionEpoch;
    },
    /** The three calls of redux-persist's storage. */
    getItem: (key: string) => Promise.resolve(area.get(key)),
    setItem: (key: string, text: string) => {
      write(key as StoredKey, text);
      return Promise.resolve();
    },
    removeItem: (key: string) => {
      area.remove(key);
      return Promise.resolve();
    },
  };
}

function withoutCaches(text: string): string {
  try {
    const fields = JSON.parse(text) as Record<string, unknown>;
    return JSON.stringify(
      Object.fromEntries(Object.entries(fields).filter(([name]) => !BOOKING_CACHES.includes(name))),
    );
  } catch {
    return '{}';
  }
}
