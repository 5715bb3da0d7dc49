import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import L from 'leaflet';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LazyDeliveryMap } from '@/components/map/LazyDeliveryMap';
import { GLIDE_MS } from '@/components/map/glide';
import type { Point } from '@/lib/maps/geo';
import { pass } from '../../../time';
import { STOPS, STOP_TEXTS, pxToLng, textOf, vehicle } from './routes';
import { showMap } from './showMap';

/** Position of a marker in px, which the library writes into the style of its box. */
function spot(name: RegExp) {
  const box = screen.getByRole('img', { name }).closest<HTMLElement>('.map-anchor');
  return { x: parseFloat(box?.style.left ?? ''), y: parseFloat(box?.style.top ?? '') };
}

const ONE_STOP = STOPS.slice(0, 1);

/** So many px to the east of that stop, which is shown at zoom 15 when it is alone. */
const placeNearStop = (id: string, px: number) => vehicle(id, STOPS[0]!.lng + pxToLng(px, 15), { lat: STOPS[0]!.lat });

beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(600);
});

afterEach(() => {
  vi.useRealTimers();
});

describe('the embedded map', () => {
  it('loads no script', async () => {
    await showMap();
    expect(document.querySelectorAll('script')).toHaveLength(0);
    expect(screen.getByRole('region', { name: 'Route of LGX-1' })).toBeVisible();
    expect(screen.getByRole('application', { name: /Arrow keys move the map/ })).toHaveAttribute('tabindex', '0');
  });

  it('draws the country and names the places in view, for the eye only', async () => {
    await showMap();
    const map = screen.getByRole('application');
    expect(map.querySelectorAll('.leaflet-land-pane path').length).toBeGreaterThan(120);
    for (const name of ['Makati', 'Parañaque']) {
      expect(within(map).getByText(name)).toHaveAttribute('aria-hidden', 'true');
    }
  });

  it('shows each stop as a marker and as text', async () => {
    await showMap();
    const pins = screen.getAllByRole('img').map((pin) => pin.getAttribute('aria-label'));
    expect(pins).toEqual(['Pickup: Salcedo St, Makati', 'Stop 1: 30th St, BGC', 'Drop-off: Gilmore Ave, Quezon City']);
    expect(screen.getAllByRole('listitem').map(textOf)).toEqual(STOP_TEXTS);
    const toggle = screen.getByRole('button', { name: 'Show stops as a list' });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    expect(screen.getByRole('button', { name: 'Hide the list of stops' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('fits the stops into view, and new stops again', async () => {
    const again = await showMap();
    const inView = ({ x, y }: { x: number; y: number }) => x > 0 && x < 800 && y > 0 && y < 600;
    expect([spot(/Salcedo/), spot(/BGC/), spot(/Gilmore/)].every(inView)).toBe(true);
    again({ stops: [{ key: 'z', kind: 'pickup', title: 'Colon St, Cebu', lat: 10.3, lng: 123.9 }] });
    expect(spot(/Cebu/)).toEqual({ x: 400, y: 300 });
  });

  it('keeps its map when the page renders again', async () => {
    const again = await showMap();
    const map = screen.getByRole('application');
    const marker = screen.getByRole('img', { name: /Salcedo/ });
    again({ stops: STOPS.map((stop) => ({ ...stop })) });
    expect(screen.getByRole('application')).toBe(map);
    expect(screen.getByRole('img', { name: /Salcedo/ })).toBe(marker);
  });

  it.each([
    [59, ['2 vehicles here, zoom in']],
    [61, ['Offer of ₱1.00', 'Offer of ₱2.00']],
  ])('shows two vehicles %d px apart as %j', async (px, names) => {
    await showMap({ stops: ONE_STOP, vehicles: [placeNearStop('1', 100), placeNearStop('2', 100 + px)] });
    const shown = screen.getAllByRole('button', { name: /Offer of|vehicles here/ });
    expect(shown.map((button) => button.getAttribute('aria-label'))).toEqual(names);
  });

  it('draws only the vehicles in view, and others when they come into view', async () => {
    await showMap({ stops: ONE_STOP, vehicles: [placeNearStop('1', 0), placeNearStop('2', 900)] });
    const names = () =>
      screen.getAllByRole('button', { name: /Offer of/ }).map((offer) => offer.getAttribute('aria-label'));
    expect(names()).toEqual(['Offer of ₱1.00']);
    const near = screen.getByRole('button', { name: 'Offer of ₱1.00' });
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
    expect(names()).toEqual(['Offer of ₱1.00', 'Offer of ₱2.00']);
    // an element that was visible before is reused
    expect(screen.getByRole('button', { name: 'Offer of ₱1.00' })).toBe(near);
  });

  it('keeps the focus on a vehicle while it and others move, join and leave', async () => {
    const again = await showMap({ stops: ONE_STOP, vehicles: [placeNearStop('1', 100), placeNearStop('2', 200)] });
    const offer = screen.getByRole('button', { name: 'Offer of ₱2.00' });
    const getX = () => L.DomUtil.getPosition(offer.closest<HTMLElement>('.map-anchor')!).x;
    const before = getX();
    offer.focus();
    again({ vehicles: [placeNearStop('1', 40), placeNearStop('2', 250), placeNearStop('3', 340)] });
    expect(getX()).toBe(before + 50);
    again({ vehicles: [placeNearStop('2', 250)] });
    expect(screen.getAllByRole('button', { name: /Offer of/ })).toEqual([offer]);
    expect(offer).toHaveFocus();
  });

  it('draws vehicles that a drag brings into view before it ends', async () => {
    await showMap({ stops: ONE_STOP, vehicles: [placeNearStop('1', 0), placeNearStop('2', 500)] });
    const names = () =>
      screen.getAllByRole('button', { name: /Offer of/ }).map((offer) => offer.getAttribute('aria-label'));
    expect(names()).toEqual(['Offer of ₱1.00']);
    const map = screen.getByRole('application');
    fireEvent.mouseDown(map, { which: 1, clientX: 600, clientY: 300 });
    fireEvent.mouseMove(map, { clientX: 580, clientY: 300 });
    expect(names()).toEqual(['Offer of ₱1.00']);
    fireEvent.mouseMove(map, { clientX: 400, clientY: 300 });
    expect(names()).toEqual(['Offer of ₱1.00', 'Offer of ₱2.00']);
    fireEvent.mouseUp(map);
    // the map glides on in the next frame: it has to be there still
    await new Promise(requestAnimationFrame);
  });

  it('counts and opens the current members of a reused disc', async () => {
    const vehicles = [100, 110, 400, 410, 420].map((px, index) => placeNearStop(String(index + 1), px));
    await showMap({ stops: ONE_STOP, vehicles });
    const discs = () => screen.queryAllByRole('button', { name: /vehicles here/ }).map((disc) => disc.textContent);
    const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    expect(discs()).toEqual(['2', '3']);
    for (let step = 0; step < 3; step += 1) await press('Zoom out');
    expect(discs()).toEqual(['5']);
    for (let step = 0; step < 3; step += 1) await press('Zoom in');
    expect(discs()).toEqual(['2', '3']);
    await press('3 vehicles here, zoom in');
    const offers = await screen.findAllByRole('button', { name: /Offer of/ });
    expect(offers.map((offer) => offer.getAttribute('aria-label'))).toEqual([
      'Offer of ₱3.00',
      'Offer of ₱4.00',
      'Offer of ₱5.00',
    ]);
  });

  it.each([
    ['under the disc', 5, true],
    ['under the label', 100, true],
    ['at the very place', 0, true],
    ['clear of both', 200, false],
  ])('moves a vehicle %s of the selected one aside', async (_case, px, isMoved) => {
    const chosen = { ...placeNearStop('1', 0), isChosen: true };
    await showMap({ stops: ONE_STOP, vehicles: [chosen, placeNearStop('2', px)] });
    const at = (name: string) => {
      const anchor = screen.getByRole('button', { name }).closest<HTMLElement>('.map-anchor');
      return L.DomUtil.getPosition(anchor!);
    };
    const [pin, other] = [at('Offer of ₱1.00'), at('Offer of ₱2.00')];
    const moved = Math.hypot(other.x - pin.x - px, other.y - pin.y);
    if (isMoved) expect(moved).toBeGreaterThan(15);
    else expect(moved).toBeLessThanOrEqual(1);
  });

  it('moves the focus to the selected vehicle', async () => {
    const vehicles = [vehicle('1', 121.01), vehicle('2', 121.06)];
    function Chooser() {
      const [chosen, setChosen] = useState('');
      const offers = vehicles.map((offer) => ({ ...offer, isChosen: offer.id === chosen }));
      return <LazyDeliveryMap label="Offers" stops={STOPS} vehicles={offers} onVehicleSelect={setChosen} />;
    }
    render(<Chooser />);
    await userEvent.click(await screen.findByRole('button', { name: 'Offer of ₱2.00' }));
    expect(screen.getByRole('button', { name: 'Offer of ₱2.00', pressed: true })).toHaveFocus();
  });

  it('zooms by its buttons and returns to the whole route', async () => {
    await showMap();
    const apart = () => spot(/BGC/).x - spot(/Salcedo/).x;
    const before = apart();
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(apart()).toBeCloseTo(before * 2, -1);
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
    expect(apart()).toBeCloseTo(before / 2, -1);
    await userEvent.click(screen.getByRole('button', { name: 'Show the whole route' }));
    expect(apart()).toBe(before);
  });

  it('picks a point by keyboard', async () => {
    const picked: Point[] = [];
    function Picker() {
      const [value, setValue] = useState<Point | null>({ lat: 14.6, lng: 121 });
      const onPick = (point: Point) => {
        picked.push(point);
        setValue(point);
      };
      return <LazyDeliveryMap label="Pin" stops={[]} pick={{ value, onPick }} />;
    }
    render(<Picker />);
    const button = await screen.findByRole('button', { name: 'Use this point' });
    act(() => button.focus());
    await userEvent.keyboard('{Enter}');
    expect(picked).toHaveLength(1);
    expect(picked[0]?.lat).toBeCloseTo(14.6, 4);
    expect(picked[0]?.lng).toBeCloseTo(121, 4);
    expect(screen.getByRole('img', { name: 'Chosen point' })).toBeInTheDocument();
    expect(screen.getByText(/Point set at 14\.6/)).toHaveAttribute('role', 'status');
  });

  it('picks the clicked point', async () => {
    const onPick = vi.fn();
    await showMap({ stops: [], pick: { value: { lat: 14.6, lng: 121 }, onPick } });
    await userEvent.pointer({
      keys: '[MouseLeft]',
      target: screen.getByRole('application'),
      coords: { clientX: 400, clientY: 300 },
    });
    expect(onPick).toHaveBeenCalledTimes(1);
    const [point] = onPick.mock.calls[0] as [Point];
    expect(point.lat).toBeCloseTo(14.6, 3);
    expect(point.lng).toBeCloseTo(121, 3);
  });

  it('lets the page scroll over a preview, which has no controls and no key handling', async () => {
    await showMap({ isPreview: true });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('application')).toBeNull();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });
});

describe('the live vehicle', () => {
  const live = (lng: number) => ({ live: { lat: 14.58, lng, mode: 'exclusive' as const } });

  it('glides from one position to the next', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const again = await showMap(live(121.02));
    await pass(100);
    const from = spot(/Vehicle/).x;
    again(live(121.05));
    expect(spot(/Vehicle/).x).toBe(from);
    await pass(GLIDE_MS / 5);
    const midway = spot(/Vehicle/).x;
    expect(midway).toBeGreaterThan(from);
    await pass(GLIDE_MS);
    const there = spot(/Vehicle/).x;
    expect(there).toBeGreaterThan(midway);
    await pass(GLIDE_MS);
    expect(spot(/Vehicle/).x).toBe(there);
  });

  it('jumps with reduced motion', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const again = await showMap(live(121.02));
    await pass(100);
    const from = spot(/Vehicle/).x;
    again(live(121.05));
    const there = spot(/Vehicle/).x;
    expect(there).toBeGreaterThan(from);
    await pass(GLIDE_MS);
    expect(spot(/Vehicle/).x).toBe(there);
  });
});
