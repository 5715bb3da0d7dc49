import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DeliveryMap } from '@/components/map/DeliveryMap';
import type { DeliveryMapProps } from '@/components/map/types';
import { GOOGLE_TIMEOUT_MS } from '@/lib/maps/googleScript';
import { installGoogleMaps, type FakeGoogle } from '../../../fakes/googleMaps';
import { STOPS, STOP_TEXTS, pxToLng, textOf, vehicle } from './routes';

const script = () => document.querySelector<HTMLScriptElement>('script[src*="maps.googleapis.com"]');

async function findAddedScript() {
  await waitFor(() => expect(script()).not.toBeNull());
  return script() as HTMLScriptElement;
}

let google: FakeGoogle;

/** Simulates the load of Google's script. */
async function loadScript() {
  await findAddedScript();
  google = installGoogleMaps(window);
  act(() => (window as unknown as { initMap: () => void }).initMap());
  await screen.findByRole('button', { name: 'Zoom in' });
  await waitFor(() => expect(google.maps).toHaveLength(1));
}

/** Silences the console error of the library about a failed script. */
async function failScript() {
  const added = await findAddedScript();
  const said = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')].map((spy) => spy.mockImplementation(() => {}));
  await act(async () => {
    added.dispatchEvent(new Event('error'));
    await Promise.resolve();
  });
  await screen.findByText('Google Maps did not load');
  for (const spy of said) spy.mockRestore();
}

let keys = 0;
const show = (props: Partial<DeliveryMapProps> = {}) => {
  // one key per test, because the library remembers the loaded script
  const apiKey = `K${(keys += 1)}`;
  const view = render(<DeliveryMap apiKey={apiKey} label="Route of LGX-1" stops={STOPS} {...props} />);
  const again = (next: Partial<DeliveryMapProps>) =>
    view.rerender(<DeliveryMap apiKey={apiKey} label="Route of LGX-1" stops={STOPS} {...props} {...next} />);
  return { apiKey, again };
};

afterEach(() => {
  cleanup();
  script()?.remove();
  vi.useRealTimers();
});

