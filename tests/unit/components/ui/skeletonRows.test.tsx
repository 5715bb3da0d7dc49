import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SkeletonRows } from '@/components/ui/SkeletonRows';

afterEach(() => void vi.useRealTimers());

it('placeholder rows advise to reload the page after ten seconds, because no request times out', () => {
  vi.useFakeTimers();
  render(<SkeletonRows label="Your wallet is loading" />);
  expect(screen.getAllByRole('status')).toHaveLength(1);
  expect(screen.queryByRole('button')).toBeNull();
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.getByText(/^This is taking longer than usual\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
});
