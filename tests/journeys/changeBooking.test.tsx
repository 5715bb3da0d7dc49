import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { PATHS, getReviewPath } from '@/config/paths';
import { selectExclusiveBooking } from '@/store/booking';
import { createBookableDraft } from '../builders/bookable';
import { recordBodies } from '../calls';
import { noContent } from '../noContent';
import type { RenderOptions, RenderedApp } from '../render';
import { server } from '../server';
import { settled } from '../time';
import { BOOK, book, openPriced, savedDraft, waitForReview } from './bookingPage';

const CANCEL = '/api/bookings/update-status/:id';
const notes = () => screen.findByRole('textbox', { name: /Notes for the driver/ });
const numberOf = ({ world }: RenderedApp, id: string | null) =>
  world.bookings.find((booking) => String(booking.id) === id)!.booking_number;
const statusOf = ({ world }: RenderedApp, id: string | null) =>
  world.bookings.find((booking) => String(booking.id) === id)?.status;

/** Places a booking and opens its review. */
async function openPlaced(spoil?: RenderOptions['spoil']) {
  const draft = await createBookableDraft({ notes: 'Ring twise', services: ['pod_photo'] });
  const app = await openPriced({ draft, spoil });
  await app.user.click(book());
  const id = await waitForReview(app.router);
  await screen.findByRole('heading', { name: 'Choose a driver' });
  return { ...app, id };
}

async function openDetails(app: Awaited<ReturnType<typeof openPlaced>>) {
  await app.user.click(screen.getByRole('link', { name: 'Details' }));
  expect(await notes()).toHaveValue('Ring twise');
  await screen.findByText('Updated just now');
  await screen.findByText('Estimated total');
}

async function mendTypo({ user }: RenderedApp) {
  await user.clear(await notes());
  await user.type(await notes(), 'Ring twice');
  await user.click(book());
}

/** Waits for the review of the booking that replaces `id` and returns its id. */
const reviewedReplacement = ({ router }: RenderedApp, id: string | null) =>
  waitFor(() => {
    expect(router.state.location.pathname).toBe(PATHS.bookingReview);
    const now = new URLSearchParams(router.state.location.search).get('booking');
    expect(now).not.toBe(id);
    return now;
  });

