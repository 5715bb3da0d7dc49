/** The whole address of a web page that a server named; null where it is no http(s) page, as with `javascript:`. */
export function webAddress(address: string): string | null {
  try {
    const { protocol, href } = new URL(address, location.href);
    return protocol === 'https:' || protocol === 'http:' ? href : null;
  } catch {
    return null;
  }
}
