import * as v from 'valibot';
import type { Id, Message } from '@/api/wire';
import { useUnsent } from '@/hooks/useUnsent';
import { joinTexts, removeArrived, type OutgoingMessage } from './thread';
import type { UnsentText } from './useUnsentText';

/** Validates a stored message. */
export const outgoingSchema: v.GenericSchema<unknown, OutgoingMessage> = v.object({
  key: v.string(),
  message: v.string(),
  date_created: v.string(),
  knownIds: v.array(v.string()),
});

export type InterruptedContext = { id: Id; account: string | undefined; unsent: UnsentText };

/**
 * Stores the messages that are in flight when the page is left, for example by a reload. After the first response of the
 * conversation, the text of those that did not arrive returns to the input.
 */
export function useInterruptedMessages({ id, account, unsent }: InterruptedContext) {
  const stored = useUnsent(`interrupted messages ${id}`, v.array(outgoingSchema));
  const read = () => stored.read() ?? [];

  /** Puts the text of the stored messages back into the input, except those among the newest of the conversation. */
  const restoreMissing = (newest: Message[]) => {
    const interrupted = read();
    if (interrupted.length === 0) return;
    stored.change(undefined);
    const missing = removeArrived(interrupted, newest, account);
    if (missing.length === 0) return;
    unsent.change(joinTexts(...missing.map(({ message }) => message), unsent.read()));
  };

  /** Stores a message if the page is left before the returned function is called. */
  const storeOnLeave = (outgoing: OutgoingMessage) => {
    const store = () => stored.change([...read(), outgoing]);
    window.addEventListener('pagehide', store);
    return () => {
      window.removeEventListener('pagehide', store);
      // Back may restore the page from memory (bfcache), where the message still gets its response
      const interrupted = read();
      if (interrupted.length > 0) stored.change(interrupted.filter(({ key }) => key !== outgoing.key));
    };
  };
  return { restoreMissing, storeOnLeave };
}
