import * as v from 'valibot';
import type { Message } from '@/api/wire';
import { useUnsent } from '@/hooks/useUnsent';
import { removeArrived, type OutgoingMessage } from './thread';
import { outgoingSchema, type InterruptedContext } from './useInterruptedMessages';

/**
 * Stores the messages that failed with a lost response. Their text is in the input again; a message that the server lists
 * after all is removed from there, unless the text was changed since.
 */
export function useLostMessages({ id, account, unsent }: InterruptedContext) {
  const stored = useUnsent(`lost messages ${id}`, v.array(outgoingSchema));
  const read = () => stored.read() ?? [];
  return {
    keepLost: (entry: OutgoingMessage) => stored.change([...read(), entry]),
    /** Forgets the earlier attempts of a text that is sent again. */
    forgetLost: (text: string) => {
      const lost = read();
      if (lost.length > 0) stored.change(lost.filter(({ message }) => message !== text));
    },
    clearArrived: (newest: Message[]) => {
      const lost = read();
      const missing = removeArrived(lost, newest, account);
      if (missing.length === lost.length) return;
      stored.change(missing);
      const draft = unsent.read().trim();
      if (lost.some((entry) => entry.message === draft && !missing.includes(entry))) unsent.change('');
    },
  };
}
