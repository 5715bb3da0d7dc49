import { env } from '@/config/env';
import { toPaymentHosts } from '@/config/paymentHosts';
import { ApiFailure } from './http/error';

export type PaymentSites = {
  /** `pay.example.com` is one host, `*.example.com` every subdomain. Empty: every host. */
  hosts: readonly string[];
  /** Origin of the backend. */
  backend: string;
  /** Address of the current page, for relative addresses. */
  page: string;
  /** The sandbox shows its own bank page. */
  isSandbox: boolean;
};

const NOT_OPENED = "We couldn't open the payment page, so nothing is paid yet. Choose another way to pay.";

const matches = (hostname: string, host: string) =>
  host.startsWith('*.') ? hostname.endsWith(host.slice(1)) : hostname === host;

/** Returns why a payment may not continue at an address, in the customer's words; undefined if it may. */
export function findPageProblem(address: string, { hosts, backend, page, isSandbox }: PaymentSites) {
  const url = URL.canParse(address, page) ? new URL(address, page) : null;
  if (!url || !['https:', 'http:'].includes(url.protocol)) return NOT_OPENED;
  if (url.origin === backend && (isSandbox || hosts.length === 0)) return undefined;
  if (url.protocol !== 'https:') return NOT_OPENED;
  if (hosts.length === 0 || hosts.some((host) => matches(url.hostname, host))) return undefined;
  return `We didn't open the payment page, because ${url.hostname} isn't one of our payment sites. Nothing is paid yet. Choose another way to pay.`;
}

function findProblem(address: string): string | undefined {
  const backend = new URL(env.apiBaseUrl || location.origin).origin;
  const hosts = toPaymentHosts(env.paymentHosts);
  return findPageProblem(address, { hosts, backend, page: location.href, isSandbox: env.apiBaseUrl === '' });
}

/** Opens the page of the bank or e-wallet; returns false if a payment may not continue there. */
export function openPaymentPage(address: string): boolean {
  if (findProblem(address) !== undefined) return false;
  location.assign(address);
  return true;
}

/** Throws if a payment would continue at an address that may not be opened, such as another app. */
export function checkPaymentPage(address: string | null | undefined): void {
  const message = address ? findProblem(address) : undefined;
  if (message) throw new ApiFailure({ kind: 'server', status: 0, message });
}
