import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { getLivePath } from '@/config/paths';
import { countCalls } from '../calls';
import { createHold } from '../hold';
import { renderApp } from '../render';
import { server } from '../server';
import { findBooking, isOnTheRoad, openLive } from './livePage';

/** Weighs 3.3000000000000003 kg in binary. */
const THREE = { quantity: 3, weight_kg: 1.1 };

afterEach(() => vi.restoreAllMocks());

describe('the documents of a delivery', () => {
  it('include a link for the recipient, with the data that it reveals', async () => {
    const { user, number } = await openLive(isOnTheRoad);
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Share tracking' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share tracking' }));
    const link = `${window.location.origin}/track/${number}`;
    expect(dialog.getByRole('textbox', { name: 'Tracking link' })).toHaveValue(link);
    expect(await dialog.findByRole('img', { name: `QR code to track ${number}` })).toBeVisible();
    expect(dialog.getByRole('link', { name: 'Email' })).toHaveAttribute('href', expect.stringContaining('mailto:?'));
    expect(dialog.getByRole('link', { name: 'Viber' })).toHaveAttribute(
      'href',
      expect.stringContaining(`viber://forward?text=Follow%20delivery%20${number}`),
    );
    const whatsApp = dialog.getByRole('link', { name: 'WhatsApp' });
    expect(whatsApp).toHaveAttribute('href', expect.stringContaining('https://wa.me/?text='));
    expect(whatsApp).toHaveAttribute('rel', 'noopener');
    // it needs the app id of the Facebook login
    expect(dialog.queryByRole('link', { name: 'Messenger' })).toBeNull();
    expect(dialog.getByText(/Full names, mobile numbers, exact addresses, the price/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(await dialog.findByText('Link copied')).toBeVisible();
    expect(copied).toHaveBeenCalledExactlyOnceWith(link);

    copied.mockRejectedValueOnce(new Error('no clipboard'));
    await user.click(dialog.getByRole('button', { name: 'Copy link' }));
    expect(await dialog.findByText('Press Ctrl+C to copy the link')).toBeVisible();
  });

  it('include a printable receipt and a waybill', async () => {
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

  it('name the cash that the driver collects, on the live page, the receipt and the waybill', async () => {
    const { user, number } = await openLive(isOnTheRoad, {
      search: '&tab=goods',
      prepare: ({ stops }) => stops.forEach((stop) => (stop.notes = 'Collect ₱1,500.00 cash on delivery.')),
    });
    const told = 'Instructions: Collect ₱1,500.00 cash on delivery.';
    expect((await screen.findAllByText(told))[0]).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Receipt' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Receipt' }));
    expect(dialog.getByText('Cash to collect')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: /^More about LGX-/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Waybill' }));
    const waybill = await screen.findByRole('article', { name: `Waybill ${number}` });
    expect(within(waybill).getAllByText(told)[0]).toBeVisible();
  });

  it('show weights without binary fractions, on the live page and the waybill', async () => {
    const { user, number } = await openLive(isOnTheRoad, {
      search: '&tab=goods',
      prepare: ({ stops }) => stops.forEach(({ items }) => items.forEach((item) => Object.assign(item, THREE))),
    });
    const goods = within(await screen.findByRole('list', { name: 'Goods by stop' }));
    expect(goods.getAllByText(/ kg$/)[0]).toHaveTextContent(/^3\.3 kg$/);
    await user.click(screen.getByRole('button', { name: /^More about LGX-/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Waybill' }));
    const waybill = within(await screen.findByRole('article', { name: `Waybill ${number}` }));
    expect(waybill.getAllByText(/ kg$/)[0]).toHaveTextContent(/^3\.3 kg$/);
  });

  it('have a placeholder without a map while the evidence pack loads', async () => {
    const { router } = await renderApp('/address', { as: 'andrea' });
    const { held, release } = createHold();
    server.use(http.post('*/api/bookings/route/:id', () => held));
    await act(() => router.navigate(`${getLivePath('1')}&view=evidence`));
    expect(await screen.findByText('The delivery is loading')).toBeInTheDocument();
    expect(screen.queryByText('Loading the map')).toBeNull();
    release();
    await waitFor(() => expect(screen.queryByText('The delivery is loading')).toBeNull());
  });

  it('include an evidence pack with proof, price, chat and claim deadline', async () => {
    const { user, router, world, sandbox, number } = await openLive(
      ({ appointment_status }) => appointment_status === 'Picked Up',
      {
        search: '&view=evidence',
      },
    );
    const pack = within(screen.getByRole('article', { name: `Evidence pack of ${number}` }));
    expect(pack.getByText('You can claim damage or loss up to 7 days after delivery.')).toBeVisible();
    expect(await pack.findByText('Noted po. I strapped them in the back.')).toBeVisible();
    expect(pack.getByRole('region', { name: 'Price' })).toBeVisible();
    expect(pack.getByText('No proof of delivery yet.')).toBeVisible();

    const done = findBooking(world, ({ status }) => status === 'Completed');
    const handedOverAt = sandbox.clock.now() - 5 * 3_600_000;
    for (const step of done.timeline.filter(({ status }) => status === 'Delivered')) {
      step.at = handedOverAt;
      if (step.proof) step.proof.at = handedOverAt;
    }
    server.use(http.get('*/api/messages', () => new HttpResponse(null, { status: 500 }), { once: true }));
    await act(() => router.navigate(`${getLivePath(done.booking_number)}&view=evidence`));
    expect(await screen.findByText(/^6 days left to claim damage or loss, until /)).toBeVisible();
    expect(screen.getByRole('img', { name: /^Signature of / })).toBeVisible();
    const chatRequests = countCalls('GET', '/api/messages');
    expect(await screen.findByText(/The chat did not load and is missing from this page\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(/The chat did not load/)).toBeNull());
    expect(chatRequests()).toBeGreaterThan(0);
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('link', { name: 'Back to the delivery' }));
    expect(await screen.findByRole('list', { name: 'Timeline' })).toBeVisible();
    expect(router.state.location.search).toBe(`?booking=${done.booking_number}`);
  });
});
