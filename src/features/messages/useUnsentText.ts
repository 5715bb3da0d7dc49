import { useState } from 'react';
import * as v from 'valibot';
import type { Id } from '@/api/wire';
import { useUnsent } from '@/hooks/useUnsent';

export type UnsentText = { text: string; read: () => string; change: (typed: string) => void };

/** Draft message of a conversation. */
export function useUnsentText(id: Id): UnsentText {
  const unsent = useUnsent(`message ${id}`, v.string());
  const read = () => unsent.read() ?? '';
  const [text, setText] = useState(read);
  const change = (typed: string) => {
    unsent.change(typed);
    setText(typed);
  };
  return { text, read, change };
}
