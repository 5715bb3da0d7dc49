import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { DAY_MS } from '@/config/constants';
import { PATHS, getReschedulePath } from '@/config/paths';
import { createEmptyDraft } from '@/domain/draft/draft';
import { toManila } from '@/lib/dates';
import type { BookingRecord } from '@/sandbox/records/bookings';
import { draftSaved } from '@/store/booking';
import { selectAccountKey } from '@/store/user';
import { countCalls } from '../calls';
import { createHold } from '../hold';
import { server } from '../server';
import { savedDraft } from './bookingPage';
import { isOnTheRoad, openLive, rewindToBeforePickup } from './livePage';

const UPDATE = '/api/bookings/update-status/:id';

const PIN = { code: 'pod_pin', label: 'Delivery PIN', centavos: 0 };

/** Adds a service to the booking and to its price, and a voucher. */
const withService = (booking: BookingRecord, now: number) => {
  rewindToBeforePickup(booking, now);
  booking.services = [PIN.code];
  booking.voucher_code = 'PADALA150';
  if (booking.rate) booking.rate = { ...booking.rate, breakdown: [...booking.rate.breakdown, PIN] };
};

async function openReschedule() {
  const app = await openLive(isOnTheRoad, { search: '&do=reschedule', prepare: withService });
  return { ...app, dialog: await screen.findByRole('dialog', { name: 'Choose another time' }) };
}

type Opened = Awaited<ReturnType<typeof openReschedule>>;

/** Chooses the first free slot in three days and opens the second step. */
async function chooseTime({ user, dialog }: Pick<Opened, 'user' | 'dialog'>) {
  await user.click(within(dialog).getByRole('button', { name: /New date/ }));
  const name = new RegExp(toManila(Date.now()).add(3, 'day').format('MMMM D, YYYY'));
  const days = await screen.findByRole('application');
  const isNextMonth = within(days).queryByRole('button', { name })?.hasAttribute('data-outside-month') ?? true;
  // the calendar has a second, visually hidden Next button
  const [next] = within(days).getAllByRole('button', { name: 'Next' });
  if (isNextMonth) await user.click(next as HTMLElement);
  await user.click(within(days).getByRole('button', { name }));
  await waitFor(() => expect(within(dialog).getByRole('button', { name: /New pickup time/ })).toBeEnabled());
  await user.click(within(dialog).getByRole('button', { name: /New pickup time/ }));
  const free = (await screen.findAllByRole('option')).find((option) => !option.hasAttribute('aria-disabled'));
  await user.click(free as HTMLElement);
  // the rest of the page stays hidden until the list of times has closed
  await user.click(await within(dialog).findByRole('button', { name: 'Next' }));
  return screen.findByRole('dialog', { name: 'Cancel and rebook?' });
}

