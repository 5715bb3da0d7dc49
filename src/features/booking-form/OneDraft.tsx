import { useState, type ReactNode } from 'react';
import { selectDraft } from '@/store/booking';
import { useAppSelector } from '@/store/hooks';
import { VISITOR } from '@/store/userState';
import { BookingSkeleton } from './BookingSkeleton';
import { DraftQuestion } from './DraftQuestion';

type OneDraftProps = { account: string; children: ReactNode };

/** Lets the form through once it is clear which draft it goes on with: the account's, or what was typed before the login. */
export function OneDraft({ account, children }: OneDraftProps) {
  const [isPutOff, setIsPutOff] = useState(false);
  const hasAnother = useAppSelector((state) => account !== VISITOR && selectDraft(VISITOR)(state) !== undefined);
  if (!hasAnother || isPutOff) return children;
  return (
    <>
      <BookingSkeleton />
      <DraftQuestion account={account} onPutOff={() => setIsPutOff(true)} />
    </>
  );
}
