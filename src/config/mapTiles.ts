/** An https address, an http address of this computer, or a path of this site; {s} may be a part of the host. */
const TILE_URL =
  /^(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})(https:\/\/([\w.-]|\{s\})+(:\d+)?|http:\/\/(localhost|127\.0\.0\.1)(:\d+)?)?\/(?!\/)([^{}\s]|\{[zxyrs]\})*$/;

/** Returns why a value of VITE_MAP_TILE_URL cannot be used; undefined for a good one. */
export const checkTileUrl = (value: string): string | undefined =>
  TILE_URL.test(value) ? undefined : 'it must be an address such as https://tiles.example.com/{z}/{x}/{y}.png';

/** Values of {s}, by Leaflet's default. */
const SUBDOMAINS = ['a', 'b', 'c'];

/** Returns the origins of the tiles of VITE_MAP_TILE_URL; none for tiles of this site or a value that cannot be used. */
export function getTileOrigins(value: string): string[] {
  if (checkTileUrl(value)) return [];
  const addresses = SUBDOMAINS.map((name) => value.replaceAll('{s}', name));
  return [...new Set(addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin))];
}

/** Source of the map data, with the page that its licence asks to link. */
export type MapCredit = { text: string; url?: string };

/** Reads VITE_MAP_ATTRIBUTION: plain texts separated by semicolons, each with an optional link after a bar. */
export const toMapCredits = (value: string): MapCredit[] =>
  value.split(';').map((credit) => {
    const [text = '', url] = credit.split('|').map((part) => part.trim());
    return { text, url };
  });

/** Returns why a value of VITE_MAP_ATTRIBUTION cannot be used; undefined for a good one. Pasted HTML would be shown as it is. */
export const checkMapAttribution = (value: string): string | undefined =>
  toMapCredits(value).every(({ text, url = 'https://' }) => /^[^<>&]+$/.test(text) && /^https?:\/\//.test(url))
    ? undefined
    : 'it must be text without HTML such as © OpenStreetMap contributors|https://www.openstreetmap.org/copyright';