describe('the reschedule dialog', () => {
  it('shows the cost, cancels only after a time is chosen, then opens the filled form', async () => {
    const opened = await openReschedule();
    const { user, dialog, booking, router } = opened;
    const calls = countCalls('POST', UPDATE);
    expect(within(dialog).getByText(/Cancelling now costs ₱.*Nothing is cancelled until you confirm\./)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Next' }));
    expect(within(dialog).getByText('Choose a date.')).toBeVisible();
    const check = await chooseTime(opened);
    await waitFor(() => expect(check).toHaveFocus());
    expect(calls()).toBe(0);
    expect(within(check).getByText('New pickup')).toBeVisible();
    expect(within(check).getByText(/the same stops, goods and services/)).toBeVisible();
    expect(within(check).getByText(/Driver notes aren't copied\./)).toBeVisible();
    await user.dblClick(within(check).getByRole('button', { name: 'Cancel and rebook' }));
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/booking\/(exclusive|shared)$/));
    expect(calls()).toBe(1);
    expect(booking.cancellation?.reason).toMatch(/^Rescheduled to \d+ \w+ \d{4}, \d\d:\d\d [AP]M$/);
    const draft = savedDraft(opened);
    expect(draft?.stops.map(({ address_line }) => address_line)).toEqual(
      booking.stops.map(({ address_line }) => address_line),
    );
    expect(draft?.services).toEqual([PIN.code]);
    expect(draft?.voucher_code).toBe('PADALA150');
    expect(draft?.schedule).toMatchObject({
      when: 'later',
      date: toManila(Date.now()).add(3, 'day').format('YYYY-MM-DD'),
    });

    // reopened after the cancellation, the dialog leads back to the new booking; the form opens shortly after the address changes
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await act(() => router.navigate(getReschedulePath(booking.booking_number)));
    const late = await screen.findByRole('dialog', { name: 'This booking is cancelled' });
    expect(within(late).getByRole('button', { name: 'Open the form' })).toBeVisible();
  });

  it('keeps booking and draft when the server refuses or the customer closes it', async () => {
    const opened = await openReschedule();
    const { user, booking, router, store } = opened;
    const account = selectAccountKey(store.getState());
    const typed = createEmptyDraft('exclusive');
    const stops = typed.stops.map((stop) => ({ ...stop, address_line: '9 Kalaw Ave' }));
    // the draft exists before the dialog opens
    await user.click(within(opened.dialog).getByRole('button', { name: 'Keep booking' }));
    expect(router.state.location.search).toBe(`?booking=${booking.booking_number}`);
    act(() => void store.dispatch(draftSaved({ account, draft: { ...typed, stops } })));
    await act(() => router.navigate(getReschedulePath(booking.booking_number)));
    const dialog = await screen.findByRole('dialog', { name: 'Choose another time' });
    const check = await chooseTime({ user, dialog });
    expect(within(check).getByText(/This replaces your current draft \(9 Kalaw Ave\)/)).toBeVisible();
    const refusal = {
      success: false,
      message: 'The goods have been picked up, so this booking can no longer be cancelled.',
    };
    server.use(http.post(`*${UPDATE}`, () => HttpResponse.json(refusal, { status: 422 }), { once: true }));
    await user.click(within(check).getByRole('button', { name: 'Cancel and rebook' }));
    expect(await within(check).findByText(refusal.message)).toBeVisible();
    expect(store.getState().booking.drafts[account]?.stops[0]?.address_line).toBe('9 Kalaw Ave');
    expect(booking.status).toBe('Ongoing');
  });

  it('keeps the chosen time over a reload, until its day is over', async () => {
    await chooseTime(await openReschedule());
    cleanup();
    const { user, dialog } = await openReschedule();
    const day = toManila(Date.now()).add(3, 'day').format('D MMM YYYY');
    expect(within(dialog).getByRole('button', { name: `New date ${day}` })).toBeVisible();
    await waitFor(() => expect(within(dialog).getByRole('button', { name: /New pickup time/ })).toBeEnabled());
    await user.click(within(dialog).getByRole('button', { name: 'Next' }));
    const review = await screen.findByRole('dialog', { name: 'Cancel and rebook?' });
    expect(within(review).getByText('New pickup').nextElementSibling).toHaveTextContent(day);
    cleanup();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 4 * DAY_MS });
    const late = await openReschedule();
    expect(within(late.dialog).getByRole('button', { name: 'New date Choose a date' })).toBeVisible();
  });

  it('leaves a customer who has closed it where they are once the response arrives', async () => {
    const opened = await openReschedule();
    const { user, router, booking } = opened;
    const check = await chooseTime(opened);
    const { held, release } = createHold();
    server.use(http.post(`*${UPDATE}`, () => held));
    await user.click(within(check).getByRole('button', { name: 'Cancel and rebook' }));
    await user.keyboard('{Escape}');
    await act(() => router.navigate(PATHS.dashboard));
    release();
    expect(
      await screen.findByText(`${booking.booking_number} cancelled. Your new booking is in the booking form.`),
    ).toBeVisible();
    expect(router.state.location.pathname).toBe(PATHS.dashboard);
  });

  it('cancels once when the customer leaves the page and comes back during the call', async () => {
    const opened = await openReschedule();
    const { user, router, booking } = opened;
    const calls = countCalls('POST', UPDATE);
    const { held, release } = createHold();
    server.use(http.post(`*${UPDATE}`, () => held));
    const check = await chooseTime(opened);
    await user.click(within(check).getByRole('button', { name: 'Cancel and rebook' }));
    await waitFor(() => expect(calls()).toBe(1));
    await user.keyboard('{Escape}');
    await act(() => router.navigate(PATHS.dashboard));
    await act(() => router.navigate(getReschedulePath(booking.booking_number)));
    const dialog = await screen.findByRole('dialog', { name: 'Choose another time' });
    // the time chosen before is kept
    await waitFor(() => expect(within(dialog).getByRole('button', { name: /New pickup time/ })).toBeEnabled());
    await user.click(within(dialog).getByRole('button', { name: 'Next' }));
    const again = await screen.findByRole('dialog', { name: 'Cancel and rebook?' });
    const button = within(again).getByRole('button', { name: 'Cancel and rebook' });
    await user.click(button);
    expect(button).toHaveAttribute('aria-busy', 'true');
    release();
    const late = await screen.findByRole('dialog', { name: 'This booking is cancelled' });
    expect(within(late).getByRole('button', { name: 'Open the form' })).toBeVisible();
    expect(calls()).toBe(1);
  });

  it('refuses a booking whose goods are picked up', async () => {
    const { user, router, number } = await openLive(({ appointment_status }) => appointment_status === 'Picked Up', {
      search: '&do=reschedule',
    });
    const dialog = await screen.findByRole('dialog', { name: 'Too late to reschedule' });
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(router.state.location.search).toBe(`?booking=${number}`);
  });
});
