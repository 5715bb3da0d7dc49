import { PRODUCT_NAME } from '@/config/constants';
import { isApiError, toApiError } from '../http/error';

type ErrorSource = 'unhandled error' | 'unhandled rejection' | 'error boundary' | 'missing script' | 'response';

/** Customer data that a report needs: the route's pattern, and names that are removed from its texts. */
type ReportContext = { route: string; names: string[] };

/** An error as it was caught. Its texts may hold personal data until `scrubEvent` has removed it. */
export type ErrorReport = ReportContext & { source: ErrorSource; error: Error };

/** An error in a loop must fill neither the queue nor the quota of a page load. */
const MAX_REPORTS = 30;

const reported = new Set<string>();
const waiting: ErrorReport[] = [];
let send = (report: ErrorReport): void => void waiting.push(report);
let getContext = (): ReportContext => ({ route: '', names: [] });

/** Sets the source of the route and the names that later reports have. */
export function setReportContext(context: () => ReportContext): void {
  getContext = context;
}

/** Sends the reports that are waiting, and every later one, to a service. */
export function connectReporter(service: (report: ErrorReport) => void): void {
  send = service;
  waiting.splice(0).forEach(service);
}

/** Messages of the browsers, and Vite's for the stylesheet that it loads before its script. */
const MISSING_SCRIPT =
  /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload CSS/i;

/** Detects a script or its stylesheet that is no longer on the server, which happens after a deploy. */
export const isMissingScript = (error: unknown) => error instanceof Error && MISSING_SCRIPT.test(error.message);

/** Returns an error without the server's message, which may name a person. */
function toReportable(value: unknown): Error {
  if (isApiError(value)) return new Error(`Call failed: ${value.kind} ${value.status}`);
  return value instanceof Error ? value : new Error(`A thrown ${typeof value}`);
}

/** Reports an error once per page load, wherever it is caught again. A cancelled call is not an error. */
export function reportError(source: ErrorSource, value: unknown): void {
  if (toApiError(value).kind === 'cancelled') return;
  const error = toReportable(value);
  const key = `${error.name} ${error.message}`;
  if (reported.has(key) || reported.size >= MAX_REPORTS) return;
  reported.add(key);
  send({ ...getContext(), source: isMissingScript(error) ? 'missing script' : source, error });
}

/** Reports a response that breaks the contract, by the name of its call and without its data. */
export const reportUnreadable = (call: string, status: number): void =>
  reportError('response', new Error(`Unreadable response of ${call}, status ${status}`));

/** Reports errors and rejections that no code has caught, and every script that does not load. */
export function reportUnhandled(): void {
  window.addEventListener('error', ({ error }) => {
    // a script of another origin hides its errors
    if (error) reportError('unhandled error', error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportError('unhandled rejection', reason));
  // Vite's event precedes every catch: code that has a fallback for a missing script swallows the error
  window.addEventListener('vite:preloadError', ({ payload }) => reportError('missing script', payload));
}

/* eslint-disable no-console -- the one place that logs */

/** Logs a failure that no screen shows: its place, status and message, never the raw error or its headers. */
export function logError(where: string, error: unknown): void {
  const { status, message } = toApiError(error);
  console.error(`[${where}] ${status} ${message}`);
}

/** Logs an error that an error boundary caught, as React does by default. */
export const logCaught = (error: unknown): void => console.error(error);

/** Logs a missing setting of the build (spec section 5, Apple). */
export const logMissingSetting = (message: string): void => console.error(message);

/** Logs the build, for a customer who describes a problem. */
export const logBuild = (id: string): void => console.info(`${PRODUCT_NAME} ${id}`);
