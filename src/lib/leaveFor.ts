/** Leaves for the bank's page; false for an address that is no web page. */
export function leaveFor(address: string): boolean {
  try {
    const url = new URL(address, location.href);
    if (url.protocol !== 'https:' && url.protocol !== 'http:') return false;
    location.assign(url.href);
    return true;
  } catch {
    return false;
  }
}
