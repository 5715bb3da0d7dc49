import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LivePin, VehiclePin } from '@/components/map/pins';

it.each([
  ['Motorcycle', 'motorbike'],
  ['Sedan', 'car'],
  ['MPV', 'car'],
  ['L300 Van', 'van'],
  ['10-wheeler', 'truck'],
  [undefined, 'truck'],
])('the marker of %s has the icon %s, as an offer and on the way', (vehicle, icon) => {
  const offer = {
    id: '1',
    label: '₱210.80',
    isChosen: false,
    mode: 'exclusive' as const,
    vehicle,
    lat: 14.5,
    lng: 121,
  };
  const { container } = render(
    <>
      <VehiclePin vehicle={offer} side="right" />
      <LivePin live={{ lat: 14.5, lng: 121, mode: 'exclusive', vehicle }} />
    </>,
  );
  expect(container.querySelectorAll(`.lucide-${icon}`)).toHaveLength(2);
});
