import { act, render, screen, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { LazyDeliveryMap } from '@/components/map/LazyDeliveryMap';
import type { DeliveryMapProps } from '@/components/map/types';
import { STOPS } from './routes';

/** Renders the map of a route and waits for its markers. Returns a function that renders it with other props. */
export async function showMap(props: Partial<DeliveryMapProps> = {}) {
  const view = render(<LazyDeliveryMap label="Route of LGX-1" stops={STOPS} {...props} />);
  const again = (next: Partial<DeliveryMapProps>) =>
    view.rerender(<LazyDeliveryMap label="Route of LGX-1" stops={STOPS} {...props} {...next} />);
  await waitFor(() => expect(screen.queryByText('Loading the map')).toBeNull(), { timeout: 10_000 });
  // the effects of that render add the markers
  await act(() => Promise.resolve());
  return again;
}
