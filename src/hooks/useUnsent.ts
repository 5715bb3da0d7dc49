import { useAppDispatch } from '@/store/hooks';
import type { AppDispatch } from '@/store/makeStore';

/** Unsent input by store: it lives as long as the page, and a logout reloads it. */
const unsent = new WeakMap<AppDispatch, Map<string, unknown>>();

/**
 * Accesses the input that was typed under a key and not sent. It survives a closed dialog or drawer, in memory only.
 * `read` returns a change before the next render does.
 */
export function useUnsent<T>(key: string) {
  const dispatch = useAppDispatch();
  return {
    read: () => unsent.get(dispatch)?.get(key) as T | undefined,
    change: (typed: T | undefined) => {
      const own = unsent.get(dispatch) ?? new Map<string, unknown>();
      unsent.set(dispatch, own.set(key, typed));
    },
  };
}
