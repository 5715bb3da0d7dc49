import { captureException, init } from '@sentry/browser';
import { BUILD_ID } from '@/config/buildId';
import { connectReporter } from './reportError';
import { scrubEvent } from './scrub';

/** Sends error reports to Sentry: errors only, without its integrations, breadcrumbs and session data. */
export function connectSentry(dsn: string): void {
  init({
    dsn,
    release: BUILD_ID,
    defaultIntegrations: false,
    // otherwise Sentry derives the customer's address on the network
    dataCollection: { userInfo: false },
    sendClientReports: false,
    beforeSend: (event, { data }) => scrubEvent(event, data as string[]),
  });
  connectReporter(({ error, source, route, names }) => {
    captureException(error, { captureContext: { tags: { source, route } }, data: names });
  });
}
