import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { advanceClock, minutesToMs } from '@/sandbox/clock';
import { recordBodies } from '../calls';
import { BOOK, book, openPriced, waitForReview } from './bookingPage';
import { isOnTheRoad, openLive } from './livePage';

afterEach(() => void vi.useRealTimers());

const minutesLeft = () => Number(/^(\d+) Minutes?$/.exec(screen.getByText(/^\d+ Minutes?$/).textContent)?.[1]);

describe('the clock of a screen', () => {
  it('follows the server: after a clock jump the remaining time and the age of the position are right', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { sandbox } = await openLive(
      (booking) => isOnTheRoad(booking) && booking.appointment_status === 'In Transit',
    );
    const before = minutesLeft();
    expect(before).toBeGreaterThan(3);
    sandbox.clock.jumpAhead(minutesToMs(3));
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(minutesLeft()).toBeLessThanOrEqual(before - 3));
    expect(minutesLeft()).toBeGreaterThanOrEqual(before - 4);
    expect(screen.getByText(/^Live, updated \d s ago$/)).toBeVisible();
  });
});

describe('a pickup "now"', () => {
  it('has the time of the server, also if the clock of the device is two hours behind', async () => {
    const posts = recordBodies('POST', BOOK);
    const { user, router, sandbox } = await openPriced({
      world: ({ clock }) => advanceClock(clock, minutesToMs(120)),
    });
    await user.click(book());
    await waitForReview(router);
    const sentAt = Date.parse(String((await posts[0])?.pickup_at));
    expect(Math.abs(sandbox.clock.now() - sentAt)).toBeLessThan(minutesToMs(1));
  });
});
