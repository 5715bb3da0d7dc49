import { ApiFailure } from '@/lib/http/error';

/** Returns the full address of a web page that a server sent; null unless it is http(s), as for `javascript:`. */
export function webAddress(address: string): string | null {
  try {
    const { protocol, href } = new URL(address, location.href);
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
}

/** Opens the bank's page; returns false if the address is not a web page. */
export function leaveFor(address: string): boolean {
  const page = webAddress(address);
  if (page === null) return false;
  location.assign(page);
  return true;
}

/** Throws if a payment would continue at an address that is not a web page, such as another app. */
export function checkPage(address: string | null | undefined): void {
  if (!address || webAddress(address) !== null) return;
  const message = "We couldn't open the payment page, so nothing is paid yet. Choose another way to pay.";
  throw new ApiFailure({ kind: 'server', status: 0, message });
}
