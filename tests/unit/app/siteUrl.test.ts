import { expect, it } from 'vitest';
import { checkedSiteUrl } from '../../../build/siteUrl';

it.each([
  [undefined, ''],
  ['', ''],
  [' https://book.example.com/ ', 'https://book.example.com'],
  ['http://127.0.0.1:4173', 'http://127.0.0.1:4173'],
])('accepts %j as the site address', (value, url) => expect(checkedSiteUrl(value)).toBe(url));

it.each(['book.example.com', '//book.example.com', '/', 'ftp://book.example.com', 'javascript:alert(1)'])(
  'rejects %j, which would produce broken links',
  (value) => expect(() => checkedSiteUrl(value)).toThrow(`VITE_SITE_URL is "${value}"`),
);
