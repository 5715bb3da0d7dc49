/** VITE_SITE_URL without its last slash; throws where links and previews made of it would lead nowhere. */
export function checkedSiteUrl(value = ''): string {
  const url = value.trim();
  if (url !== '' && !(URL.canParse(url) && /^https?:$/.test(new URL(url).protocol))) {
    throw new Error(`VITE_SITE_URL is "${url}"; it has to be a full address such as https://book.example.com.`);
  }
  return url.replace(/\/+$/, '');
}
