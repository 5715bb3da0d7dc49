import { useState } from 'react';
import type { Id } from '@/api/wire';
import { useAppDispatch } from '@/store/hooks';
import type { AppDispatch } from '@/store/makeStore';

/** Drafts by store: they live as long as the page, and a logout reloads it. */
const drafts = new WeakMap<AppDispatch, Map<string, string>>();

export type UnsentText = { text: string; read: () => string; change: (typed: string) => void };

/**
 * Draft message of a conversation, by account. It survives a closed drawer, in memory only. `read` returns a change
 * before the next render does.
 */
export function useUnsentText(account: string | undefined, id: Id): UnsentText {
  const dispatch = useAppDispatch();
  const key = `${account ?? ''} ${id}`;
  const read = () => drafts.get(dispatch)?.get(key) ?? '';
  const [text, setText] = useState(read);
  const change = (typed: string) => {
    const ownDrafts = drafts.get(dispatch) ?? new Map<string, string>();
    drafts.set(dispatch, ownDrafts.set(key, typed));
    setText(typed);
  };
  return { text, read, change };
}
