/** Returns the full address of a web page that a server sent; null unless it is http(s), as for `javascript:`. */
export function toWebAddress(address: string): string | null {
  try {
    const { protocol, href } = new URL(address, location.href);
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
}
