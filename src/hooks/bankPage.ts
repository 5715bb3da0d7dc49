import { ApiFailure } from '@/lib/http/error';
import { webAddress } from '@/utils/webAddress';

/** Leaves for the bank's page; false for an address that is no web page. */
export function leaveFor(address: string): boolean {
  const page = webAddress(address);
  if (page === null) return false;
  location.assign(page);
  return true;
}

/** Throws where a payment would go on at an address that is no web page, such as that of another app. */
export function checkPage(address: string | null | undefined): void {
  if (!address || webAddress(address) !== null) return;
  const message =
    'The page that takes your payment cannot be opened, so nothing is paid yet. Choose another way to pay.';
  throw new ApiFailure({ kind: 'server', status: 0, message });
}
