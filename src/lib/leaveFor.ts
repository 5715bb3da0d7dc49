import { webAddress } from '../utils/webAddress';

/** Leaves for the bank's page; false for an address that is no web page. */
export function leaveFor(address: string): boolean {
  const page = webAddress(address);
  if (page === null) return false;
  location.assign(page);
  return true;
}
