import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { useDeleteAddressMutation } from '@/api/addresses';
import type { Address, Id } from '@/api/wire';
import { UNDO_MS } from '@/config/constants';
import { getErrorMessage } from '@/lib/http/errorMessage';
import { useAppDispatch } from '@/store/hooks';
import { showFailure } from '@/store/toasts';

type Pending = { address: Address; timer: ReturnType<typeof setTimeout> };

/** Stops the timer and returns the address that waits for deletion; null when none does. */
function takePending(pending: RefObject<Pending | null>): Address | null {
  const waiting = pending.current;
  pending.current = null;
  if (!waiting) return null;
  clearTimeout(waiting.timer);
  return waiting.address;
}

/**
 * Hides an address at once and deletes it on the server after the undo time. Another deletion or leaving the page sends
 * the waiting one at once. Closing the tab or logging out within that time keeps the address.
 */
export function useUndoableDelete() {
  const dispatch = useAppDispatch();
  const [remove] = useDeleteAddressMutation();
  const [hidden, setHidden] = useState<readonly Id[]>([]);
  const [undoable, setUndoable] = useState<Address | null>(null);
  const pending = useRef<Pending | null>(null);

  const show = (id: Id) => setHidden((ids) => ids.filter((hiddenId) => hiddenId !== id));

  const send = useCallback(
    async (address: Address) => {
      try {
        await remove(address.id).unwrap();
      } catch (error) {
        show(address.id);
        // the address is named: the error arrives after the undo time, maybe on another page
        const text = `${address.label} wasn't deleted. ${getErrorMessage(error, 'Try again.')}`;
        dispatch(showFailure(error, text));
      }
    },
    [dispatch, remove],
  );

  const flush = () => {
    const waiting = takePending(pending);
    if (!waiting) return;
    setUndoable(null);
    void send(waiting);
  };

  useEffect(
    () => () => {
      const waiting = takePending(pending);
      if (waiting) void send(waiting);
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
      const waiting = takePending(pending);
      if (!waiting) return;
      show(waiting.id);
      setUndoable(null);
    },
  };
}
