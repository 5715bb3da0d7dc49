import * as v from 'valibot';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { AppDispatch } from '@/store/makeStore';
import { readUnsent, writeUnsent } from '@/store/unsent';
import { selectAccountKey } from '@/store/user';

/** Unsent input by store. It also holds files, which sessionStorage cannot. */
const unsent = new WeakMap<AppDispatch, Map<string, unknown>>();

/**
 * Accesses the input that was typed under a key and not sent. It survives a closed dialog or drawer, and a reload of the
 * tab as far as `schema` reads it. `read` returns a change before the next render does.
 */
export function useUnsent<T>(key: string, schema: v.GenericSchema<unknown, T>) {
  const dispatch = useAppDispatch();
  const account = useAppSelector(selectAccountKey);
  const readStored = () => {
    const { success, output } = v.safeParse(schema, readUnsent(account, key));
    return success ? output : undefined;
  };
  return {
    read: () => {
      const own = unsent.get(dispatch);
      return own?.has(key) ? (own.get(key) as T | undefined) : readStored();
    },
    change: (typed: T | undefined) => {
      const own = unsent.get(dispatch) ?? new Map<string, unknown>();
      unsent.set(dispatch, own.set(key, typed));
      writeUnsent(account, key, typed);
    },
  };
}
