import { useState } from 'react';
import type { Id } from '@/api/wire';
import { useAppDispatch } from '@/store/hooks';
import type { AppDispatch } from '@/store/makeStore';

/** By store, so that it lives as long as the page: a logout loads the page anew. */
const texts = new WeakMap<AppDispatch, Map<string, string>>();

export type UnsentText = { text: string; read: () => string; change: (typed: string) => void };

/**
 * What was typed into a conversation and not sent: it waits while the drawer is closed, in memory alone, by account.
 * `read` is ahead of a render.
 */
export function useUnsentText(account: string | undefined, id: Id): UnsentText {
  const dispatch = useAppDispatch();
  const key = `${account ?? ''} ${id}`;
  const read = () => texts.get(dispatch)?.get(key) ?? '';
  const [text, setText] = useState(read);
  const change = (typed: string) => {
    const kept = texts.get(dispatch) ?? new Map<string, string>();
    texts.set(dispatch, kept.set(key, typed));
    setText(typed);
  };
  return { text, read, change };
}
