import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { applySettings } from '@/config/env';
import { PATHS } from '@/config/paths';
import { findDemoCustomer } from '@/sandbox/seed/customers';
import { onRequest } from '../network';
import { renderApp, type RenderedApp } from '../render';
import { server } from '../server';
import { startAtTen } from '../time';

const NUMBER = '4242 4242 4242 4242';
const CVC = '987';

/** Records every request as text. */
function recordRequests() {
  const sent: string[] = [];
  onRequest((request) => {
    const copy = request.clone();
    void copy.text().then((body) => sent.push(`${request.method} ${request.url} ${body}`));
  });
  return sent;
}

const posts = (sent: string[]) =>
  sent.filter((request) => request.startsWith('POST') && request.includes('/methods/create'));

async function openForm({ user }: RenderedApp) {
  await user.click(await screen.findByRole('button', { name: 'Create new card' }));
  return screen.findByRole('dialog', { name: 'Create New Card' });
}

async function typeCard({ user }: RenderedApp, dialog: HTMLElement, number = NUMBER) {
  await user.type(within(dialog).getByLabelText('Card number'), number);
  await user.type(within(dialog).getByLabelText('Expiry date'), '1240');
  await user.type(within(dialog).getByLabelText('CVV'), CVC);
  await user.type(within(dialog).getByLabelText('Name on the card'), 'Dina Ocampo');
}

