import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { applySettings } from '@/config/env';
import { showMap } from './showMap';

const TILES = {
  VITE_MAP_TILE_URL: 'https://{s}.tiles.example/{z}/{x}/{y}{r}.png',
  VITE_MAP_ATTRIBUTION: '"Padala" Maps;© OpenStreetMap contributors|https://www.openstreetmap.org/copyright',
};

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});
afterEach(() => void applySettings({}));

const tiles = () => [...document.querySelectorAll<HTMLImageElement>('.leaflet-tiles-pane img')];
const credit = () => document.querySelector('.leaflet-control-attribution');

it('the embedded map requests no image without a tile server', async () => {
  await showMap();
  expect(document.querySelectorAll('img')).toHaveLength(0);
  expect(credit()).toHaveTextContent(/^Natural Earth$/);
});

it('tiles cover the drawn land, without cookies, and name their source', async () => {
  expect(applySettings(TILES)).toEqual([]);
  await showMap();
  expect(tiles().length).toBeGreaterThan(3);
  for (const tile of tiles()) {
    expect(tile.src).toMatch(/^https:\/\/[abc]\.tiles\.example\/\d+\/\d+\/\d+\.png$/);
    expect(tile).toMatchObject({ crossOrigin: 'anonymous', referrerPolicy: 'strict-origin', alt: '' });
  }
  expect(document.querySelectorAll('.leaflet-land-pane path').length).toBeGreaterThan(120);
  expect(credit()).toHaveTextContent('"Padala" Maps, © OpenStreetMap contributors');
  const link = screen.getByRole('link', { name: '© OpenStreetMap contributors' });
  expect(link).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
});

it('a tile that fails stays hidden, and is requested again once the connection is back', async () => {
  applySettings(TILES);
  await showMap();
  const [good, lost] = tiles();
  fireEvent.load(good!);
  fireEvent.error(lost!);
  // Leaflet's style sheet hides tiles without this class
  await vi.waitFor(() => expect(good).toHaveClass('leaflet-tile-loaded'));
  expect(lost).not.toHaveClass('leaflet-tile-loaded');
  fireEvent(window, new Event('online'));
  expect(tiles()).not.toContain(lost);
  expect(tiles().length).toBeGreaterThan(3);
});

it('a preview names the source of its tiles without a link', async () => {
  applySettings(TILES);
  await showMap({ isPreview: true });
  expect(credit()).toHaveTextContent('© OpenStreetMap contributors');
  expect(screen.queryByRole('link')).toBeNull();
});
