import { checkBooking } from './booking.mjs';
import { createClient } from './client.mjs';
import { checkCors } from './cors.mjs';
import { checkPages } from './pages.mjs';
import { checkAllCalls, checkReachable } from './reachable.mjs';
import { checkPrivateReads, checkPublicReads } from './reads.mjs';
import { checkRefusals } from './refusals.mjs';
import { createReport, summarize } from './report.mjs';
import { checkSession } from './session.mjs';

const EXIT_OK = 0;
const EXIT_DIFFERS = 1;
const EXIT_NOT_RUN = 2;

/**
 * Checks a backend against public/openapi.yaml. Options: `url`, `origin`, `user` and `password` for the private calls,
 * and `write` to book a delivery. The result has no password, token or personal data.
 */
export async function runDoctor({ url, origin, user, password, write = false }) {
  const report = createReport();
  const client = createClient({ url, origin });
  const run = { client, report, url, origin, user, password, known: {}, tokens: null };
  const toResult = (exitCode, error) => ({
    url,
    origin,
    exitCode,
    ...(error && { error }),
    summary: summarize(report.checks),
    checks: report.checks,
  });

  const error = await checkReachable(run);
  if (error) return toResult(EXIT_NOT_RUN, error);
  await checkCors(run);
  await checkPublicReads(run);
  run.tokens = await checkSession(run);
  if (run.tokens) {
    await checkPrivateReads(run);
    await checkPages(run);
  } else report.skip('reads', 'reads and pages of a customer', 'needs a login');
  await checkRefusals(run);
  if (run.tokens && write) await checkBooking(run);
  checkAllCalls(run);
  return toResult(report.checks.some(({ status }) => status === 'differs') ? EXIT_DIFFERS : EXIT_OK);
}
