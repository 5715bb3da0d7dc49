import { env } from '@/config/env';
import { toPaymentHosts } from '@/config/paymentHosts';
import { findPageProblem } from '@/domain/money/paymentPage';
import { ApiFailure } from '@/lib/http/error';

function findProblem(address: string): string | undefined {
  const backend = new URL(env.apiBaseUrl || location.origin).origin;
  const hosts = toPaymentHosts(env.paymentHosts);
  return findPageProblem(address, { hosts, backend, page: location.href, isSandbox: env.apiBaseUrl === '' });
}

/** Opens the bank's page; returns false if a payment may not continue there. */
export function leaveFor(address: string): boolean {
  if (findProblem(address) !== undefined) return false;
  location.assign(address);
  return true;
}

/** Throws if a payment would continue at an address that may not be opened, such as another app. */
export function checkPage(address: string | null | undefined): void {
  const message = address ? findProblem(address) : undefined;
  if (message) throw new ApiFailure({ kind: 'server', status: 0, message });
}
