import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { TrackingProgress } from '@/features/tracking/TrackingProgress';

it('shows the day of a step that is not on the booking day', () => {
  const steps = [
    { key: 'booked', title: 'Booked', at: '2026-12-01T00:33:00+08:00', state: 'done' as const },
    { key: 'pickup', title: 'Pickup', at: '2026-12-02T09:00:00+08:00', state: 'next' as const },
  ];
  render(<TrackingProgress bookingNumber="LGX-261201-5622" steps={steps} />);
  expect(screen.getByText('12:33 AM')).toBeVisible();
  expect(screen.getByText('02 Dec, 09:00 AM')).toBeVisible();
});