describe('Details of a booking that is not paid yet', () => {
  it('opens the filled form, and a change replaces the booking', async () => {
    const app = await openPlaced();
    const { user, world, id } = app;
    const count = world.bookings.length;
    const posts = recordBodies('POST', BOOK);
    await openDetails(app);
    expect(screen.getByText('42 Gilmore Ave', { exact: false })).toBeVisible();
    expect(screen.getByText(new RegExp(`${numberOf(app, id)} is cancelled at no cost\\.`))).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Discard draft' })).toBeNull();
    await user.clear(await notes());
    await user.type(await notes(), 'Ring twice');
    await user.dblClick(book());
    const newId = await reviewedReplacement(app, id);
    await waitFor(() => expect(statusOf(app, id)).toBe('Cancelled'));
    expect(posts).toHaveLength(1);
    expect(world.bookings).toHaveLength(count + 1);
    expect(world.bookings.find((booking) => String(booking.id) === newId)).toMatchObject({
      notes: 'Ring twice',
      status: 'Pending',
    });
    await waitFor(() => expect(screen.queryByText(/which this booking replaces/)).toBeNull());
  });

  const photo = { reason: 'Photo of goods', photo: 'https://files.example/box.jpg', at: '2026-10-12T09:00:00+08:00' };

  it.each([
    ['a booking with a photo', [photo], true],
    ['a booking of a server that sends no reports', undefined, true],
    ['a booking without photos', [], false],
  ])('of %s mentions photos only where there may be some', async (_, reports, isMentioned) => {
    const app = await openPlaced((booking) => (booking.reports = reports));
    await openDetails(app);
    const note = screen.getByText(/is cancelled at no cost\./);
    expect(note.textContent.includes("Photos of your goods aren't copied.")).toBe(isMentioned);
  });

  it('is the target of Back, before and after a change', async () => {
    const app = await openPlaced();
    const { router, id } = app;
    await act(() => router.navigate(-1));
    expect(await notes()).toHaveValue('Ring twise');
    await screen.findByText('Updated just now');
    await mendTypo(app);
    await reviewedReplacement(app, id);
    // the review cancels the earlier booking once it shows
    await screen.findByRole('heading', { name: 'Choose a driver' });
    await act(() => router.navigate(-1));
    expect(await notes()).toHaveValue('Ring twice');
    await waitFor(() => expect(statusOf(app, id)).toBe('Cancelled'));
  });

  it('books nothing without a change', async () => {
    const app = await openPlaced();
    const posts = recordBodies('POST', BOOK);
    await openDetails(app);
    await app.user.click(book());
    expect(await waitForReview(app.router)).toBe(app.id);
    expect(posts).toHaveLength(0);
    expect(statusOf(app, app.id)).toBe('Pending');
  });

  it('shows a failed cancellation of the earlier booking, and retries it on request', async () => {
    const app = await openPlaced();
    const number = numberOf(app, app.id);
    await openDetails(app);
    const refusal = { success: false, message: 'The dispatcher is asleep.' };
    server.use(http.post(CANCEL, () => HttpResponse.json(refusal, { status: 422 }), { once: true }));
    await mendTypo(app);
    const newId = await reviewedReplacement(app, app.id);
    const left = await screen.findByRole('region', { name: `Earlier booking ${number}` });
    expect(left).toHaveTextContent(`${number} is not cancelled yet, so you have two bookings for this delivery.`);
    expect(left).toHaveTextContent('The dispatcher is asleep.');
    expect(selectExclusiveBooking(app.store.getState())).toMatchObject({ bookingId: newId, replaces: [{ number }] });

    await app.user.click(within(left).getByRole('button', { name: `Cancel ${number}` }));
    await waitFor(() => expect(statusOf(app, app.id)).toBe('Cancelled'));
    await waitFor(() => expect(screen.queryByRole('region', { name: `Earlier booking ${number}` })).toBeNull());
    // the pressed button is gone
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('never takes an unconfirmed cancellation of the earlier booking for a payment', async () => {
    const app = await openPlaced();
    const number = numberOf(app, app.id);
    await openDetails(app);
    server.use(http.post(CANCEL, noContent, { once: true }));
    await mendTypo(app);
    await reviewedReplacement(app, app.id);
    const left = await screen.findByRole('region', { name: `Earlier booking ${number}` });
    expect(await within(left).findByRole('button', { name: 'Check the booking' })).toBeVisible();
    expect(left).not.toHaveTextContent('already paid');
  });

  it('keeps the earlier booking if it has been paid', async () => {
    const app = await openPlaced();
    await openDetails(app);
    // paid after the form has read the booking
    await settled();
    Object.assign(
      app.world.bookings.find((booking) => String(booking.id) === app.id)!,
      {
        payment_status: 'Paid',
        status: 'Ongoing',
      },
    );
    await mendTypo(app);
    await reviewedReplacement(app, app.id);
    const left = await screen.findByRole('region', { name: `Earlier booking ${numberOf(app, app.id)}` });
    expect(left).toHaveTextContent('is already paid, so we did not cancel it');
    expect(statusOf(app, app.id)).toBe('Ongoing');
  });

  it('sends the change again after a lost response, and never mistakes the earlier booking for it', async () => {
    const app = await openPlaced();
    await openDetails(app);
    server.use(http.post(BOOK, () => HttpResponse.error(), { once: true }));
    await mendTypo(app);
    expect(await screen.findByText(/^We couldn't find this booking\./)).toBeVisible();
    expect(statusOf(app, app.id)).toBe('Pending');
    await app.user.click(book());
    await reviewedReplacement(app, app.id);
    await waitFor(() => expect(statusOf(app, app.id)).toBe('Cancelled'));
  });

  it('keeps an unfinished change after a reload, separate from a new delivery', async () => {
    const app = await openPlaced();
    await openDetails(app);
    await app.user.type(await notes(), ', please');
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(localStorage.getItem('booking')).toContain('Ring twise, please'));
    expect(savedDraft(app)).toBeUndefined();

    await act(() => app.router.navigate(PATHS.dashboard));
    await act(() => app.router.navigate(PATHS.bookSpecial));
    expect(await notes()).toHaveValue('');
    await act(() => app.router.navigate(getReviewPath(app.id ?? '')));
    await app.user.click(await screen.findByRole('link', { name: 'Details' }));
    await waitFor(async () => expect(await notes()).toHaveValue('Ring twise, please'));
  });

  it('keeps the booking in the URL when the mode changes', async () => {
    const app = await openPlaced();
    await openDetails(app);
    await app.user.click(screen.getByRole('radio', { name: 'Joint' }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe(PATHS.bookJoint));
    expect(app.router.state.location.search).toBe(`?booking=${app.id}`);
    expect(await notes()).toHaveValue('Ring twise');
  });

  it('leads to the live page after the payment', async () => {
    const app = await openPlaced();
    Object.assign(
      app.world.bookings.find((booking) => String(booking.id) === app.id)!,
      {
        payment_status: 'Paid',
        status: 'Ongoing',
      },
    );
    await act(() => app.router.navigate(-1));
    await waitFor(() => expect(app.router.state.location.pathname).toBe(PATHS.bookingLive));
  });
});
