import { useCallback, useEffect, useRef, useState } from 'react';
import { useDeleteAddressMutation } from '@/api/addresses';
import type { Address, Id } from '@/api/wire';
import { UNDO_MS } from '@/config/constants';
import { messageOf } from '@/lib/http/messageOf';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';

type Pending = { address: Address; timer: ReturnType<typeof setTimeout> };

/**
 * Takes an address off the list at once and tells the server only after the time for Undo. Another deletion, or leaving
 * the page, sends the one that waits: what was confirmed is done. Closing the tab within that time keeps the address.
 */
export function useUndoableDelete() {
  const dispatch = useAppDispatch();
  const [remove] = useDeleteAddressMutation();
  const [hidden, setHidden] = useState<readonly Id[]>([]);
  const [undoable, setUndoable] = useState<Address | null>(null);
  const pending = useRef<Pending | null>(null);

  const show = (id: Id) => setHidden((ids) => ids.filter((one) => one !== id));

  const send = useCallback(
    async (address: Address) => {
      try {
        await remove(address.id).unwrap();
      } catch (error) {
        show(address.id);
        const text = messageOf(error, `${address.label} was not deleted. Try again.`);
        dispatch(showToast({ title: 'Error', text, type: 'error' }));
      }
    },
    [dispatch, remove],
  );

  const flush = () => {
    const waiting = pending.current;
    if (!waiting) return;
    clearTimeout(waiting.timer);
    pending.current = null;
    setUndoable(null);
    void send(waiting.address);
  };

  useEffect(
    () => () => {
      const waiting = pending.current;
      if (!waiting) return;
      clearTimeout(waiting.timer);
      pending.current = null;
      void send(waiting.address);
    },
    [send],
  );

  return {
    isHidden: (address: Address) => hidden.includes(address.id),
    undoable,
    remove: (address: Address) => {
      flush();
      setHidden((ids) => [...ids, address.id]);
      setUndoable(address);
      pending.current = { address, timer: setTimeout(flush, UNDO_MS) };
    },
    undo: () => {
      const waiting = pending.current;
      if (!waiting) return;
      clearTimeout(waiting.timer);
      pending.current = null;
      show(waiting.address.id);
      setUndoable(null);
    },
  };
}
