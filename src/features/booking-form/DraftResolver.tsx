import { useState, type ReactNode } from 'react';
import { selectDraft } from '@/store/booking';
import { useAppSelector } from '@/store/hooks';
import { VISITOR } from '@/store/userState';
import { BookingSkeleton } from './BookingSkeleton';
import { DraftConflictDialog } from './DraftConflictDialog';

type DraftResolverProps = { account: string; children: ReactNode };

/** Renders the form once the draft is settled: the account's own, or the one typed before the login. */
export function DraftResolver({ account, children }: DraftResolverProps) {
  const [isPostponed, setIsPostponed] = useState(false);
  const hasVisitorDraft = useAppSelector((state) => account !== VISITOR && selectDraft(VISITOR)(state) !== undefined);
  if (!hasVisitorDraft || isPostponed) return children;
  return (
    <>
      <BookingSkeleton />
      <DraftConflictDialog account={account} onPostpone={() => setIsPostponed(true)} />
    </>
  );
}
