import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { livePath } from '@/config/paths';
import { countCalls } from '../calls';
import { server } from '../server';
import { findBooking, isOnTheRoad, openLive } from './livePage';

afterEach(() => vi.restoreAllMocks());

describe('what can be taken from a delivery', () => {
  it('is a link for the recipient, with what they will and will not see', async () => {
    const { user, number } = await openLive(isOnTheRoad);
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Share tracking' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share tracking' }));
    const link = `${window.location.origin}/track/${number}`;
    expect(dialog.getByRole('textbox', { name: 'Tracking link' })).toHaveValue(link);
    expect(await dialog.findByRole('img', { name: `QR code of the link of ${number}` })).toBeVisible();
    expect(dialog.getByRole('link', { name: 'E-mail' })).toHaveAttribute('href', expect.stringContaining('mailto:?'));
    expect(dialog.getByRole('link', { name: 'Text message' })).toHaveAttribute('href', expect.stringContaining('sms:'));
    expect(dialog.getByText(/Names, mobile numbers, exact addresses, the price/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(await dialog.findByText('Link copied')).toBeVisible();
    expect(copied).toHaveBeenCalledExactlyOnceWith(link);

    copied.mockRejectedValueOnce(new Error('no clipboard'));
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(await dialog.findByText('Press Ctrl+C to copy the link')).toBeVisible();
  });

  it('is a receipt that prints, and a waybill', async () => {
    const { user, number, booking, router } = await openLive(isOnTheRoad);
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Receipt' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Receipt' }));
    expect(dialog.getByText(number)).toBeVisible();
    expect(dialog.getByText('Booking fee')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: /^More about LGX-/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Waybill' }));
    expect(await screen.findByRole('article', { name: `Waybill ${number}` })).toBeVisible();
    expect(router.state.location.search).toContain(String(booking.id));
  });

  it('is an evidence pack: addresses, line, proof, price, chat word for word, and the claim deadline', async () => {
    const { user, router, world, sandbox, number } = await openLive(
      ({ appointment_status }) => appointment_status === 'Picked Up',
      {
        search: '&view=evidence',
      },
    );
    const pack = within(screen.getByRole('article', { name: `Evidence pack of ${number}` }));
    expect(pack.getByText('Damage or loss can be claimed up to 7 days after the delivery.')).toBeVisible();
    expect(await pack.findByText('Noted po. I strapped them in the back.')).toBeVisible();
    expect(pack.getByRole('region', { name: 'Price' })).toBeVisible();
    expect(pack.getByText('No proof of delivery was taken yet.')).toBeVisible();

    const done = findBooking(world, ({ status }) => status === 'Completed');
    const handed = sandbox.clock.now() - 5 * 3_600_000;
    for (const step of done.timeline) if (step.status === 'Delivered') step.at = handed;
    if (done.proof) done.proof.at = handed;
    server.use(http.get('*/api/messages', () => new HttpResponse(null, { status: 500 }), { once: true }));
    await act(() => router.navigate(`${livePath(done.booking_number)}&view=evidence`));
    expect(await screen.findByText(/^6 days left to claim damage or loss, until /)).toBeVisible();
    expect(screen.getByRole('img', { name: /^Signature of / })).toBeVisible();
    const lists = countCalls('GET', '/api/messages');
    expect(await screen.findByText(/The chat did not load, so this page is without it\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/The chat did not load/)).toBeNull());
    expect(lists()).toBeGreaterThan(0);
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('link', { name: 'Back to the delivery' }));
    expect(await screen.findByRole('list', { name: 'Timeline' })).toBeVisible();
    expect(router.state.location.search).toBe(`?booking=${done.booking_number}`);
  });
});
