import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { ErrorState } from '@/components/ui/ErrorState';
import { TYPED_IS_KEPT } from '@/config/messages';
import { PATHS } from '@/config/paths';
import { selectDraft } from '@/store/booking';
import { useAppSelector } from '@/store/hooks';
import { selectAccountKey } from '@/store/user';
import { isMissingChunk, reloadOnceForChunk } from '../staleChunk';

/** Error boundary of the routes: offers a reload and the way home. */
export function RouteError() {
  const error = useRouteError();
  const account = useAppSelector(selectAccountKey);
  const hasDraft = useAppSelector(selectDraft(account)) !== undefined;
  useEffect(() => {
    // over a draft nothing reloads by itself: it is saved, and its owner says when
    if (isMissingChunk(error) && !hasDraft) reloadOnceForChunk();
  }, [error, hasDraft]);
  return (
    <div className="mx-auto max-w-[560px] px-8 py-20 text-center">
      <ErrorState
        title="This page did not open"
        text={`Something on it failed. ${TYPED_IS_KEPT} Try again, or go back to the start.`}
        onRetry={() => location.reload()}
      />
      <ButtonLink to={PATHS.home} variant="secondary">
        Go to the start
      </ButtonLink>
    </div>
  );
}
