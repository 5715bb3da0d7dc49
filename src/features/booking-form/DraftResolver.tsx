import { useEffect, useState, type ReactNode } from 'react';
import { ReplaceDraftDialog } from '@/components/delivery/ReplaceDraftDialog';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { getDraftLabel, hasTypedInput } from '@/domain/draft/typedDraft';
import { draftDiscarded, selectDraft, visitorDraftAdopted } from '@/store/booking';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import { VISITOR } from '@/store/userState';
import { BookingPlaceholder } from './BookingSkeleton';

type DraftResolverProps = { account: string; children: ReactNode };

/** Renders the form once the draft is settled: the account's own, or the one typed before the login. */
export function DraftResolver({ account, children }: DraftResolverProps) {
  const [isPostponed, setIsPostponed] = useState(false);
  const hasVisitorDraft = useAppSelector((state) => account !== VISITOR && selectDraft(VISITOR)(state) !== undefined);
  if (!hasVisitorDraft || isPostponed) return children;
  return (
    <>
      <BookingPlaceholder />
      <DraftConflictDialog account={account} onPostpone={() => setIsPostponed(true)} />
    </>
  );
}

/**
 * Returns true if `draft` is no later than `other`, which the same form saved: a quote that is open during a login in
 * another tab goes on as the account's.
 */
const isEarlierVersion = (draft: DeliveryDraft, other: DeliveryDraft | undefined) =>
  other !== undefined && draft.stops[0]?.key === other.stops[0]?.key && draft.saved_at <= other.saved_at;

type DraftConflictDialogProps = { account: string; onPostpone: () => void };

/** Asks which of two drafts to continue with; the choice is automatic if one of them is empty or an earlier version. */
function DraftConflictDialog({ account, onPostpone }: DraftConflictDialogProps) {
  const dispatch = useAppDispatch();
  const ownDraft = useAppSelector(selectDraft(account));
  const visitorDraft = useAppSelector(selectDraft(VISITOR));
  const isOwnDraftTyped = hasTypedInput(ownDraft);
  const hasSeparateDraft = hasTypedInput(visitorDraft) && !isEarlierVersion(visitorDraft, ownDraft);

  useEffect(() => {
    if (!hasSeparateDraft) dispatch(draftDiscarded({ account: VISITOR }));
    else if (!isOwnDraftTyped) dispatch(visitorDraftAdopted({ account }));
  }, [account, dispatch, isOwnDraftTyped, hasSeparateDraft]);

  if (!isOwnDraftTyped || !hasSeparateDraft) return null;
  return (
    <ReplaceDraftDialog
      isOpen
      title="Which draft do you want to continue?"
      draft={getDraftLabel(ownDraft)}
      newer={`What you typed before you logged in, ${getDraftLabel(visitorDraft)},`}
      onReplace={() => dispatch(visitorDraftAdopted({ account }))}
      onKeep={() => dispatch(draftDiscarded({ account: VISITOR }))}
      onClose={onPostpone}
    />
  );
}
