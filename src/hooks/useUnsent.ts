import * as v from 'valibot';
import { tabStorage } from '@/lib/tabStorage';
import { useAppSelector, useAppStore } from '@/store/hooks';
import type { AppStore } from '@/store/makeStore';
import { UNSENT_KEY, forgetUnsent } from '@/store/unsent';
import { selectAccountKey } from '@/store/user';

type Memory = { epoch: number; inputs: Map<string, unknown> };

/** Unsent input of the running session by store. It also holds files, which sessionStorage cannot. */
const memory = new WeakMap<AppStore, Memory>();

/** Returns the input of a session in memory; that of an earlier session is dropped. */
function getInputsInMemory(store: AppStore, epoch: number): Memory['inputs'] {
  const known = memory.get(store);
  if (known?.epoch === epoch) return known.inputs;
  const inputs: Memory['inputs'] = new Map();
  memory.set(store, { epoch, inputs });
  return inputs;
}

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
 * tab as far as `schema` reads it. Never for a PIN, a one-time code or a card. `read` returns a change before the next
 * render does.
 */
export function useUnsent<T>(key: string, schema: v.GenericSchema<unknown, T>) {
  const store = useAppStore();
  const account = useAppSelector(selectAccountKey);
  const epoch = useAppSelector(({ user }) => user.sessionEpoch);
  const readStored = () => {
    const { success, output } = v.safeParse(schema, readInputs(account)[key]);
    return success ? output : undefined;
  };
  // a response may arrive after the end of its session
  const isOver = () => store.getState().user.sessionEpoch !== epoch;
  return {
    read: () => {
      if (isOver()) return undefined;
      const inputs = getInputsInMemory(store, epoch);
      return inputs.has(key) ? (inputs.get(key) as T | undefined) : readStored();
    },
    change: (typed: T | undefined) => {
      if (isOver()) return;
      getInputsInMemory(store, epoch).set(key, typed);
      writeInput(account, key, typed);
    },
  };
}
