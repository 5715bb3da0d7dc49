import type { RootOptions } from 'react-dom/client';
import { BUILD_ID } from '@/config/buildId';
import { env } from '@/config/env';
import { logBuild, logCaught, reportError, reportUnhandled, setReportContext } from '@/lib/report/reportError';
import type { AppStore } from '@/store/makeStore';
import { selectCustomer } from '@/store/user';
import type { AppRouter } from './router';

/** Options of the React root: errors that an error boundary catches are reported too. */
export const ROOT_OPTIONS = {
  onCaughtError: (error) => {
    logCaught(error);
    reportError('error boundary', error);
  },
} satisfies RootOptions;

/** Reports unhandled errors from here on; `loadSentryWhenIdle` sends them. */
export function startReports(): void {
  logBuild(BUILD_ID);
  reportUnhandled();
}

/** Loads Sentry once the browser is idle, if the settings have its address. */
export function loadSentryWhenIdle(): void {
  if (!env.sentryDsn) return;
  const load = () =>
    void import('@/lib/report/sentry').then(
      ({ connectSentry }) => connectSentry(env.sentryDsn),
      () => undefined,
    );
  if ('requestIdleCallback' in window) requestIdleCallback(load);
  else setTimeout(load);
}

/** Returns the names of the signed-in customer. */
function getNames(store: AppStore): string[] {
  const customer = selectCustomer(store.getState());
  if (!customer) return [];
  const { username, user_profile: profile } = customer.user;
  const words = [profile.first_name, profile.middle_name, profile.last_name].flatMap((name) => name?.split(' ') ?? []);
  return [customer.company?.company_name ?? '', username, ...words];
}

/** Gives later reports the pattern of the current route, and the names to remove from their texts. */
export function connectReports(router: AppRouter, store: AppStore): void {
  setReportContext(() => ({
    route: router.state.matches.at(-1)?.route.path ?? '',
    names: getNames(store),
  }));
}
