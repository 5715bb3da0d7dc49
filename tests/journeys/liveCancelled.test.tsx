import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Booking } from '@/api/wire';
import { getLivePath } from '@/config/paths';
import type { BookingRecord } from '@/sandbox/records/bookings';
import { formatPeso, fromCentavos } from '@/utils/money';
import { booking } from '../builders/booking';
import { renderApp } from '../render';
import { server } from '../server';
import { answerWith, isOnTheRoad, openLive, rewindToBeforePickup } from './livePage';

const peso = (centavos: number | undefined) => formatPeso(fromCentavos(centavos ?? 0));
const valueOf = (region: HTMLElement, name: string) => within(region).getByText(name).nextElementSibling?.textContent;

/** Cancels a paid booking after a driver was assigned, which costs a fee. */
async function cancelPaidBooking() {
  const isPaid = (candidate: BookingRecord) => isOnTheRoad(candidate) && candidate.payment_status === 'Paid';
  const app = await openLive(isPaid, { prepare: rewindToBeforePickup });
  await app.user.click(screen.getByRole('button', { name: 'Cancel' }));
  const dialog = await screen.findByRole('alertdialog');
  await app.user.click(within(dialog).getByRole('button', { name: 'Cancel booking' }));
  await screen.findByText('This booking was cancelled.');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  return app;
}

async function openPrice(answer: Booking) {
  const app = await renderApp('/about', { as: 'andrea' });
  answerWith(answer);
  await act(() => app.router.navigate(`${getLivePath(answer.booking_number)}&tab=price`));
  return { ...app, price: await screen.findByRole('region', { name: 'Price' }) };
}

describe('the price of a cancelled delivery', () => {
  it('shows the charge, the refund and the rest, as in the ledger', async () => {
    const { user, booking: record } = await cancelPaidBooking();
    const { fee, refund } = record.cancellation ?? {};
    expect(fee).toBeGreaterThan(0);
    await user.click(screen.getByRole('tab', { name: 'Price' }));
    const price = screen.getByRole('region', { name: 'Price' });
    await waitFor(() => expect(valueOf(price, 'Refunded')).toBe(peso(refund)));
    expect(valueOf(price, 'Charged')).toBe(peso(record.total));
    expect(valueOf(price, 'Not refunded')).toBe(peso(fee));
    expect(within(price).queryByText('Exactly as quoted.')).toBeNull();
    expect(within(price).getByText('The refund is on its way.')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Receipt' }));
    const receipt = await screen.findByRole('dialog', { name: 'Receipt' });
    await waitFor(() => expect(valueOf(receipt, 'Refunded')).toBe(`${peso(refund)}, on its way`));
    expect(valueOf(receipt, 'Not refunded')).toBe(peso(fee));
    expect(within(receipt).getByText('Not refunded, booking cancelled').nextElementSibling).toHaveTextContent(
      peso(fee),
    );
  });

  it('claims no refund while the ledger lists none or does not load', async () => {
    const { user, world, booking: record, router, number } = await cancelPaidBooking();
    const isRefund = ({ type, booking_number }: { type: string; booking_number: string | null }) =>
      type === 'Refund' && booking_number === record.booking_number;
    world.transactions = world.transactions.filter((transaction) => !isRefund(transaction));
    await act(() => router.navigate('/about'));
    await act(() => router.navigate(`${getLivePath(number)}&tab=price`));
    const price = await screen.findByRole('region', { name: 'Price' });
    expect(await within(price).findByText('No refund is listed yet.')).toBeVisible();
    expect(within(price).queryByText('Not refunded')).toBeNull();

    server.use(http.get('*/api/payments', () => new HttpResponse(null, { status: 500 })));
    await act(() => router.navigate('/about'));
    await act(() => router.navigate(`${getLivePath(number)}&tab=price`));
    const again = await screen.findByRole('region', { name: 'Price' });
    expect(await within(again).findByText('The refund did not load.')).toBeVisible();
    expect(within(again).queryByText('Exactly as quoted.')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Receipt' }));
    const receipt = await screen.findByRole('dialog', { name: 'Receipt' });
    expect(within(receipt).getByText('Paid, booking cancelled')).toBeVisible();
    expect(within(receipt).queryByText('Not refunded')).toBeNull();
    await waitFor(() => expect(valueOf(receipt, 'Refund')).toBe('Not loaded. Open this again to retry.'));
    expect(within(receipt).queryByText('VATable sales')).toBeNull();
  });

  it('shows no charge for an unpaid booking', async () => {
    const lines = { breakdown: [{ code: 'base', label: 'Base fare', amount: 1530.4 }], discount: 0, total: 1530.4 };
    const { price } = await openPrice(
      booking(
        { status: 'Cancelled', payment_status: 'Unpaid', payment_method: 'Cash', quote: lines, charged: lines },
        { appointment: null },
      ),
    );
    expect(within(screen.getByRole('region', { name: 'Driver' })).getByText('No driver')).toBeVisible();
    expect(within(price).getByText('Nothing was charged.')).toBeVisible();
    expect(within(price).queryByText('Charged')).toBeNull();
    expect(within(price).queryByText('Exactly as quoted.')).toBeNull();
  });
});

describe('the steps of a booking', () => {
  it.each<[string, Partial<Booking>, string]>([
    ['not paid yet', { status: 'Pending', payment_status: 'Unpaid', payment_method: null }, 'Driver and payment'],
    ['to be paid in cash', { status: 'Ongoing', payment_status: 'Unpaid', payment_method: 'Cash' }, 'Live route'],
  ])('show the progress of a booking that is %s', async (_, changes, step) => {
    await openPrice(booking(changes));
    expect(screen.getByRole('listitem', { current: 'step' })).toHaveTextContent(step);
  });

  it.each<[string, Partial<Booking>]>([
    ['before it was paid', { status: 'Cancelled', payment_status: 'Unpaid', payment_method: null }],
    ['after it was paid', { status: 'Cancelled' }],
  ])('disappear when it is cancelled %s', async (_, changes) => {
    await openPrice(booking(changes));
    expect(screen.queryByRole('listitem', { current: 'step' })).toBeNull();
  });
});
