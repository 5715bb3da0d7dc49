import * as v from 'valibot';
import { tabStorage } from '@/lib/safeStorage';
import { useAppSelector, useAppStore } from '@/store/hooks';
import type { AppThunk } from '@/store/rootState';
import { UNSENT_KEY, forgetUnsent } from '@/store/unsent';
import { selectAccountKey } from '@/store/user';

const storedSchema = v.object({ account: v.string(), inputs: v.record(v.string(), v.unknown()) });

/** Returns the stored input of an account, by key. Removes input that it cannot read or that another account left. */
function readInputs(account: string): Record<string, unknown> {
  try {
    const stored = v.parse(storedSchema, JSON.parse(tabStorage.get(UNSENT_KEY) ?? 'null'));
    if (stored.account === account) return stored.inputs;
  } catch {
    // nothing is stored, or it is unreadable
  }
  forgetUnsent();
  return {};
}

/** Stores unsent input of an account under a key; undefined removes it. */
const writeInput = (account: string, key: string, input: unknown) =>
  tabStorage.set(UNSENT_KEY, JSON.stringify({ account, inputs: { ...readInputs(account), [key]: input } }));

/** Returns the input under a key, of this page or, as far as `schema` reads it, of the tab's storage. */
const readUnsent =
  <T>(key: string, schema: v.GenericSchema<unknown, T>): AppThunk<T | undefined> =>
  (_dispatch, getState, { unsentInput }) => {
    if (unsentInput.has(key)) return unsentInput.get(key) as T | undefined;
    const { success, output } = v.safeParse(schema, readInputs(selectAccountKey(getState()))[key]);
    return success ? output : undefined;
  };

const changeUnsent =
  (key: string, typed: unknown): AppThunk =>
  (_dispatch, getState, { unsentInput }) => {
    unsentInput.set(key, typed);
    writeInput(selectAccountKey(getState()), key, typed);
  };

/**
 * Accesses the input that was typed under a key and not sent. It survives a closed dialog or drawer, and a reload of the
 * tab as far as `schema` reads it. Never for a PIN, a one-time code or a card. `read` returns a change before the next
 * render does.
 */
export function useUnsent<T>(key: string, schema: v.GenericSchema<unknown, T>) {
  const store = useAppStore();
  const epoch = useAppSelector(({ user }) => user.sessionEpoch);
  // a response may arrive after the end of its session
  const isOver = () => store.getState().user.sessionEpoch !== epoch;
  return {
    read: () => (isOver() ? undefined : store.dispatch(readUnsent(key, schema))),
    change: (typed: T | undefined) => {
      if (!isOver()) store.dispatch(changeUnsent(key, typed));
    },
  };
}
