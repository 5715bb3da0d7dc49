import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Appointment, Booking, TimelineEntry } from '@/api/wire';
import { LAST_REFRESH_FAILED } from '@/config/messages';
import { getLivePath } from '@/config/paths';
import { setHidden } from '../browserWindow';
import { appointment, booking, driver, item, stop } from '../builders/booking';
import { unknownValue } from '../builders/unknownValue';
import { countCalls } from '../calls';
import { createHold } from '../hold';
import { noContent } from '../noContent';
import { renderApp } from '../render';
import { server } from '../server';
import { pass, settled, startAtTen } from '../time';
import { answerWith, isOnTheRoad, openLive, rewindToBeforePickup } from './livePage';

beforeEach(() => void startAtTen());

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const formatMinutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

/** Opens the live page of a booking that exists only in this response. */
async function openAnswered(answer: Parameters<typeof answerWith>[0]) {
  const app = await renderApp('/about', { as: 'andrea' });
  answerWith(answer);
  await act(() => app.router.navigate(getLivePath(answer.booking_number)));
  await screen.findByRole('region', { name: 'Delivery' });
  return app;
}

describe('an ongoing delivery', () => {
  it('shows status, age, arrival, driver and timeline, and keeps the tab in the URL', async () => {
    const { user, router, number } = await openLive(isOnTheRoad);
    expect(document.title).toBe('Routes - Logistix Global');
    expect(screen.getByRole('heading', { name: /^Arriving at (Stop 1|drop-off)/ })).toBeVisible();
    expect(screen.getByText(/^Live, updated \d+ s ago$/)).toBeVisible();
    const card = within(screen.getByRole('region', { name: 'Driver' }));
    expect(card.getByText(/rated/)).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Call the driver' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+639\d{9}$/),
    );
    expect(within(screen.getByRole('list', { name: 'Timeline' })).getByText('Now')).toBeVisible();
    expect(screen.getByRole('link', { name: 'How do I follow my delivery?' })).toBeVisible();

    await user.click(screen.getByRole('tab', { name: 'Price' }));
    const price = screen.getByRole('region', { name: 'Price' });
    expect(within(price).getByText('Quoted when booked')).toBeVisible();
    expect(within(price).getByText('Booking fee')).toBeVisible();
    expect(within(price).getByText(/Exactly as quoted\.|than quoted$/)).toBeVisible();
    expect(router.state.location.search).toBe(`?booking=${number}&tab=price`);

    await user.keyboard('{ArrowLeft}');
    expect(await screen.findByRole('list', { name: 'Goods by stop' })).toBeVisible();
    expect(router.state.location.search).toBe(`?booking=${number}&tab=goods`);
    await act(() => router.navigate(`${getLivePath(number)}&tab=history`));
    expect(within(await screen.findByRole('list', { name: 'History' })).getByText('Quoted')).toBeVisible();
  });

  it('opens the chat with the driver and starts it once', async () => {
    const { user, store } = await openLive(isOnTheRoad);
    const starts = countCalls('POST', '/api/messages/create');
    await user.click(screen.getByRole('button', { name: 'Chat with driver' }));
    const chats = await screen.findByRole('dialog', { name: 'Chats' });
    expect(await within(chats).findByPlaceholderText('Enter your message...')).toBeVisible();
    expect(starts()).toBe(1);
    expect(store.getState().utils.isShowConvo).toBe(true);
  });

  it('opens the chat on a double click too', async () => {
    const { user } = await openLive(isOnTheRoad);
    await user.dblClick(screen.getByRole('button', { name: 'Chat with driver' }));
    const chats = await screen.findByRole('dialog', { name: 'Chats' }, { timeout: 5000 });
    expect(await within(chats).findByPlaceholderText('Enter your message...')).toBeVisible();
  });

  it('shows the cost and cancels with one call', async () => {
    const { user, booking: record } = await openLive(isOnTheRoad, { prepare: rewindToBeforePickup });
    const calls = countCalls('POST', '/api/bookings/update-status/:id');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this booking?' });
    expect(within(dialog).getByText(/Cancelling now (costs ₱|is free)/)).toBeVisible();
    await user.dblClick(within(dialog).getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText('This booking was cancelled.')).toBeVisible();
    expect(calls()).toBe(1);
    expect(record.status).toBe('Cancelled');
    // the Cancel button is gone
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('cancels once when the dialog is closed and opened again during the call', async () => {
    const { user } = await openLive(isOnTheRoad, { prepare: rewindToBeforePickup });
    const calls = countCalls('POST', '/api/bookings/update-status/:id');
    const { held, release } = createHold();
    // the look-up of the cost comes first
    server.use(http.get('*/api/bookings/:id', () => held, { once: true }));
    const press = async () => {
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this booking?' });
      const button = within(dialog).getByRole('button', { name: 'Cancel booking' });
      await user.click(button);
      expect(button).toHaveAttribute('aria-busy', 'true');
    };
    await press();
    await user.keyboard('{Escape}');
    await press();
    release();
    const late = await screen.findByRole('alertdialog', { name: 'This booking is cancelled' });
    expect(within(late).queryByRole('button', { name: 'Cancel booking' })).toBeNull();
    await user.click(within(late).getByRole('button', { name: 'Close' }));
    const toasts = within(screen.getByRole('region', { name: 'Messages' })).getAllByRole('status');
    expect(toasts.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Success.* cancelled\. ₱[\d,.]+ will be refunded to .+\.$/),
    ]);
    expect(calls()).toBe(1);
  });

  it('cancels once when the customer leaves the page and comes back during the call', async () => {
    const { user, router } = await openLive(isOnTheRoad, { prepare: rewindToBeforePickup });
    const calls = countCalls('POST', '/api/bookings/update-status/:id');
    const { held, release } = createHold();
    server.use(http.post('*/api/bookings/update-status/:id', () => held));
    const press = async () => {
      await user.click(screen.getByRole('button', { name: 'Cancel' }));
      const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this booking?' });
      const button = within(dialog).getByRole('button', { name: 'Cancel booking' });
      await user.click(button);
      return button;
    };
    await press();
    await waitFor(() => expect(calls()).toBe(1));
    await user.keyboard('{Escape}');
    await act(() => router.navigate('/help-center'));
    await screen.findByRole('heading', { level: 1, name: 'How can we help?' });
    await act(() => router.navigate(-1));
    await screen.findByRole('region', { name: 'Delivery' });
    expect(await press()).toHaveAttribute('aria-busy', 'true');
    release();
    expect(await screen.findByRole('alertdialog', { name: 'This booking is cancelled' })).toBeVisible();
    expect(calls()).toBe(1);
  });

  it('asks again when cancelling has become more expensive since the page was loaded', async () => {
    const { user, booking: record } = await openLive(isOnTheRoad, {
      prepare: (booking, now) => {
        rewindToBeforePickup(booking, now);
        booking.timeline = booking.timeline.filter(({ status }) => status === 'Finding Driver');
        booking.appointment_status = 'Finding Driver';
      },
    });
    const calls = countCalls('POST', '/api/bookings/update-status/:id');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this booking?' });
    expect(within(dialog).getByText(/^Cancelling now is free\./)).toBeVisible();
    // a driver accepts before the page is loaded again
    record.timeline.push({ ...record.timeline[0]!, status: 'Driver Assigned' });
    record.appointment_status = 'Driver Assigned';
    await user.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
    expect(await within(dialog).findByText(/^The cost has changed.* Cancelling now costs ₱/)).toBeVisible();
    expect(await within(dialog).findByText(/^Cancelling now costs ₱/)).toBeVisible();
    expect(calls()).toBe(0);
    await user.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText('This booking was cancelled.')).toBeVisible();
    expect(calls()).toBe(1);
  });

  it('shows the current state after a cancellation that came too late', async () => {
    const { user, booking: record } = await openLive(isOnTheRoad, { prepare: rewindToBeforePickup });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this booking?' });
    const loads = countCalls('POST', '/api/bookings/route/:id');
    record.timeline.push({ ...record.timeline.at(-1)!, status: 'Picked Up' });
    record.appointment_status = 'Picked Up';
    await user.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
    expect(await screen.findByText(/^The goods have been picked up/)).toBeVisible();
    await waitFor(() => expect(loads()).toBe(1), { timeout: 2000 });
  });

  it('shows that it is already cancelled after another tab cancelled it', async () => {
    const { user, booking: record } = await openLive(isOnTheRoad, { prepare: rewindToBeforePickup });
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel this booking?' });
    record.status = 'Cancelled';
    record.appointment_status = 'Cancelled';
    await user.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
    expect(await within(dialog).findByText(/This booking has already been cancelled/)).toBeVisible();
    await waitFor(() => expect(within(dialog).queryByRole('button', { name: 'Cancel booking' })).toBeNull());
    expect(within(dialog).queryByText(/Cancelling/)).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(await screen.findByText('This booking was cancelled.')).toBeVisible();
  });

  it('looks up a cancellation after a lost response and does not repeat it', async () => {
    const { user, booking: record } = await openLive(isOnTheRoad, { prepare: rewindToBeforePickup });
    const calls = countCalls('POST', '/api/bookings/update-status/:id');
    server.use(
      http.post('*/api/bookings/update-status/:id', () => {
        record.status = 'Cancelled';
        record.appointment_status = 'Cancelled';
        return HttpResponse.error();
      }),
    );
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
    expect(await within(dialog).findByText(/^Status unknown: we couldn't confirm your cancellation/)).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Cancel booking' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Check the booking' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls()).toBe(1);
  });

  it('does not confirm a cancellation that the booking does not show yet', async () => {
    const { user, booking: record } = await openLive(isOnTheRoad, { prepare: rewindToBeforePickup });
    const calls = countCalls('POST', '/api/bookings/update-status/:id');
    server.use(http.post('*/api/bookings/update-status/:id', noContent));
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
    const check = await within(dialog).findByRole('button', { name: 'Check the booking' });
    await settled();
    expect(screen.queryByText(/cancelled\.$/)).toBeNull();
    record.status = 'Cancelled';
    record.appointment_status = 'Cancelled';
    await user.click(check);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(calls()).toBe(1);
  });

  it('keeps the data when a refresh fails, and retries on request', async () => {
    const { user } = await openLive(isOnTheRoad);
    server.use(http.post('*/api/bookings/route/:id', () => new HttpResponse(null, { status: 500 }), { once: true }));
    act(() => void window.dispatchEvent(new Event('focus')));
    expect(await screen.findByText(new RegExp(`${LAST_REFRESH_FAILED} Retrying…`))).toBeVisible();
    expect(screen.getByRole('heading', { name: /^Arriving at/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try now' }));
    await waitFor(() => expect(screen.queryByText(new RegExp(LAST_REFRESH_FAILED))).toBeNull());
  });
});

describe('polling', () => {
  it.each<[Appointment['status'], Booking['status'], number]>([
    ['In Transit', 'Ongoing', 10_000],
    ['Arrived at Drop-off', 'Ongoing', 60_000],
    ['Delivered', 'Completed', 0],
  ])(
    'with driver status %s and booking status %s runs every %i ms, and stops while hidden',
    async (status, of, interval) => {
      vi.useFakeTimers({ shouldAdvanceTime: true });
      const at = appointment({ status, timeline: [{ status, at: formatMinutesAgo(1) }] });
      await openAnswered(booking({ status: of, rating: { rating: 5, review: '' } }, { appointment: at }));
      const requests = countCalls('POST', '/api/bookings/route/:id');
      if (interval === 0) {
        await pass(180_000);
        expect(requests()).toBe(0);
        return;
      }
      await pass(interval - 5_000);
      expect(requests()).toBe(0);
      await pass(5_000);
      await waitFor(() => expect(requests()).toBe(1));
      await pass(interval);
      await waitFor(() => expect(requests()).toBe(2));
      setHidden(true);
      await pass(5 * interval);
      expect(requests()).toBe(2);
      setHidden(false);
      await waitFor(() => expect(requests()).toBe(3));
    },
  );
});

describe('the live page', () => {
  it('shows the age of the last position and suggests what to do about a stalled delivery', async () => {
    const recorded_at = formatMinutesAgo(34);
    const timeline: TimelineEntry[] = [{ status: 'In Transit', at: formatMinutesAgo(50) }];
    const position = { lat: 14.6, lng: 121, heading: null, recorded_at };
    const { user } = await openAnswered(
      booking({}, { appointment: appointment({ timeline, driver: driver({ position }) }) }),
    );
    expect(screen.getByText('Last known, 34 min ago')).toBeVisible();
    const notice = within(screen.getByRole('region', { name: 'What to do now' }));
    expect(notice.getByText('No updates for 34 minutes, longer than usual')).toBeVisible();
    expect(notice.getByRole('link', { name: "What if the driver doesn't reply?" })).toBeVisible();
    await user.click(notice.getByRole('button', { name: 'Chat with driver' }));
    expect(await screen.findByRole('dialog', { name: 'Chats' })).toBeVisible();
  });

  it('shows an unknown status as sent, and no map without coordinates', async () => {
    const status = unknownValue('Sorted by a robot');
    const at = appointment({ status, timeline: [{ status, at: formatMinutesAgo(3) }] });
    await openAnswered(
      booking({}, { appointment: at, stops: [stop(0, { lat: 0, lng: 0 }), stop(1, { lat: 0, lng: 0 })] }),
    );
    expect(screen.getByRole('heading', { name: /^Sorted by a robot/ })).toBeVisible();
    expect(screen.queryByRole('region', { name: /Map/ })).toBeNull();
    expect(screen.getByRole('list', { name: 'Timeline' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Share tracking' })).toBeVisible();
  });

  it('explains a final price that differs from the quote', async () => {
    const line = (code: string, label: string, amount: number) => ({ code, label, amount });
    const quote = { breakdown: [line('base', 'Base fare', 1500)], discount: 0, total: 1500 };
    const charged = {
      breakdown: [...quote.breakdown, line('wait', 'Waiting, 20 min', 30.4)],
      discount: 0,
      total: 1530.4,
    };
    const { user } = await openAnswered(booking({ quote, charged }));
    await user.click(screen.getByRole('tab', { name: 'Price' }));
    expect(screen.getByText('₱30.40 more than quoted')).toBeVisible();
    const reasons = within(screen.getByRole('list', { name: 'Why it differs' })).getAllByRole('listitem');
    expect(reasons.map((reason) => reason.textContent)).toEqual(['Waiting, 20 min: ₱30.40 more']);
  });

  it('shows the price of unpaid cash as due, not as charged', async () => {
    const price = { breakdown: [{ code: 'base', label: 'Base fare', amount: 600 }], discount: 0, total: 600 };
    const cash = { payment_status: 'Unpaid', payment_method: 'Cash' } as const;
    const { user } = await openAnswered(booking({ ...cash, total: 600, quote: price, charged: price }));
    await user.click(screen.getByRole('tab', { name: 'Price' }));
    const region = within(screen.getByRole('region', { name: 'Price' }));
    expect(region.getByText('To pay')).toBeVisible();
    expect(region.getByText('Payment method')).toBeVisible();
    expect(region.queryByText(/Charged|Paid with/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Booking summary' }));
    const summary = within(await screen.findByRole('dialog', { name: 'Booking summary' }));
    expect(summary.getByText('Payment method')).toBeVisible();
    expect(summary.queryByText('Paid with')).toBeNull();
  });

  it('shows the proof of each stop: recipient, time, place, photo and signature', async () => {
    const proof = (received_by: string) => ({
      photo: '/art/parcels-2.svg',
      signature: '/art/s.svg',
      received_by,
      at: formatMinutesAgo(3),
    });
    const timeline: TimelineEntry[] = [
      { status: 'Delivered', at: formatMinutesAgo(40), proof: proof('Kim Salonga') },
      { status: 'Delivered', at: formatMinutesAgo(3), proof: proof('Ramon dela Peña') },
    ];
    const { user } = await openAnswered(
      booking(
        { status: 'Completed', rating: { rating: 5, review: '' } },
        { stops: [stop(0), stop(1), stop(2)], appointment: appointment({ status: 'Delivered', timeline }) },
      ),
    );
    const line = screen.getByRole('list', { name: 'Timeline' });
    expect(within(line).getAllByRole('img', { name: 'Delivered goods' })).toHaveLength(2);
    const [first] = within(line).getAllByRole('button', { name: 'Proof of delivery' });
    await user.click(first as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'Proof of delivery' }));
    expect(dialog.getByText('Kim Salonga')).toBeVisible();
    expect(dialog.getByText('41 Gilmore Ave, New Manila')).toBeVisible();
    expect(dialog.getByRole('img', { name: 'Signature of Kim Salonga' })).toBeVisible();
  });

  it('names goods by type, category and subcategory, if known', async () => {
    const items = [
      item({ type: 1, category: 101, subcategory: 10102, uom: 1, quantity: 2, description: 'Woks' }),
      item({ type: 3, category: 301, subcategory: null, uom: 7, quantity: 5 }),
    ];
    const { user } = await openAnswered(booking({}, { stops: [stop(0), stop(1, { items })] }));
    await user.click(screen.getByRole('tab', { name: 'Goods' }));
    const goods = within(await screen.findByRole('list', { name: 'Goods at Drop-off' }));
    const [woks, papers] = goods.getAllByRole('listitem');
    await waitFor(() => expect(woks).toHaveTextContent('2 Box Household, Kitchenware, Cookware: Woks'));
    await waitFor(() => expect(papers).toHaveTextContent(/^5 Envelope Documents, Letters and files\d/));
  });

  it('links the article about a failed attempt once', async () => {
    const failed: TimelineEntry[] = [{ status: 'Failed Attempt', at: formatMinutesAgo(1) }];
    const attempt = appointment({ status: 'Failed Attempt', driver: driver(), timeline: failed });
    await openAnswered(booking({ status: 'Ongoing' }, { appointment: attempt }));
    expect(screen.getAllByRole('link', { name: 'What happens after a failed attempt?' })).toHaveLength(1);
  });

  it('shows that a booking does not exist', async () => {
    const { router } = await openLive(isOnTheRoad);
    expect(screen.getByText('Driver and payment')).toBeVisible();
    await act(() => router.navigate(getLivePath('LGX-000000-0000')));
    expect(await screen.findByText('Booking not found on this account')).toBeVisible();
    // neither steps nor the mode of the booking opened before
    expect(screen.queryByText('Driver and payment')).toBeNull();
    expect(screen.queryByText(/^(Special|Joint)$/)).toBeNull();
  });

  it('offers a retry when the first load fails', async () => {
    const { user, router, world } = await renderApp('/about', { as: 'andrea' });
    const number = world.bookings[0]?.booking_number ?? '';
    server.use(http.post('*/api/bookings/route/:id', () => new HttpResponse(null, { status: 500 }), { once: true }));
    await act(() => router.navigate(getLivePath(number)));
    expect(await screen.findByRole('heading', { name: 'The delivery did not load' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('The delivery did not load')).toBeNull());
  });
});
