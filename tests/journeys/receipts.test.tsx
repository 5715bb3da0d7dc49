import { act, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { applySettings } from '@/config/env';
import { PATHS, getLivePath, getReceiptPath } from '@/config/paths';
import type { TransactionRecord } from '@/sandbox/records/accounts';
import { formatPeso, fromCentavos } from '@/utils/money';
import { ANDREA } from '../accounts';
import { renderApp } from '../render';
import { server } from '../server';
import { bookingsOf, isOnTheRoad, openLive } from './livePage';

/** Opens the receipt of andrea's first matching transaction. */
async function openReceipt(matches: (transaction: TransactionRecord) => boolean) {
  const app = await renderApp(PATHS.help, { as: 'andrea' });
  const transaction = app.world.transactions.find(
    (candidate) => candidate.customer_id === ANDREA && matches(candidate),
  )!;
  const booking = app.world.bookings.find(({ booking_number }) => booking_number === transaction.booking_number);
  const open = async () => {
    await act(() => app.router.navigate(getReceiptPath(transaction.reference)));
    return within(await screen.findByRole('dialog', { name: 'Receipt' }));
  };
  return { ...app, transaction, booking, open };
}

const isCardPayment = ({ type, method }: TransactionRecord) => type === 'Payment' && method === 'Visa 4417';
const readCentavos = (element: Element | null) => Number(element?.textContent.replace(/[^\d]/g, ''));

describe('a receipt', () => {
  it('of a payment names every stop, its VAT to the centavo, and the reference of the bank', async () => {
    const { transaction, booking, open } = await openReceipt(isCardPayment);
    const dialog = await open();
    const stops = within(await dialog.findByRole('region', { name: 'Stops' }));
    expect(await stops.findByText('Drop-off')).toBeVisible();
    expect(stops.getAllByRole('term')).toHaveLength(booking!.stops.length);
    const [vatable, vat, total] = within(dialog.getByRole('region', { name: 'VAT' })).getAllByRole('definition');
    expect(total).toHaveTextContent(formatPeso(fromCentavos(transaction.amount)));
    expect(readCentavos(vatable!) + readCentavos(vat!)).toBe(transaction.amount);
    expect(dialog.getByText('Payment reference').nextElementSibling).toHaveTextContent(/^\d{13}$/);
    expect(dialog.getByText('This document is not a tax invoice.')).toBeVisible();
  });

  it('of a booking on credit is a charge slip, also on the button that opens it', async () => {
    const { user, world, router } = await renderApp(PATHS.help, { as: 'harbor.foods' });
    const [booking] = bookingsOf(world, 'harbor.foods').filter(isOnTheRoad);
    await act(() => router.navigate(getLivePath(booking!.booking_number)));
    await user.click(await screen.findByRole('button', { name: 'Charge slip' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Charge slip' }));
    expect(await dialog.findByText('Charged on')).toBeVisible();
    expect(screen.queryByText('Receipt')).toBeNull();
  });

  it('of a top-up has neither VAT nor stops nor a booking number', async () => {
    const { open } = await openReceipt(({ type }) => type === 'Top Up');
    const dialog = await open();
    expect(dialog.getByText('Payment reference')).toBeVisible();
    expect(dialog.queryByRole('region', { name: /VAT|Stops/ })).toBeNull();
    expect(dialog.queryByText('Booking number')).toBeNull();
  });

  it('says that its stops did not load, and tries again when it opens again', async () => {
    const { user, open } = await openReceipt(isCardPayment);
    server.use(http.post('*/api/bookings/route/:id', () => new HttpResponse(null, { status: 500 }), { once: true }));
    const dialog = await open();
    expect(await dialog.findByText('Not loaded. Open this again to retry.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    expect(await (await open()).findByText('Drop-off')).toBeVisible();
  });

  it('names the seller as far as the site sets its details', async () => {
    const { user } = await openLive(isOnTheRoad);
    const openAgain = async () => {
      await user.click(screen.getByRole('button', { name: 'Receipt' }));
      return within(await screen.findByRole('dialog', { name: 'Receipt' }));
    };
    const dialog = await openAgain();
    expect(dialog.queryByLabelText('Seller')).toBeNull();
    expect(dialog.queryByText(/TIN/)).toBeNull();
    expect(dialog.getByRole('region', { name: 'VAT' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));

    const seller = { VITE_SELLER_NAME: 'Example Freight Inc.', VITE_SELLER_TIN: '000-111-222-00000' };
    expect(applySettings(seller)).toEqual([]);
    onTestFinished(() => void applySettings({}));
    expect((await openAgain()).getByLabelText('Seller')).toHaveTextContent('Example Freight Inc.TIN 000-111-222-00000');
  });
});
