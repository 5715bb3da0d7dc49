import { useEffect } from 'react';
import { ReplaceDraftDialog } from '@/components/delivery/ReplaceDraftDialog';
import { isTyped } from '@/domain/draft/draftOfBooking';
import { getDraftLabel } from '@/hooks/useBookAgain';
import { draftDiscarded, selectDraft, visitorDraftAdopted } from '@/store/booking';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { VISITOR } from '@/store/userState';

type DraftConflictDialogProps = { account: string; onPostpone: () => void };

/** Asks which of two drafts to continue with; the choice is automatic if one of them is empty. */
export function DraftConflictDialog({ account, onPostpone }: DraftConflictDialogProps) {
  const dispatch = useAppDispatch();
  const own = useAppSelector(selectDraft(account));
  const visitors = useAppSelector(selectDraft(VISITOR));
  const isOwnTyped = isTyped(own);
  const isVisitorsTyped = isTyped(visitors);

  useEffect(() => {
    if (!isVisitorsTyped) dispatch(draftDiscarded({ account: VISITOR }));
    else if (!isOwnTyped) dispatch(visitorDraftAdopted({ account }));
  }, [account, dispatch, isOwnTyped, isVisitorsTyped]);

  if (!isOwnTyped || !visitors || !isVisitorsTyped) return null;
  return (
    <ReplaceDraftDialog
      isOpen
      title="Which draft do you want to continue?"
      draft={getDraftLabel(own)}
      newer={`What you typed before you logged in, ${getDraftLabel(visitors)},`}
      onReplace={() => dispatch(visitorDraftAdopted({ account }))}
      onKeep={() => dispatch(draftDiscarded({ account: VISITOR }))}
      onClose={onPostpone}
    />
  );
}