describe('payment methods', () => {
  it('add a card by its token only, and verify it', async () => {
    const app = await renderApp(PATHS.paymentMethods, { as: 'dina' });
    const sent = recordRequests();
    const dialog = await openForm(app);
    await typeCard(app, dialog);
    expect(within(dialog).getByLabelText('Card number')).toHaveValue(NUMBER);
    expect(within(dialog).getByText('Visa')).toBeVisible();
    const addCard = within(dialog).getByRole('button', { name: 'Add card' });
    act(() => {
      addCard.click();
      addCard.click();
    });

    const verify = await screen.findByRole('dialog', { name: 'Verify Visa 4242' });
    expect(posts(sent)).toHaveLength(1);
    expect(await within(verify).findByText('Code sent.')).toBeVisible();
    expect(within(verify).getByText(/^Send a new code in \d+ s$/)).toBeVisible();
    const code = app.world.outbox[0]?.code ?? '';
    const field = within(verify).getByLabelText('6-digit code');
    expect(field).toHaveFocus();
    await app.user.keyboard(code === '000000' ? '111111{Enter}' : '000000{Enter}');
    const refusal = await within(verify).findByText("That code isn't right. Check it and try again.");
    expect(refusal.closest('[aria-live="polite"]')).toBeVisible();
    await app.user.clear(field);
    await app.user.type(field, code);
    expect(field).not.toHaveAccessibleDescription();
    await app.user.click(within(verify).getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(app.world.paymentMethods.find(({ last_four }) => last_four === '4242')).toMatchObject({
      brand: 'Visa',
      is_verified: true,
    });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create new card' })).toHaveFocus());
  });

  it('focus the button of the form once it is closed, also after a link to it', async () => {
    const { user } = await renderApp(`${PATHS.paymentMethods}?add=card`, { as: 'andrea' });
    await screen.findByRole('dialog', { name: 'Create New Card' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create new card' })).toHaveFocus());
  });

  it('show an error at each wrong field, and send nothing', async () => {
    const app = await renderApp(`${PATHS.paymentMethods}?add=card`, { as: 'dina' });
    const sent = recordRequests();
    const dialog = await screen.findByRole('dialog', { name: 'Create New Card' });
    await app.user.click(within(dialog).getByRole('button', { name: 'Add card' }));
    expect(within(dialog).getByText('Enter the card number.')).toBeVisible();
    expect(within(dialog).getByText('Enter the expiry date.')).toBeVisible();
    expect(within(dialog).getByText('Enter the name as shown on the card.')).toBeVisible();
    await waitFor(() => expect(within(dialog).getByLabelText('Card number')).toHaveFocus());
    expect(posts(sent)).toHaveLength(0);
  });

  it('show the refusal of the bank, and keep the typed values', async () => {
    const app = await renderApp(PATHS.paymentMethods, { as: 'dina' });
    const dialog = await openForm(app);
    await typeCard(app, dialog, '4000000000000002');
    await app.user.click(within(dialog).getByRole('button', { name: 'Add card' }));
    expect(await within(dialog).findByText('The bank declined this card. Use another card.')).toBeVisible();
    expect(within(dialog).getAllByText(/declined/)).toHaveLength(1);
    expect(within(dialog).getByLabelText('Card number')).toHaveValue('4000 0000 0000 0002');
    expect(app.world.paymentMethods.filter(({ last_four }) => last_four === '0002')).toHaveLength(0);
  });

  it('keep the typed values of each kind until a button closes the dialog', async () => {
    const app = await renderApp(PATHS.paymentMethods, { as: 'dina' });
    const kind = (name: string) => app.user.click(screen.getByRole('radio', { name }));
    // outside the double-click time of the press that opened the dialog
    const pressBackdrop = async (dialog: HTMLElement) => {
      const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
      await app.user.click(dialog.closest('.z-dialog-backdrop')!);
      clock.mockRestore();
    };
    const dialog = await openForm(app);
    await typeCard(app, dialog);
    await kind('GCash');
    const mobile = within(dialog).getByLabelText('GCash mobile number');
    await app.user.clear(mobile);
    await app.user.type(mobile, '9175550142');
    await kind('Card');
    expect(within(dialog).getByLabelText('Card number')).toHaveValue(NUMBER);
    expect(within(dialog).getByLabelText('CVV')).toHaveValue(CVC);
    expect(within(dialog).getByLabelText('Name on the card')).toHaveValue('Dina Ocampo');
    await kind('GCash');
    expect(within(dialog).getByLabelText('GCash mobile number')).toHaveValue('9175550142');
    // a reload opens the same form
    expect(app.router.state.location.search).toBe('?add=gcash');
    await pressBackdrop(dialog);
    expect(screen.getByRole('dialog', { name: 'Create New Card' })).toBeVisible();

    await app.user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const reopened = await openForm(app);
    expect(within(reopened).getByLabelText('Card number')).toHaveValue('');
    await pressBackdrop(reopened);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('request a code when the dialog opens, and confirm it only once it is sent', async () => {
    const app = await renderApp(`${PATHS.paymentMethods}?next=%2Fbooking%2Fexclusive`, {
      as: 'andrea',
      world: (world) => {
        const card = world.paymentMethods.find(({ last_four }) => last_four === '2086');
        Object.assign(card ?? {}, { is_verified: false });
      },
    });
    const noSignal = () => HttpResponse.json({ success: false, message: 'No signal.' }, { status: 503 });
    server.use(http.post('*/api/customers/request-otp', noSignal, { once: true }));
    await app.user.click(await screen.findByRole('button', { name: 'Verify Mastercard 2086' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Verify Mastercard 2086' }));
    expect(await dialog.findByText('No signal.')).toBeVisible();
    expect(dialog.queryByText('Code sent.')).toBeNull();
    await app.user.click(dialog.getByRole('button', { name: 'Send a new code' }));
    expect(await dialog.findByText('Code sent.')).toBeVisible();
    const code = app.world.outbox[0]?.code ?? '';
    await app.user.click(dialog.getByLabelText('6-digit code'));
    await app.user.paste(`${code.slice(0, 3)} ${code.slice(3)}`);
    await app.user.click(dialog.getByRole('button', { name: 'Verify' }));
    expect(await screen.findByText('Mastercard 2086 verified.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Verify Mastercard 2086' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Continue your booking' })).toHaveFocus();
  });

  it('add GCash by its mobile number, once', async () => {
    const app = await renderApp(`${PATHS.paymentMethods}?add=gcash`, { as: 'dina' });
    const dialog = await screen.findByRole('dialog', { name: 'Create New Card' });
    expect(within(dialog).getByLabelText('GCash mobile number')).toHaveValue('9285510073');
    await app.user.click(within(dialog).getByRole('button', { name: 'Add GCash' }));
    const verify = await screen.findByRole('dialog', { name: 'Verify GCash 0073' });
    await app.user.click(within(verify).getByRole('button', { name: 'Later' }));
    await act(() => app.router.navigate(`${PATHS.paymentMethods}?add=gcash`));
    const again = within(await screen.findByRole('dialog', { name: 'Create New Card' }));
    const mobile = again.getByLabelText('GCash mobile number');
    await app.user.click(again.getByRole('button', { name: 'Add GCash' }));
    const refusal = 'This GCash number is already saved. Enter another number.';
    expect(await again.findAllByText(refusal)).toHaveLength(1);
    expect(mobile).toHaveAccessibleDescription(expect.stringContaining(refusal));
    await waitFor(() => expect(mobile).toHaveFocus());
    await app.user.clear(mobile);
    await app.user.type(mobile, '9285510074{Enter}');
    expect(await screen.findByRole('dialog', { name: 'Verify GCash 0074' })).toBeVisible();
  });

  it('leave the account name of an e-wallet empty for a customer without a name', async () => {
    await renderApp(`${PATHS.paymentMethods}?add=gcash`, {
      as: 'dina',
      world: (world) => Object.assign(findDemoCustomer(world, 'dina').profile, { first_name: '', last_name: '' }),
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Create New Card' }));
    expect(dialog.getByLabelText('GCash mobile number')).toHaveValue('9285510073');
    expect(dialog.getByRole('textbox', { name: 'Account name' })).toHaveValue('');
  });

  it('mark a card that expires soon, and change the default', async () => {
    // on the first of a long month, no card expires within 30 days
    startAtTen();
    const app = await renderApp(PATHS.paymentMethods, {
      as: 'andrea',
      world: (world) => {
        const soon = new Date();
        const card = world.paymentMethods.find(({ last_four }) => last_four === '2086');
        Object.assign(card ?? {}, { expiry_month: soon.getMonth() + 1, expiry_year: soon.getFullYear() });
      },
    });
    const cards = await screen.findByRole('region', { name: 'Cards' });
    const [first, second] = within(cards).getAllByRole('listitem');
    expect(within(first!).getByText('4417')).toBeVisible();
    expect(within(first!).queryByText('Expires soon')).toBeNull();
    expect(within(second!).getByText('Expires soon')).toBeVisible();
    await app.user.click(within(second!).getByRole('button', { name: 'More about Mastercard 2086' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Make default' }));
    expect(await screen.findByText('Mastercard 2086 is now your default.')).toBeVisible();
    await waitFor(() => expect(within(within(cards).getAllByRole('listitem')[0]!).getByText('2086')).toBeVisible());
  });

  it('explain the consequences of removing the last method', async () => {
    const app = await renderApp(PATHS.paymentMethods, {
      as: 'andrea',
      world: (world) => {
        world.paymentMethods = world.paymentMethods.filter(({ last_four }) => last_four === '4417');
      },
    });
    await app.user.click(await screen.findByRole('button', { name: 'More about Visa 4417' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove Visa 4417?' });
    expect(
      within(dialog).getByText(
        "This is your last payment method. You can't book a delivery until you add another one.",
      ),
    ).toBeVisible();
    await app.user.click(within(dialog).getByRole('button', { name: 'Remove Visa 4417' }));
    expect(await screen.findByText('No card yet')).toBeVisible();
    expect(app.world.paymentMethods).toHaveLength(0);
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it("keep a wallet with a balance and show the server's reason", async () => {
    const app = await renderApp(PATHS.paymentMethods, { as: 'andrea' });
    const wallets = within(await screen.findByRole('region', { name: 'Wallets' })).getAllByRole('listitem');
    expect(wallets.some(({ textContent }) => textContent.startsWith('Wallet₱2,480.00'))).toBe(true);
    await app.user.click(await screen.findByRole('button', { name: 'More about Wallet' }));
    await app.user.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Remove Wallet?' });
    await app.user.click(within(dialog).getByRole('button', { name: 'Remove Wallet' }));
    expect(await within(dialog).findByText(/Your wallet still has ₱2,480.00/)).toBeVisible();
  });

  it('list a method of an unknown kind apart from the wallets', async () => {
    const app = await renderApp(PATHS.about, { as: 'andrea' });
    const sent = {
      ...{ id: 91, kind: 'bank_account', brand: 'BPI', last_four: '5501', holder_name: 'Andrea Villanueva' },
      ...{ expiry_month: null, expiry_year: null, is_default: true, is_verified: true },
    };
    server.use(
      http.get('*/api/payments/methods', () => HttpResponse.json({ success: true, message: '', data: [sent] })),
    );
    await act(() => app.router.navigate(PATHS.paymentMethods));
    const others = await screen.findByRole('region', { name: 'Other methods' });
    expect(within(others).getByText('BPI 5501')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Wallets' })).toBeNull();
  });

  it('show an error with a retry when they do not load', async () => {
    const app = await renderApp(PATHS.about, { as: 'andrea' });
    server.use(
      http.get(
        '*/api/payments/methods',
        () => HttpResponse.json({ success: false, message: 'Down' }, { status: 500 }),
        {
          once: true,
        },
      ),
    );
    await app.router.navigate(PATHS.paymentMethods);
    expect(await screen.findByText('Payment methods did not load')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Cards' })).toBeVisible();
  });
});

describe('an API without a card service', () => {
  afterEach(() => void applySettings({}));

  it('offers an e-wallet instead of a card, which is enough to book', async () => {
    applySettings({ VITE_API_BASE_URL: window.location.origin });
    const { user, router, world } = await renderApp(PATHS.bookSpecial, { as: 'dina' });
    const gate = within(await screen.findByRole('dialog', { name: 'Create New Card' }));
    await user.click(gate.getByRole('button', { name: 'Go to Ewallet page' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(PATHS.wallet));
    const wallet = within(await screen.findByRole('region', { name: 'Wallet' }));
    await user.click(await wallet.findByRole('link', { name: 'Create new card' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Create New Card' }));
    expect(dialog.getByText("Cards aren't available yet")).toBeVisible();
    expect(dialog.queryByLabelText('Card number')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Use GCash or Maya' }));
    const sent = recordRequests();
    await user.click(dialog.getByRole('button', { name: 'Add GCash' }));
    const verify = within(await screen.findByRole('dialog', { name: 'Verify GCash 0073' }));
    expect(JSON.parse(posts(sent)[0]?.split(' ').slice(2).join(' ') ?? '')).toEqual({
      kind: 'gcash',
      mobile: '9285510073',
      holder_name: 'Dina Ocampo',
      is_default: true,
    });
    await verify.findByText('Code sent.');
    await user.type(verify.getByLabelText('6-digit code'), `${world.outbox[0]?.code ?? ''}{Enter}`);
    expect(await screen.findByText('GCash 0073 verified.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Continue your booking' }));
    expect(await screen.findByRole('heading', { name: 'Goods' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Before you book' })).toBeNull();
  });
});
