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

describe('the map', () => {
  it('shows its labels outside the route if there is room', async () => {
    await showMap();
    expect(labelOf('Pickup')).toHaveClass('right-full');
    expect(labelOf('Drop-off')).toHaveClass('left-full');
  });

  it('moves a label that the edge would cut to the other side, and back when there is room', async () => {
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

  it('gives the room of the labels to a route with too many stops for labels', async () => {
    width = 1000;
    const [pickup, stop, dropoff] = STOPS;
    const getStops = (count: number) => [
      pickup!,
      ...Array.from({ length: count }, (_, index) => ({ ...stop!, key: `stop ${index}` })),
      { ...dropoff!, lat: pickup!.lat, lng: 121.3 },
    ];
    const getLength = () =>
      spotOf(screen.getByRole('img', { name: /Gilmore/ })).x - spotOf(screen.getByRole('img', { name: /Salcedo/ })).x;
    const again = await showMap({ stops: getStops(3) });
    const labelled = getLength();
    again({ stops: getStops(4) });
    await waitFor(() => expect(getLength()).toBeGreaterThan(labelled * 1.2));
    const fitted = getLength();
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
    await userEvent.click(screen.getByRole('button', { name: 'Show the whole route' }));
    expect(getLength()).toBeCloseTo(fitted, 0);
  });

  it('fits the selected vehicle into view, also one selected later', async () => {
    const again = await showMap({ vehicles: offers('1') });
    again({ vehicles: offers('2') });
    const { x, y } = spotOf(screen.getByRole('button', { name: 'Offer of ₱2.00', pressed: true }));
    expect(x > 20 && x < 700 && y > 20 && y < 580).toBe(true);
  });

  it('keeps showing the stops if the position of the selected vehicle is unknown', async () => {
    await showMap({ vehicles: [vehicle('1', 0, { lat: 0, isChosen: true })] });
    const { x, y } = spotOf(screen.getByRole('img', { name: /Salcedo/ }));
    const other = spotOf(screen.getByRole('img', { name: /Gilmore/ }));
    expect(Math.hypot(x - other.x, y - other.y)).toBeGreaterThan(200);
  });

  it('does not move for a vehicle in view', async () => {
    const again = await showMap({ vehicles: offers('none') });
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
    const before = spotOf(screen.getByRole('img', { name: /Salcedo/ }));
    again({ vehicles: offers('1') });
    expect(spotOf(screen.getByRole('img', { name: /Salcedo/ }))).toEqual(before);
  });
});

it('leaves the same room on Google Maps, and reports the view', () => {
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
  engine.fit(
    [
      [14.5, 121],
      [14.6, 121.1],
    ],
    false,
  );
  expect(fit.mock.calls[1]?.[1]).toEqual({ top: 92, right: 72, bottom: 92, left: 40 });
  const told = onView.mock.calls.length;
  expect(onView).toHaveBeenLastCalledWith(expect.objectContaining({ width: 800, height: 600 }));
  stop();
  engine.zoomBy(1);
  expect(onView).toHaveBeenCalledTimes(told);
});
