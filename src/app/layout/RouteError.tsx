import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { ErrorState } from '@/components/ui/ErrorState';
import { TYPED_IS_KEPT } from '@/config/messages';
import { PATHS } from '@/config/paths';
import { useOnline } from '@/hooks/useOnline';
import { isMissingScript, reportError } from '@/lib/report/reportError';
import { tabStorage } from '@/lib/safeStorage';
import { selectDraft } from '@/store/booking';
import { useAppSelector } from '@/store/hooks';
import { selectAccountKey } from '@/store/user';

const RELOADED_AT = 'reloaded-for-chunk';
const RELOAD_PAUSE_MS = 30_000;

/** Reloads the page for a missing script, unless a reload in the last 30 s did not help. */
function reloadForMissingScript() {
  const now = Date.now();
  if (now - Number(tabStorage.get(RELOADED_AT)) < RELOAD_PAUSE_MS) return;
  // memory does not survive the reload: without storage, the page would reload again and again
  if (tabStorage.set(RELOADED_AT, String(now))) location.reload();
}

/** Error boundary of the routes; offers a reload and a link home. A script that is missing offline loads on reconnect. */
export function RouteError() {
  const error = useRouteError();
  const isOnline = useOnline();
  const account = useAppSelector(selectAccountKey);
  const hasDraft = useAppSelector(selectDraft(account)) !== undefined;
  // a script that did not load never reached React, whose own errors the root reports
  useEffect(() => reportError('error boundary', error), [error]);
  useEffect(() => {
    // a draft is saved, but a reload must not surprise its owner; offline, it would leave the app
    if (isMissingScript(error) && !hasDraft && isOnline) reloadForMissingScript();
  }, [error, hasDraft, isOnline]);
  return (
    <div className="mx-auto max-w-[560px] px-8 py-20 text-center">
      <ErrorState
        headingLevel={1}
        title="This page did not open"
        text={
          isOnline
            ? `Something went wrong. ${TYPED_IS_KEPT} Try again, or go to the home page.`
            : `${TYPED_IS_KEPT} Try again once you're back online.`
        }
        onRetry={isOnline ? () => location.reload() : undefined}
      />
      <ButtonLink to={PATHS.home} variant="secondary">
        Go to the home page
      </ButtonLink>
    </div>
  );
}
