/** Returns VITE_SITE_URL without its trailing slash. Throws unless it is a full address or empty. */
export function checkedSiteUrl(value = ''): string {
  const url = value.trim();
  if (url !== '' && !(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))) {
    throw new Error(`VITE_SITE_URL is "${url}"; it has to be a full address such as https://book.example.com.`);
  }
  return url.replace(/\/+$/, '');
}
