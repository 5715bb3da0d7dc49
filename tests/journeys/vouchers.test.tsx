import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { PATHS } from '@/config/paths';
import { renderApp } from '../render';
import { server } from '../server';
import { findAnnouncement } from './announcement';
import { savedDraft } from './bookingPage';
import { isOnTheRoad, openLive, rewindToBeforePickup } from './livePage';

const panel = () => screen.findByRole('tabpanel');
const codes = async () =>
  within(await panel())
    .getAllByRole('button', { name: /^Copy code/ })
    .map((button) => button.textContent?.replace(/^Copy code /, ''));

describe('vouchers', () => {
  it('are listed by tab, the soonest to expire first', async () => {
    const { user } = await renderApp(PATHS.vouchers, { as: 'andrea' });
    expect(await screen.findByRole('tab', { name: 'Available 6' })).toHaveAttribute('aria-selected', 'true');
    expect(await codes()).toEqual(['SABAY20', 'PADALA150', 'TATLOSTOP', 'MAAGA10', 'TULONG', 'UNANGJOINT']);
    expect(within(await panel()).getByText('2 days left')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Used 2' }));
    expect(await codes()).toEqual(['SALAMAT100', 'KUMUSTA5']);
    expect(screen.queryByRole('button', { name: /^Use now/ })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Expired 2' }));
    expect(await codes()).toEqual(['BAGYO50', 'TAGINIT15']);
    expect(document.title).toBe('Vouchers - Logistix Global');
  });

  it('open a booking of their mode with the code', async () => {
    const app = await renderApp(PATHS.vouchers, { as: 'andrea' });
    const { user, router } = app;
    await user.click(await screen.findByRole('button', { name: 'Use now: SABAY20' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(PATHS.bookJoint));
    expect(savedDraft(app)).toMatchObject({ voucher_code: 'SABAY20', mode: 'shared' });
  });

  it('are found by their code in any case', async () => {
    const { user, router } = await renderApp(PATHS.vouchers, { as: 'andrea' });
    await screen.findByRole('tab', { name: 'Available 6' });
    await user.type(screen.getByLabelText('Voucher code'), ' bagyo50 {Enter}');
    expect(await screen.findByText('BAGYO50 is in your expired vouchers.')).toBeVisible();
    expect(router.state.location.search).toBe('?tab=Expired');
    await user.click(screen.getByRole('button', { name: 'Add voucher' }));
    expect(await screen.findByText('Enter a code.')).toBeVisible();
    expect(screen.queryByText(/is in your expired vouchers/)).toBeNull();
  });

  it('include unknown codes, which are saved on this device', async () => {
    const { user, store } = await renderApp(PATHS.vouchers, { as: 'andrea' });
    await screen.findByRole('tab', { name: 'Available 6' });
    await user.click(screen.getByRole('button', { name: 'Add voucher' }));
    expect(screen.getByText('Enter a code.')).toBeVisible();
    await user.type(screen.getByLabelText('Voucher code'), 'bago 10');
    await user.dblClick(screen.getByRole('button', { name: 'Add voucher' }));
    expect(screen.queryByText('Enter a code.')).toBeNull();
    expect(screen.getByText('BAGO10 is saved on this device. We check each code when you book.')).toBeVisible();
    const kept = await screen.findByRole('region', { name: 'Saved on this device' });
    expect(within(kept).getByText('BAGO10')).toBeVisible();
    // the server has not checked it, so it does not count as available
    expect(screen.getByRole('tab', { name: 'Available 6' })).toBeVisible();
    expect(store.getState().booking.voucherCodes).toEqual(['BAGO10']);
    const copy = within(kept).getByRole('button', { name: /^Copy code ?BAGO10$/ });
    await user.click(copy);
    expect(await findAnnouncement(/^Copied$/)).toBeInTheDocument();
    expect(copy).toHaveAccessibleName(/BAGO10$/);
    await user.click(within(kept).getByRole('button', { name: 'Remove BAGO10' }));
    expect(screen.getByRole('main')).toHaveFocus();
    expect(await findAnnouncement(/^(Copied )?BAGO10 removed$/)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Saved on this device' })).toBeNull();
  });

  it('keep a code that is typed and not added over a reload, until it is added', async () => {
    const before = await renderApp(PATHS.vouchers, { as: 'andrea' });
    await before.user.type(await screen.findByLabelText('Voucher code'), 'bago10');
    cleanup();
    const { user } = await renderApp(PATHS.vouchers, { as: 'andrea' });
    await screen.findByRole('tab', { name: 'Available 6' });
    expect(screen.getByLabelText('Voucher code')).toHaveValue('bago10');
    await user.click(screen.getByRole('button', { name: 'Add voucher' }));
    expect(await screen.findByText(/^BAGO10 is saved on this device/)).toBeVisible();
    expect(screen.getByLabelText('Voucher code')).toHaveValue('');
    cleanup();
    await renderApp(PATHS.vouchers, { as: 'andrea' });
    expect(await screen.findByLabelText('Voucher code')).toHaveValue('');
  });

  it('refuse a code that is too long', async () => {
    const { user, store } = await renderApp(PATHS.vouchers, { as: 'andrea' });
    await screen.findByRole('tab', { name: 'Available 6' });
    const field = screen.getByLabelText('Voucher code');
    await user.click(field);
    await user.paste('b'.repeat(120));
    await user.keyboard('{Enter}');
    expect(field).toHaveAccessibleDescription('Use up to 40 letters and digits.');
    expect(store.getState().booking.voucherCodes).toEqual([]);
    await user.clear(field);
    await user.paste('b'.repeat(40));
    await user.keyboard('{Enter}');
    expect(store.getState().booking.voucherCodes).toEqual(['B'.repeat(40)]);
    expect(field).not.toHaveAccessibleDescription();
  });

  it('are saved on this device when the backend has no list', async () => {
    const app = await renderApp(PATHS.about, { as: 'andrea' });
    server.use(
      http.get('*/api/vouchers', () => HttpResponse.json({ success: false, message: 'Not found' }, { status: 404 })),
    );
    await app.router.navigate(PATHS.vouchers);
    expect(
      await screen.findByText("We can't list your vouchers right now. Codes are saved on this device."),
    ).toBeVisible();
    expect(screen.getByText('No vouchers yet')).toBeVisible();
    expect(screen.getByRole('tab', { name: 'Available' })).toBeVisible();
    await app.user.type(screen.getByLabelText('Voucher code'), 'bago10{Enter}');
    const use = await screen.findByRole('button', { name: 'Use now: BAGO10' });
    expect(screen.queryByText('No vouchers yet')).toBeNull();
    await app.user.click(use);
    await waitFor(() => expect(app.router.state.location.pathname).toBe(PATHS.bookSpecial));
    expect(savedDraft(app)?.voucher_code).toBe('BAGO10');
  });

  it('are counted as ready to use again in the menu once their booking is cancelled', async () => {
    const { user, world, booking } = await openLive(isOnTheRoad, { prepare: rewindToBeforePickup });
    const voucher = world.vouchers.find(({ code }) => code === 'PADALA150')!;
    booking.voucher_code = voucher.code;
    voucher.uses_left[booking.customer_id] = 0;
    const openVoucherEntry = async () => {
      await user.click(screen.getByRole('button', { name: 'Menu' }));
      return within(await screen.findByRole('dialog', { name: 'Menu' })).findByRole('link', { name: /^VOUCHERS/ });
    };
    const entry = await openVoucherEntry();
    await waitFor(() => expect(entry).toHaveTextContent('VOUCHERS 5 ready to use'));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel booking' }));
    await screen.findByText('This booking was cancelled.');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const entryAfter = await openVoucherEntry();
    await waitFor(() => expect(entryAfter).toHaveTextContent('VOUCHERS 6 ready to use'));
  });

  it('show an error with a retry when they do not load', async () => {
    const app = await renderApp(PATHS.about, { as: 'andrea' });
    server.use(
      http.get('*/api/vouchers', () => HttpResponse.json({ success: false, message: 'Down' }, { status: 500 }), {
        once: true,
      }),
    );
    await app.router.navigate(PATHS.vouchers);
    expect(await screen.findByText('Vouchers did not load')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('tab', { name: 'Available 6' })).toBeVisible();
  });
});
