import { expect, it } from 'vitest';
import { checkMapAttribution, checkTileUrl, toMapCredits } from '@/config/mapTiles';

it.each([
  'https://tiles.example.com/{z}/{x}/{y}.png',
  'https://{s}.tile.example.com/{z}/{x}/{y}{r}.png?key=abc',
  'https://tiles.example.com:8443/{z}/{y}/{x}',
  'http://localhost:8080/{z}/{x}/{y}.png',
  'http://127.0.0.1:8080/{z}/{x}/{y}.png',
  '/tiles/{z}/{x}/{y}.png',
])('the tile address %s is accepted', (address) => {
  expect(checkTileUrl(address)).toBeUndefined();
});

it.each([
  ['without a row', 'https://tiles.example.com/{z}/{x}.png'],
  ['without encryption', 'http://tiles.example.com/{z}/{x}/{y}.png'],
  ['of a host that only begins like this computer', 'http://localhost.example.com/{z}/{x}/{y}.png'],
  ['without a scheme', 'tiles.example.com/{z}/{x}/{y}.png'],
  ['of another site without a scheme', '//tiles.example.com/{z}/{x}/{y}.png'],
  ['with credentials', 'https://user:secret@tiles.example.com/{z}/{x}/{y}.png'],
  ['with an unknown placeholder', 'https://tiles.example.com/{style}/{z}/{x}/{y}.png'],
  ['with a placeholder in the host', 'https://{z}.example.com/{z}/{x}/{y}.png'],
  ['with a directive of the policy', "https://x; script-src 'unsafe-inline'/{z}/{x}/{y}.png"],
  ['that is a script', 'javascript:alert("{z}{x}{y}")'],
])('a tile address %s is refused', (_case, address) => {
  expect(checkTileUrl(address)).toContain('it must be an address such as');
});

it.each([
  ['© Padala Maps', [{ text: '© Padala Maps', url: undefined }]],
  [
    '© Padala Maps | https://maps.example/terms ; © OpenStreetMap contributors|https://www.openstreetmap.org/copyright',
    [
      { text: '© Padala Maps', url: 'https://maps.example/terms' },
      { text: '© OpenStreetMap contributors', url: 'https://www.openstreetmap.org/copyright' },
    ],
  ],
])('the attribution %s is read', (value, credits) => {
  expect(checkMapAttribution(value)).toBeUndefined();
  expect(toMapCredits(value)).toEqual(credits);
});

it.each([
  ['HTML', '<b>Padala Maps</b>'],
  ['an entity', '&copy; Padala Maps'],
  ['a link to a script', 'Padala Maps|javascript:alert(1)'],
  ['a link without a scheme', 'Padala Maps|maps.example'],
  ['a link without text', '|https://maps.example'],
  ['an empty part', 'Padala Maps;'],
])('an attribution with %s is refused', (_case, value) => {
  expect(checkMapAttribution(value)).toContain('it must be text without HTML');
});
