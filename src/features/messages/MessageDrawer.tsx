import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useStartConversationMutation } from '../../api/messages';
import type { Id } from '../../api/wire';
import { Drawer } from '../../components/ui/Drawer';
import { SkeletonRows } from '../../components/ui/SkeletonRows';
import { serverWordsOf } from '../../lib/http/messageOf';
import { selectExclusiveBooking } from '../../store/booking';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { showToast } from '../../store/toasts';
import { conversationHidden, drawersHidden, selectIsConversationShown } from '../../store/utils';
import { ConversationList } from './ConversationList';
import { ConversationPanel } from './ConversationPanel';

/** Spec section 2, Message drawer: the list, or the conversation that was chosen or flagged by a booking. */
export function MessageDrawer() {
  const dispatch = useAppDispatch();
  const [openId, setOpenId] = useState<Id | null>(null);
  const { isStarting, startedId, bookingId, forget } = useFlaggedConversation();
  const shownId = openId ?? startedId;
  const close = () => {
    dispatch(conversationHidden());
    dispatch(drawersHidden());
  };
  const handleBack = () => {
    dispatch(conversationHidden());
    forget();
    setOpenId(null);
  };
  return (
    <Drawer isOpen onClose={close} label="Chats" width={400}>
      <div className="flex h-full flex-col">
        <div className="flex h-[60px] shrink-0 items-center justify-between border-b border-ink-150 px-5">
          <h2 className="display text-h2">Chats</h2>
          <button
            type="button"
            aria-label="Close chats"
            onClick={close}
            className="grid size-8 place-items-center rounded-sm text-ink-700 hover:bg-ink-50"
          >
            <X size={20} strokeWidth={1.75} aria-hidden />
          </button>
        </div>
        {shownId !== null && (
          <ConversationPanel
            key={String(shownId)}
            id={shownId}
            bookingId={openId === null ? bookingId : ''}
            onBack={handleBack}
          />
        )}
        {shownId === null && (isStarting ? <SkeletonRows count={5} /> : <ConversationList onOpen={setOpenId} />)}
      </div>
    </Drawer>
  );
}

/** Opened with the conversation flagged: one is initiated with the booking's driver, once (spec section 4). */
function useFlaggedConversation() {
  const dispatch = useAppDispatch();
  const isFlagged = useAppSelector(selectIsConversationShown);
  const booking = useAppSelector(selectExclusiveBooking);
  const account = booking?.driverAccountNumber;
  const [start, { isLoading, data, isUninitialized, reset }] = useStartConversationMutation({
    fixedCacheKey: account ? `driver-${account}` : undefined,
  });

  useEffect(() => {
    if (!isFlagged || !account || !isUninitialized) return;
    start({ account_number: account })
      .unwrap()
      .catch((error: unknown) => {
        const text = serverWordsOf(error, 'Error on getting chats');
        dispatch(showToast({ title: 'Error', text, type: 'error' }));
        // the list takes its place, and the next request starts anew
        dispatch(conversationHidden());
        reset();
      });
  }, [account, dispatch, isFlagged, isUninitialized, reset, start]);

  return {
    isStarting: isFlagged && isLoading,
    startedId: isFlagged ? (data?.id ?? null) : null,
    bookingId: booking?.bookingId ?? '',
    forget: reset,
  };
}