describe('the map with a Google key', () => {
  it('loads one script, with the key, the places library and the region', async () => {
    const { apiKey } = show();
    const { searchParams } = new URL((await findAddedScript()).src);
    expect(document.querySelectorAll('script[src*="maps.googleapis.com"]')).toHaveLength(1);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      key: apiKey,
      libraries: 'places',
      region: 'PH',
      language: 'en',
    });
    // pages show several maps, one after another
    expect(screen.getByText('Loading the map').closest('[role=status]')).toBeNull();
  });

  it('shows the stops and fits them into view', async () => {
    show();
    await loadScript();
    const map = screen.getByRole('region', { name: 'Route of LGX-1' });
    expect(
      within(map)
        .getAllByRole('img')
        .map((pin) => pin.getAttribute('aria-label')),
    ).toEqual(['Pickup: Salcedo St, Makati', 'Stop 1: 30th St, BGC', 'Drop-off: Gilmore Ave, Quezon City']);
    expect(within(map).getAllByRole('listitem').map(textOf)).toEqual(STOP_TEXTS);
    expect(google.fits).toEqual([{ south: 14.5518, north: 14.6224, west: 121.0166, east: 121.0508 }]);
    expect(screen.queryByText('Loading the map')).toBeNull();
  });

  it('keeps its map when the page renders again, and fits only new stops', async () => {
    const { again } = show();
    await loadScript();
    again({ stops: STOPS.map((stop) => ({ ...stop })), live: { lat: 14.57, lng: 121.03, mode: 'exclusive' } });
    again({ stops: STOPS.map((stop) => ({ ...stop })), live: { lat: 14.58, lng: 121.04, mode: 'exclusive' } });
    expect(google.maps).toHaveLength(1);
    expect(google.fits).toHaveLength(1);
    again({ stops: STOPS.slice(0, 2) });
    await waitFor(() => expect(google.fits).toHaveLength(2));
    expect(google.maps).toHaveLength(1);
    expect(screen.queryByRole('img', { name: /Gilmore/ })).toBeNull();
  });

  it('draws the driven part solid and the part ahead dotted', async () => {
    show({
      route: {
        points: [
          [14.5, 121],
          [14.6, 121],
        ],
        doneFraction: 0.25,
      },
    });
    await loadScript();
    const lines = [...google.lines].map(({ options }) => ({
      weight: options.strokeWeight,
      dots: options.icons?.length ?? 0,
      path: (options.path as google.maps.LatLngLiteral[]).map(({ lat }) => Math.round(lat * 1000) / 1000),
    }));
    expect(lines).toEqual([
      { weight: 12, dots: 0, path: [14.5, 14.525] },
      { weight: undefined, dots: 1, path: [14.525, 14.6] },
      { weight: 6, dots: 0, path: [14.5, 14.525] },
      { weight: undefined, dots: 1, path: [14.525, 14.6] },
    ]);
  });

  it.each([
    [59, ['2 vehicles here, zoom in']],
    [61, ['Offer of ₱1.00', 'Offer of ₱2.00']],
  ])('shows two vehicles %d px apart as %j', async (px, names) => {
    const away = [vehicle('1', 121.03), vehicle('2', 121.03 + pxToLng(px, 13))];
    show({ vehicles: away });
    await loadScript();
    act(() => google.maps[0]?.setZoom(13));
    await waitFor(() => {
      const shown = screen.getAllByRole('button', { name: /Offer of|vehicles here/ });
      expect(shown.map((button) => button.getAttribute('aria-label'))).toEqual(names);
    });
  });

  it('clusters neither a single vehicle nor the selected one', async () => {
    show({ vehicles: [vehicle('1', 121.03), vehicle('2', 121.03, { isChosen: true })] });
    await loadScript();
    expect(screen.getByRole('button', { name: 'Offer of ₱1.00', pressed: false })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Offer of ₱2.00', pressed: true })).toBeVisible();
  });

  it('keeps the focus on a vehicle while it and others move, join and leave', async () => {
    const { again } = show({ vehicles: [vehicle('1', 121.01), vehicle('2', 121.05)] });
    await loadScript();
    act(() => google.maps[0]?.setZoom(13));
    const offer = await screen.findByRole('button', { name: 'Offer of ₱2.00' });
    const getLeft = () => offer.closest<HTMLElement>('.map-anchor')?.style.left;
    const before = getLeft();
    offer.focus();
    again({ vehicles: [vehicle('1', 121.01), vehicle('2', 121.045), vehicle('3', 121.08)] });
    expect(await screen.findByRole('button', { name: 'Offer of ₱3.00' })).toBeVisible();
    expect(getLeft()).not.toBe(before);
    again({ vehicles: [vehicle('2', 121.045)] });
    await waitFor(() => expect(screen.getAllByRole('button', { name: /Offer of/ })).toEqual([offer]));
    expect(offer).toHaveFocus();
  });

  it('zooms in on a clicked cluster', async () => {
    show({ vehicles: [vehicle('1', 121.03), vehicle('2', 121.0302)] });
    await loadScript();
    await userEvent.click(await screen.findByRole('button', { name: '2 vehicles here, zoom in' }));
    expect(await screen.findByRole('button', { name: 'Offer of ₱2.00' })).toBeVisible();
    expect(google.fits.at(-1)).toEqual({ south: 14.58, north: 14.58, west: 121.03, east: 121.0302 });
  });

  it('reports the selected vehicle', async () => {
    const onVehicleSelect = vi.fn();
    show({ vehicles: [vehicle('1', 121.03), vehicle('2', 121.2)], onVehicleSelect });
    await loadScript();
    act(() => google.maps[0]?.setZoom(13));
    await userEvent.click(await screen.findByRole('button', { name: 'Offer of ₱1.00' }));
    expect(onVehicleSelect.mock.calls).toEqual([['1']]);
  });

  it('zooms by its buttons', async () => {
    show();
    await loadScript();
    const before = google.maps[0]?.getZoom() ?? 0;
    await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }));
    expect(google.maps[0]?.getZoom()).toBe(before + 1);
    await userEvent.click(screen.getByRole('button', { name: 'Zoom out' }));
    expect(google.maps[0]?.getZoom()).toBe(before);
  });

  it('picks the clicked point', async () => {
    const onPick = vi.fn();
    show({ stops: [], live: { lat: 14.6, lng: 121, mode: 'shared' }, pick: { value: null, onPick } });
    await loadScript();
    act(() => google.maps[0]?.press(400, 300));
    expect(onPick).toHaveBeenCalledTimes(1);
    const [point] = onPick.mock.calls[0] as [{ lat: number; lng: number }];
    expect(point.lat).toBeCloseTo(14.6, 6);
    expect(point.lng).toBeCloseTo(121, 6);
  });
});

describe('the map when Google fails', () => {
  it('falls back to the embedded map with a notice, and loads Google on retry', async () => {
    show();
    await failScript();
    expect(await screen.findByRole('application', { name: /Route of LGX-1/ })).toBeVisible();
    expect(await screen.findByRole('img', { name: 'Pickup: Salcedo St, Makati' })).toBeInTheDocument();
    expect(screen.getAllByRole('listitem').map(textOf)).toEqual(STOP_TEXTS);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.getByRole('button', { name: 'Loading...' })).toHaveAttribute('aria-busy', 'true');
    await loadScript();
    expect(screen.queryByText('Google Maps did not load')).toBeNull();
    expect(screen.queryByRole('application')).toBeNull();
    expect(await screen.findByRole('img', { name: 'Pickup: Salcedo St, Makati' })).toBeInTheDocument();
  });

  it('gives up on a script that does not load in time', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show();
    await findAddedScript();
    await act(() => vi.advanceTimersByTimeAsync(GOOGLE_TIMEOUT_MS - 1500));
    expect(screen.queryByText('Google Maps did not load')).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(1600));
    expect(await screen.findByText('Google Maps did not load')).toBeVisible();
  });

  it('falls back when Google rejects the key', async () => {
    show();
    await loadScript();
    act(() => window.gm_authFailure?.());
    expect(await screen.findByText('Google Maps did not load')).toBeVisible();
    expect(await screen.findByRole('application', { name: /Route of LGX-1/ })).toBeVisible();
  });

  it('falls back when Google rejects the key after another map was closed', async () => {
    const { apiKey } = show();
    await loadScript();
    const other = render(<DeliveryMap apiKey={apiKey} label="Route of LGX-2" stops={STOPS} />);
    await waitFor(() => expect(google.maps).toHaveLength(2));
    other.unmount();
    act(() => window.gm_authFailure?.());
    expect(await screen.findByText('Google Maps did not load')).toBeVisible();
  });
});
