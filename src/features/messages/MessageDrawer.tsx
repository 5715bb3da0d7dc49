import { useEffect, useState } from 'react';
import { useStartConversationMutation } from '@/api/messages';
import type { Id } from '@/api/wire';
import { Drawer } from '@/components/ui/Drawer';
import { DrawerHeader } from '@/components/ui/DrawerHeader';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { CHATS_FAILED } from '@/config/messages';
import { getServerMessage } from '@/lib/http/errorMessage';
import { selectExclusiveBooking } from '@/store/booking';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { showFailure } from '@/store/toasts';
import { conversationHidden, drawersHidden, selectIsConversationShown } from '@/store/utils';
import { createIdempotencyKey } from '@/utils/idempotency';
import { ConversationList } from './ConversationList';
import { ConversationPanel } from './ConversationPanel';

/** Message drawer (spec section 2): the list, or the conversation chosen there or flagged by a booking. */
export function MessageDrawer() {
  const dispatch = useAppDispatch();
  const [openId, setOpenId] = useState<Id | null>(null);
  const [leftId, setLeftId] = useState<Id | null>(null);
  const { isStarting, startedId, bookingId } = useRequestedConversation();
  const shownId = openId ?? startedId;
  const close = () => {
    dispatch(conversationHidden());
    dispatch(drawersHidden());
  };
  const handleBack = () => {
    dispatch(conversationHidden());
    setOpenId(null);
    setLeftId(shownId);
  };
  return (
    <Drawer isOpen onClose={close} label="Chats" width={400}>
      <div className="flex h-full flex-col">
        <DrawerHeader title="Chats" closeLabel="Close chats" onClose={close} />
        {shownId !== null && (
          <ConversationPanel
            key={String(shownId)}
            id={shownId}
            bookingId={openId === null ? bookingId : ''}
            onBack={handleBack}
          />
        )}
        {shownId === null &&
          (isStarting ? <SkeletonRows count={5} /> : <ConversationList onOpen={setOpenId} leftId={leftId} />)}
      </div>
    </Drawer>
  );
}

/** Starts a conversation with the booking's driver each time the drawer opens with the flag (spec section 4). */
function useRequestedConversation() {
  const dispatch = useAppDispatch();
  const isFlagged = useAppSelector(selectIsConversationShown);
  const booking = useAppSelector(selectExclusiveBooking);
  const account = booking?.driverAccountNumber;
  const bookingId = booking?.bookingId ?? '';
  const [start, { data, isError }] = useStartConversationMutation();
  const isWanted = isFlagged && Boolean(account);

  useEffect(() => {
    if (!isWanted || !account) return;
    let isOver = false;
    // StrictMode runs this effect twice; the first run ends before the microtask and sends no request.
    queueMicrotask(() => {
      if (isOver) return;
      start({ account_number: account, idempotency_key: createIdempotencyKey() })
        .unwrap()
        .then((started) => {
          // Accepted without an id: show the list instead.
          if (!isOver && !started) dispatch(conversationHidden());
        })
        .catch((error: unknown) => {
          if (isOver) return;
          dispatch(showFailure(error, getServerMessage(error, CHATS_FAILED)));
          // Show the list instead.
          dispatch(conversationHidden());
        });
    });
    return () => {
      isOver = true;
    };
  }, [account, dispatch, isWanted, start]);

  return {
    isStarting: isWanted && data === undefined && !isError,
    startedId: isWanted ? (data?.id ?? null) : null,
    bookingId,
  };
}
