import { isUsableToken } from '@/lib/http/session';
import type { SafeStorage } from '@/lib/safeStorage';
import { isRecord } from '@/utils/isRecord';
import { initialBooking, type BookingState } from '../bookingState';
import { areOtherCustomers } from '../user';
import type { UserState } from '../userState';
import { pickPreferences, type Preferences } from '../utils';
import { bookingSchema } from './bookingSchema';
import { preferencesSchema } from './preferencesSchema';
import { STORED_VERSION, readStored } from './readStored';
import { userSchema } from './userSchema';

/** Spec section 3: persisted state is kept under these three keys, literally (docs/spec-readings.md, readings 4 and 8). */
export type StoredKey = 'user' | 'utils' | 'booking';

/** Fields of a booking that are dropped first when storage is full. */
const BOOKING_CACHES = ['quickQuotes', 'recentStops', 'lookupErrors'];

/** Serializes a slice as redux-persist does: each field as JSON within the JSON. */
function wrap(slice: object): string {
  const fields = Object.entries({ ...slice, _persist: { version: STORED_VERSION, rehydrated: true } });
  return JSON.stringify(Object.fromEntries(fields.map(([name, value]) => [name, JSON.stringify(value)])));
}

/** Returns the fields of a serialized slice, each still as JSON. */
function unwrap(text: string | null): Record<string, string> {
  try {
    const fields: unknown = JSON.parse(text ?? '{}');
    return isRecord(fields) ? (fields as Record<string, string>) : {};
  } catch {
    return {};
  }
}

/** Fields of a booking before anything is stored. */
const NO_BOOKING = unwrap(wrap(initialBooking));

const withoutCaches = (text: string): string =>
  JSON.stringify(Object.fromEntries(Object.entries(unwrap(text)).filter(([name]) => !BOOKING_CACHES.includes(name))));

type Versions = Record<'own' | 'known' | 'stored', Record<string, string>>;

/** Keeps the stored value of each field that this tab has not changed: another tab may have changed it. */
function withOthersChanges({ own, known, stored }: Versions): string {
  const fields = Object.entries(own).map(([name, value]) => [
    name,
    value === known[name] ? (stored[name] ?? value) : value,
  ]);
  return JSON.stringify(Object.fromEntries(fields));
}

/** Replaces the tokens in a serialized user slice. */
function withTokens(text: string, { token, refreshToken }: UserState): string {
  return JSON.stringify({ ...unwrap(text), token: JSON.stringify(token), refreshToken: JSON.stringify(refreshToken) });
}

/** Writes the user. If storage is full, it makes room; as a last resort it removes the user, so no old token stays. */
function writeUser(area: SafeStorage, text: string): void {
  if (area.set('user', text)) return;
  const booking = area.get('booking');
  if (booking !== null && area.set('booking', withoutCaches(booking)) && area.set('user', text)) return;
  area.remove('booking');
  if (area.set('user', text)) return;
  area.remove('user');
}

function writeBooking(area: SafeStorage, text: string): void {
  if (!area.set('booking', text)) area.set('booking', withoutCaches(text));
}

type SignedOutUser = Pick<UserState, 'rememberMeData' | 'sessionEpoch'>;

/** Removes everything but the remembered sign-in and the settings of this device. */
function clearArea(area: SafeStorage, user: SignedOutUser, preferences: Preferences): void {
  area.remove('booking');
  if (!area.set('utils', wrap(preferences))) area.remove('utils');
  if (!area.set('user', wrap(user))) area.remove('user');
}

type Options = {
  area: SafeStorage;
  /** Called once after a write that met a newer session or token of another tab. */
  onNewer: () => void;
};

export type StateStorage = ReturnType<typeof createStateStorage>;

/**
 * Guards localStorage for redux-persist. A tab that missed a logout must not write its old token back: such a write is
 * refused. Of a booking, each tab writes the fields that it changed.
 */
export function createStateStorage({ area, onNewer }: Options) {
  const readUser = () => readStored(area.get('user'), userSchema);
  const readPreferences = () => pickPreferences(readStored(area.get('utils'), preferencesSchema));
  /** Token that this tab last read or wrote: another one in storage was written by another tab. */
  let knownToken = readUser().token;
  /** Epoch of the session that this tab's writes belong to. */
  let ownEpoch = readUser().sessionEpoch;
  /** Fields of the booking that this tab last read or wrote; at first the initial ones. */
  let knownBooking = NO_BOOKING;
  let isClosed = false;
  // redux-persist writes from within a reducer, where state can be neither read nor changed
  const notifyNewer = () => queueMicrotask(onNewer);

  /** Keeps the stored token if another tab has refreshed it since. */
  function withNewerToken(text: string, own: UserState, stored: UserState): string {
    const isSameSession = own.sessionEpoch === stored.sessionEpoch;
    if (isSameSession && own.token === knownToken && stored.token !== knownToken && isUsableToken(stored.token)) {
      notifyNewer();
      return withTokens(text, stored);
    }
    knownToken = own.token;
    return text;
  }

  function write(key: StoredKey, text: string) {
    if (isClosed) return;
    const stored = readUser();
    const own = key === 'user' ? readStored(text, userSchema) : null;
    // two tabs that sign in at the same moment have the same epoch: the first one wins
    const isOtherCustomer = own?.sessionEpoch === stored.sessionEpoch && areOtherCustomers(own, stored);
    if (stored.sessionEpoch > (own?.sessionEpoch ?? ownEpoch) || isOtherCustomer) notifyNewer();
    else if (own) writeUser(area, withNewerToken(text, own, stored));
    else if (key === 'booking') writeOwnBooking(text);
    else area.set(key, text);
  }

  function writeOwnBooking(text: string) {
    const own = unwrap(text);
    writeBooking(area, withOthersChanges({ own, known: knownBooking, stored: unwrap(area.get('booking')) }));
    knownBooking = own;
  }

  function read(key: string) {
    const text = area.get(key);
    if (key === 'booking') knownBooking = { ...NO_BOOKING, ...unwrap(text) };
    return text;
  }

  return {
    /** Sets the session that this tab's writes belong to. */
    enterSession: (sessionEpoch: number) => void (ownEpoch = sessionEpoch),
    /** Refuses all further writes: the page is about to unload. */
    close: () => void (isClosed = true),
    readUser,
    readPreferences,
    readBooking: (): BookingState => readStored(area.get('booking'), bookingSchema),
    /** Ends the stored session at once; returns the epoch of the next session. */
    closeSession({ rememberMeData, sessionEpoch: ended }: SignedOutUser): number {
      const sessionEpoch = Math.max(ended, readUser().sessionEpoch) + 1;
      clearArea(area, { rememberMeData, sessionEpoch }, readPreferences());
      knownToken = null;
      return sessionEpoch;
    },
    // storage engine of redux-persist
    getItem: (key: string) => Promise.resolve(read(key)),
    setItem: (key: string, text: string) => Promise.resolve(write(key as StoredKey, text)),
    removeItem: (key: string) => Promise.resolve(area.remove(key)),
  };
}
