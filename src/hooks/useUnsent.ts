import * as v from 'valibot';
import { tabStorage } from '@/lib/tabStorage';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { AppDispatch } from '@/store/makeStore';
import { forgetUnsent, UNSENT_KEY } from '@/store/unsent';
import { selectAccountKey } from '@/store/user';

/** Unsent input by store and account. It also holds files, which sessionStorage cannot. */
const unsent = new WeakMap<AppDispatch, Map<string, unknown>>();

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
const writeInput = (account: string, key: string, input: unknown): void =>
  tabStorage.set(UNSENT_KEY, JSON.stringify({ account, inputs: { ...readInputs(account), [key]: input } }));

/**
 * Accesses the input that was typed under a key and not sent. It survives a closed dialog or drawer, and a reload of the
 * tab as far as `schema` reads it. Never for a PIN, a code or a card. `read` returns a change before the next render does.
 */
export function useUnsent<T>(key: string, schema: v.GenericSchema<unknown, T>) {
  const dispatch = useAppDispatch();
  const account = useAppSelector(selectAccountKey);
  const ownKey = `${account} ${key}`;
  const readStored = () => {
    const { success, output } = v.safeParse(schema, readInputs(account)[key]);
    return success ? output : undefined;
  };
  return {
    read: () => {
      const own = unsent.get(dispatch);
      return own?.has(ownKey) ? (own.get(ownKey) as T | undefined) : readStored();
    },
    change: (typed: T | undefined) => {
      const own = unsent.get(dispatch) ?? new Map<string, unknown>();
      unsent.set(dispatch, own.set(ownKey, typed));
      writeInput(account, key, typed);
    },
  };
}
