import { cleanup, screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { PATHS } from '@/config/paths';
import { renderApp } from '../render';
import { server } from '../server';
import { chooseCard, openCredit, payRegion, typeCheque } from './creditPage';

const CREDIT = '/api/credits/pay';

const choose = async ({ user }: Awaited<ReturnType<typeof openCredit>>, way: string) =>
  user.click(within(await payRegion()).getByRole('radio', { name: way }));

describe('what is typed on the credit page', () => {
  it('stays while the other way to pay, a statement or the link of an amount is open', async () => {
    const app = await openCredit();
    await typeCheque(app);
    await choose(app, 'Card or e-wallet');
    await choose(app, 'Pay by cheque');
    const form = within(await payRegion());
    expect(form.getByLabelText('Bank')).toHaveValue('BPI');
    expect(form.getByLabelText('Cheque number')).toHaveValue('0004182937');
    expect(form.getByLabelText('Amount')).toHaveValue('1,500.50');
    expect(form.getByRole('button', { name: 'Remove cheque.png' })).toBeVisible();

    const request = () => within(screen.getByRole('region', { name: 'Request credit' }));
    await app.user.type(request().getByLabelText('New credit limit'), '750000');
    await app.user.type(request().getByLabelText(/^Reason/), 'Two branches in Cebu.');
    const table = screen.getByRole('table', { name: 'Statement of account' });
    await app.user.click(within(table).getAllByRole('link')[0]!);
    await app.user.click(await screen.findByRole('link', { name: 'Credit' }));
    expect(within(await payRegion()).getByLabelText('Cheque number')).toHaveValue('0004182937');
    expect(request().getByLabelText('New credit limit')).toHaveValue('750,000.00');
    expect(request().getByLabelText(/^Reason/)).toHaveValue('Two branches in Cebu.');

    const link = screen.getByRole('link', { name: /^Pay ₱/ });
    const amount = link.textContent.replace(/^Pay ₱/, '');
    await app.user.click(link);
    expect(await within(await payRegion()).findByDisplayValue(amount)).toBeVisible();
    expect(within(await payRegion()).getByLabelText('Cheque number')).toHaveValue('0004182937');
  });

  it('is gone once it is sent', async () => {
    const app = await openCredit();
    const form = await typeCheque(app);
    await app.user.click(within(form).getByRole('button', { name: 'Pay ₱1,500.50 by cheque' }));
    await app.user.click(await screen.findByRole('button', { name: 'Make another payment' }));
    expect(within(await payRegion()).getByLabelText('Cheque number')).toHaveValue('');
  });

  it('is, after a reload, the amount of a payment whose response was lost', async () => {
    const app = await openCredit();
    server.use(http.post(`*${CREDIT}`, () => HttpResponse.error(), { once: true }));
    await chooseCard(app);
    const form = within(await payRegion());
    await app.user.click(form.getByRole('radio', { name: 'Another amount' }));
    await app.user.type(form.getByLabelText('Amount'), '549.75');
    await app.user.click(form.getByRole('button', { name: 'Pay ₱549.75' }));
    await screen.findByText(/^Status unknown/);

    cleanup();
    const { user } = await renderApp(PATHS.walletCorporate, { as: 'harbor.foods' });
    expect(await within(await payRegion()).findByText(/^Status unknown/)).toBeVisible();
    expect(within(await payRegion()).getByLabelText('Amount')).toHaveValue('549.75');
    await user.click(screen.getByRole('button', { name: 'Check the payment' }));
    expect(await screen.findByRole('button', { name: 'Pay ₱549.75' })).toBeVisible();
  });
});
