import { useEffect, useState, type ReactNode } from 'react';
import { ReplaceDraftDialog } from '../../components/delivery/ReplaceDraftDialog';
import { draftDiscarded, selectDraft, visitorDraftAdopted } from '../../store/booking';
import { isTyped } from '../../store/delivery/draftOfBooking';
import { wordsOfDraft } from '../../store/delivery/useBookAgain';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { VISITOR } from '../../store/user';
import { BookingSkeleton } from './BookingSkeleton';

type OneDraftProps = { account: string; children: ReactNode };

/** Lets the form through once it is clear which draft it goes on with: the account's, or what was typed before the login. */
export function OneDraft({ account, children }: OneDraftProps) {
  const [isPutOff, setIsPutOff] = useState(false);
  const hasAnother = useAppSelector((state) => account !== VISITOR && isTyped(selectDraft(VISITOR)(state)));
  if (!hasAnother || isPutOff) return children;
  return (
    <>
      <BookingSkeleton />
      <Question account={account} onPutOff={() => setIsPutOff(true)} />
    </>
  );
}

function Question({ account, onPutOff }: { account: string; onPutOff: () => void }) {
  const dispatch = useAppDispatch();
  const own = useAppSelector(selectDraft(account));
  const visitors = useAppSelector(selectDraft(VISITOR));
  const isAsking = isTyped(own);

  // a draft that nobody would miss makes way
  useEffect(() => {
    if (!isAsking) dispatch(visitorDraftAdopted({ account }));
  }, [account, dispatch, isAsking]);

  if (!isAsking || !visitors) return null;
  return (
    <ReplaceDraftDialog
      isOpen
      title="Which delivery do you go on with?"
      draft={wordsOfDraft(own)}
      newer={`What you typed before you logged in, ${wordsOfDraft(visitors)},`}
      onReplace={() => dispatch(visitorDraftAdopted({ account }))}
      onKeep={() => dispatch(draftDiscarded({ account: VISITOR }))}
      onClose={onPutOff}
    />
  );
}
