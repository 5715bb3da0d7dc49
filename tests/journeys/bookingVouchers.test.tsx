import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { PATHS } from '@/config/paths';
import { voucherCodeSaved } from '@/store/booking';
import { formatPeso, toCentavos } from '@/utils/money';
import { createBookableDraft } from '../builders/bookable';
import { recordBodies } from '../calls';
import { renderApp } from '../render';
import { server } from '../server';
import { BOOK, book, openPriced, waitForReview } from './bookingPage';

const summary = () => screen.getByRole('region', { name: 'Summary' });
const total = () => {
  const text = within(summary()).getByText('Estimated total').closest('div')?.parentElement?.textContent ?? '';
  return toCentavos(Number(/₱([\d,.]+)/.exec(text)?.[1]?.replaceAll(',', '')));
};

const codeField = () => within(summary()).getByRole('textbox', { name: /^Voucher code/ });

describe('vouchers in the booking form', () => {
  it('suggests the one that saves most, applies it at one press, and pays by the same voucher', async () => {
    const draft = await createBookableDraft({ vehicle_type: '4' });
    const { user, router } = await openPriced({ draft });
    const booked = recordBodies('POST', BOOK);
    const before = total();
    await user.click(await within(summary()).findByRole('button', { name: /^Apply \w+\d+$/ }));
    expect(within(summary()).getByText('PADALA150')).toBeVisible();
    expect(total()).toBe(before - 150_00);
    expect(within(summary()).queryByText(/^Save/)).toBeNull();

    await user.click(within(summary()).getByRole('button', { name: 'Remove voucher PADALA150' }));
    expect(within(summary()).getByText('Save ₱150.00 with PADALA150')).toBeVisible();
    expect(total()).toBe(before);
    await user.click(within(summary()).getByRole('button', { name: 'Apply PADALA150' }));

    const shown = total();
    await user.click(book());
    await waitForReview(router);
    expect(await booked[0]).toMatchObject({ voucher_code: 'PADALA150' });
    // the server's price is the one that was shown
    expect(await screen.findByRole('button', { name: `Pay ${formatPeso(shown / 100)}` })).toBeVisible();
    expect(screen.getByText('Voucher PADALA150')).toBeVisible();
  });

  it('are deducted from the new price that the button reports', async () => {
    const draft = await createBookableDraft({ vehicle_type: '4', voucher_code: 'PADALA150' });
    const { user } = await openPriced({ draft });
    await within(summary()).findByText('PADALA150');
    await user.click(screen.getByRole('button', { name: 'Increase quantity' }));
    await user.click(book());
    const message = await within(summary()).findByText(/Press again to continue\.$/);
    await within(summary()).findByText('Estimated total');
    expect(message).toHaveTextContent(`The price is ${formatPeso(total() / 100)}. Press again to continue.`);
    expect(within(summary()).getByText('−₱150.00')).toBeVisible();
  });

  it('keeps a code that is typed and not applied over a reload, until it is applied', async () => {
    const draft = await createBookableDraft({ vehicle_type: '4' });
    const before = await openPriced({ draft });
    await before.user.type(within(summary()).getByLabelText(/^Voucher code/), 'padala150');
    cleanup();
    const { user } = await openPriced({ draft });
    expect(within(summary()).getByLabelText(/^Voucher code/)).toHaveValue('padala150');
    await user.click(within(summary()).getByRole('button', { name: 'Apply' }));
    expect(within(summary()).getByText('PADALA150')).toBeVisible();
    await user.click(within(summary()).getByRole('button', { name: 'Remove voucher PADALA150' }));
    expect(within(summary()).getByLabelText(/^Voucher code/)).toHaveValue('');
  });

  it('forgets a typed code with the draft', async () => {
    const { user } = await openPriced({ draft: await createBookableDraft({ vehicle_type: '4' }) });
    await user.type(within(summary()).getByLabelText(/^Voucher code/), 'padala150');
    await user.click(screen.getByRole('button', { name: 'Discard draft' }));
    const question = await screen.findByRole('alertdialog');
    await user.click(within(question).getByRole('button', { name: 'Discard draft' }));
    await waitFor(() => expect(within(summary()).getByLabelText(/^Voucher code/)).toHaveValue(''));
    cleanup();
    await openPriced({ draft: await createBookableDraft({ vehicle_type: '4' }) });
    expect(within(summary()).getByLabelText(/^Voucher code/)).toHaveValue('');
  });

  it('forgets a typed code once the delivery is booked', async () => {
    const { user, router } = await openPriced({ draft: await createBookableDraft({ vehicle_type: '4' }) });
    await user.type(within(summary()).getByLabelText(/^Voucher code/), 'padala150');
    await user.click(book());
    await waitForReview(router);
    cleanup();
    await openPriced({ draft: await createBookableDraft({ vehicle_type: '4' }) });
    expect(within(summary()).getByLabelText(/^Voucher code/)).toHaveValue('');
  });

  it('shows the refused code of another voucher, not what was typed before', async () => {
    const { user } = await openPriced({ draft: await createBookableDraft({ vehicle_type: '4' }) });
    await user.type(within(summary()).getByLabelText(/^Voucher code/), 'padala150');
    cleanup();
    await openPriced({ draft: await createBookableDraft({ vehicle_type: '4', voucher_code: 'BAGYO50' }) });
    expect(await within(summary()).findByText(/^BAGYO50: /)).toBeVisible();
    expect(within(summary()).getByLabelText(/^Voucher code/)).toHaveValue('BAGYO50');
  });

  it('lists every voucher with what it does, and offers more than the one in use where there is more', async () => {
    const draft = await createBookableDraft({ vehicle_type: '4', voucher_code: 'TATLOSTOP' });
    const { user } = await openPriced({ draft });
    expect(await within(summary()).findByText('Save ₱70.00 more with PADALA150')).toBeVisible();
    await user.click(within(summary()).getByRole('button', { name: 'See vouchers (2 for this booking)' }));
    const dialog = await screen.findByRole('dialog', { name: 'Vouchers' });
    const rows = within(dialog)
      .getAllByRole('listitem')
      .map((row) => row.textContent ?? '');
    expect(rows[0]).toMatch(/^PADALA150.*₱150.00 off, until/);
    expect(rows[1]).toMatch(/^TATLOSTOP.*In use$/);
    const of = (code: string) => rows.find((row) => row.startsWith(code));
    expect(of('SABAY20')).toMatch(/Joint only$/);
    expect(of('MAAGA10')).toMatch(/Needs ₱[\d,.]+ more$/);
    expect(of('BAGYO50')).toMatch(/Ended \d+ \w+ \d{4}$/);
    expect(of('SALAMAT100')).toMatch(/Already used$/);
    await user.click(within(dialog).getByRole('button', { name: 'Apply PADALA150' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(within(summary()).getByText('PADALA150')).toBeVisible();
  });

  it('offers the codes saved on this device when the list does not load', async () => {
    const draft = await createBookableDraft({ vehicle_type: '4' });
    const { user, store } = await renderApp(PATHS.dashboard, { as: 'andrea', draft });
    server.use(
      http.get('*/api/vouchers', () => HttpResponse.json({ success: false, message: 'None' }, { status: 404 })),
    );
    act(() => void store.dispatch(voucherCodeSaved('SALUBONG')));
    await user.click((await screen.findAllByRole('link', { name: /^Special/ }))[0]!);
    await screen.findByText('Updated just now');
    await user.click(within(summary()).getByRole('button', { name: 'See vouchers' }));
    const dialog = await screen.findByRole('dialog', { name: 'Vouchers' });
    expect(within(dialog).getByText('Saved on this device')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Apply SALUBONG' }));
    expect(
      await within(summary()).findByText("We don't know this code yet; we'll check it when you continue."),
    ).toBeVisible();
  });
});

it('says that the vouchers did not load, and lists them after a retry', async () => {
  const app = await renderApp(PATHS.about, { as: 'andrea', draft: await createBookableDraft({ vehicle_type: '4' }) });
  server.use(http.get('*/api/vouchers', () => new HttpResponse(null, { status: 500 })));
  await act(() => app.router.navigate(PATHS.bookSpecial));
  await screen.findByText('Updated just now');
  const group = within(screen.getByRole('group', { name: 'Voucher' }));
  expect(await group.findByText(/^Vouchers did not load\./)).toBeVisible();
  expect(group.queryByRole('button', { name: /^See vouchers/ })).toBeNull();
  server.resetHandlers(...app.sandbox.handlers);
  await app.user.click(group.getByRole('button', { name: 'Try again' }));
  expect(await group.findByRole('button', { name: 'See vouchers (2 for this booking)' })).toBeVisible();
  expect(group.queryByText(/^Vouchers did not load/)).toBeNull();
  expect(group.getByRole('textbox', { name: /^Voucher code/ })).toHaveFocus();
});

describe('a refused voucher', () => {
  it('marks the field and gives it the reason as its description, until it is removed', async () => {
    const { user } = await openPriced({ draft: await createBookableDraft({ vehicle_type: '4' }) });
    expect(codeField()).toBeValid();
    await user.type(codeField(), 'SABAY20{Enter}');
    await within(summary()).findByText('SABAY20: Joint only.');
    expect(codeField()).toBeInvalid();
    expect(codeField()).toHaveAccessibleDescription('SABAY20: Joint only.');
    expect(codeField().parentElement).toHaveClass('ring-err-500');
    await user.click(within(summary()).getByRole('button', { name: 'Remove' }));
    expect(codeField()).toBeValid();
    expect(codeField()).not.toHaveAccessibleDescription();
    expect(codeField().parentElement).not.toHaveClass('ring-err-500');
  });

  it("has the server's reason as the description of its field", async () => {
    const draft = await createBookableDraft({ vehicle_type: '4', voucher_code: 'NOSUCHCODE' });
    const { user } = await openPriced({ draft });
    await user.click(book());
    await waitFor(() => expect(codeField()).toHaveFocus());
    expect(codeField()).toBeInvalid();
    expect(codeField()).toHaveAccessibleDescription("This voucher code doesn't exist.");
  });

  it('is not offered again with the reason of its refusal', async () => {
    const draft = await createBookableDraft({ vehicle_type: '4', voucher_code: 'PADALA150' });
    const { user } = await openPriced({ draft });
    const errors = { voucher_code: ['You have used this voucher.'] };
    server.use(
      http.post(`*${BOOK}`, () => HttpResponse.json({ success: false, message: 'Refused', errors }, { status: 422 })),
    );
    await user.click(book());
    await waitFor(() => expect(codeField()).toHaveAccessibleDescription('You have used this voucher.'));
    expect(within(summary()).queryByRole('button', { name: 'Apply PADALA150' })).toBeNull();
    await user.click(within(summary()).getByRole('button', { name: 'Remove' }));
    expect(within(summary()).getByRole('button', { name: 'Apply PADALA150' })).toBeVisible();
  });
});

describe('the keyboard focus', () => {
  const remove = (name: string) => within(summary()).getByRole('button', { name });
  const group = () => within(summary()).getByRole('group', { name: 'Voucher' });

  it('stays in the field of a refused code, and returns to it when the code is removed', async () => {
    const { user } = await openPriced({ draft: await createBookableDraft({ vehicle_type: '4' }) });
    await user.type(codeField(), 'SABAY20{Enter}');
    await within(summary()).findByText('SABAY20: Joint only.');
    expect(codeField()).toHaveFocus();
    expect(codeField()).toHaveValue('SABAY20');

    act(() => remove('Remove').focus());
    await user.keyboard('{Enter}');
    expect(codeField()).toHaveFocus();
    expect(codeField()).toHaveValue('');
  });

  it('moves to the voucher in use, and back to the field when it is removed', async () => {
    const { user } = await openPriced({ draft: await createBookableDraft({ vehicle_type: '4' }) });
    await user.type(codeField(), 'PADALA150{Enter}');
    await within(summary()).findByText('PADALA150');
    expect(group()).toHaveFocus();
    await user.tab();
    expect(remove('Remove voucher PADALA150')).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(codeField()).toHaveFocus();

    act(() => within(summary()).getByRole('button', { name: 'Apply PADALA150' }).focus());
    await user.keyboard('{Enter}');
    expect(group()).toHaveFocus();
  });
});
