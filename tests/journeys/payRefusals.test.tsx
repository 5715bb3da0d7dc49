import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { server } from '../server';
import { openReview, payButton } from './reviewPage';

describe('the refusal of a payment method', () => {
  it('blocks no other method: cash pays while the PIN is locked', async () => {
    const app = await openReview();
    server.use(
      http.post(
        '*/api/bookings/pay/:id',
        () =>
          HttpResponse.json(
            { success: false, message: 'Your PIN is locked.' },
            { status: 429, headers: { 'Retry-After': '900' } },
          ),
        { once: true },
      ),
    );
    const choose = async (name: RegExp) => app.user.click(within(app.payWith).getByRole('radio', { name }));
    await choose(/^Wallet/);
    await app.user.click(await payButton());
    await app.user.type(within(await screen.findByRole('dialog')).getByLabelText('One-time PIN'), '246810{Enter}');
    expect(await screen.findByText(/^Your PIN is locked/)).toBeVisible();
    expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
    await choose(/Visa/);
    expect(screen.queryByText(/^Your PIN is locked/)).toBeNull();
    expect(await payButton()).not.toHaveAttribute('aria-disabled');
    await choose(/^Wallet/);
    expect(screen.getByText(/^Your PIN is locked/)).toBeVisible();
    expect(await payButton()).toHaveAttribute('aria-disabled', 'true');
    await choose(/^Cash/);
    await app.user.click(await payButton());
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/booking/exclusive/maps/routes'));
    expect(await screen.findByText(/is paid in cash at the pickup/)).toBeInTheDocument();
  });

  it('disappears when another rate is chosen', async () => {
    const app = await openReview();
    server.use(
      http.post('*/api/bookings/pay/:id', () =>
        HttpResponse.json({ success: false, message: 'Declined.' }, { status: 402 }),
      ),
    );
    await app.user.click(within(app.payWith).getByRole('radio', { name: /Visa/ }));
    await app.user.click(await payButton());
    expect(await screen.findByText('Declined.')).toBeVisible();
    await app.user.click(within(app.rates).getAllByRole('radio')[1]!);
    expect(screen.queryByText('Declined.')).toBeNull();
  });

  it('disappears when the PIN prompt reopens', async () => {
    const app = await openReview();
    await app.user.click(within(app.payWith).getByRole('radio', { name: /^Wallet/ }));
    await app.user.click(await payButton());
    const dialog = await screen.findByRole('dialog', { name: 'Enter your one-time PIN' });
    await app.user.type(within(dialog).getByLabelText('One-time PIN'), '111111{Enter}');
    expect(await within(dialog).findByText(/^That code isn't right/)).toBeVisible();
    await app.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await app.user.click(await payButton());
    expect(within(await screen.findByRole('dialog')).queryByText(/^That code isn't right/)).toBeNull();
  });
});
