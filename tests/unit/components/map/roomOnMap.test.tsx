import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import L from 'leaflet';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createGoogleEngine } from '@/components/map/googleEngine';
import { installGoogleMaps } from '../../../fakes/googleMaps';
import { STOPS, vehicle } from './routes';
import { showMap } from './showMap';

let width = 0;
beforeEach(() => {
  width = 800;
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

const spotOf = (marker: HTMLElement) => L.DomUtil.getPosition(marker.closest<HTMLElement>('.map-anchor')!);
const labelOf = (caption: string) =>
  within(screen.getByRole('img', { name: new RegExp(`^${caption}`) })).getByText(caption).parentElement;
const offers = (chosen: string) => [
  vehicle('1', 121.03, { isChosen: chosen === '1' }),
  vehicle('2', 121.03, { lat: 14.4, isChosen: chosen === '2' }),
];

describe('what is on the map', () => {
  it('has its labels outside of the route where there is room', async () => {
    await showMap();
    expect(labelOf('Pickup')).toHaveClass('right-full');
    expect(labelOf('Drop-off')).toHaveClass('left-full');
  });

  it('turns a label round that the edge would cut, and back when there is room again', async () => {
    width = 500;
    const [pickup, , dropoff] = STOPS;
    await showMap({
      stops: [
        { ...pickup!, lng: 120.9 },
        { ...dropoff!, lng: 121.2 },
      ],
    });
    expect(labelOf('Pickup')).toHaveClass('left-full');
    expect(labelOf('Drop-off')).toHaveClass('right-full');
    for (let step = 0; step < 3; step += 1) await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
    await waitFor(() => expect(labelOf('Drop-off')).toHaveClass('left-full'));
  });

  it('brings the chosen vehicle into view, also one that is chosen later', async () => {
    const again = await showMap({ vehicles: offers('1') });
    again({ vehicles: offers('2') });
    const { x, y } = spotOf(screen.getByRole('button', { name: 'Offer of ₱2.00', pressed: true }));
    expect(x > 20 && x < 700 && y > 20 && y < 580).toBe(true);
  });

  it('stays where the stops are when nobody knows where the chosen vehicle is', async () => {
    await showMap({ vehicles: [vehicle('1', 0, { lat: 0, isChosen: true })] });
    const { x, y } = spotOf(screen.getByRole('img', { name: /Salcedo/ }));
    const other = spotOf(screen.getByRole('img', { name: /Gilmore/ }));
    expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(200);
  });

  it('does not move for one that is in sight', async () => {
    const again = await showMap({ vehicles: offers('none') });
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
    const before = spotOf(screen.getByRole('img', { name: /Salcedo/ }));
    again({ vehicles: offers('1') });
    expect(spotOf(screen.getByRole('img', { name: /Salcedo/ }))).toEqual(before);
  });
});

it('leaves the same room on Google Maps, and says what is shown', () => {
  installGoogleMaps(window);
  const fit = vi.spyOn(window.google.maps.Map.prototype, 'fitBounds');
  const engine = createGoogleEngine(document.createElement('div'), { isPreview: false, label: 'Map', opensOn: [] });
  const onView = vi.fn();
  const stop = engine.onView(onView);
  engine.fit([
    [14.5, 121],
    [14.6, 121.1],
  ]);
  expect(fit.mock.calls[0]?.[1]).toEqual({ top: 92, right: 280, bottom: 92, left: 248 });
  const told = onView.mock.calls.length;
  expect(onView).toHaveBeenLastCalledWith(expect.objectContaining({ width: 800, height: 600 }));
  stop();
  engine.zoomBy(1);
  expect(onView).toHaveBeenCalledTimes(told);
});
