import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PATHS } from '@/config/paths';
import { renderApp } from '../render';
import { server } from '../server';

afterEach(() => vi.restoreAllMocks());

const table = () => screen.findByRole('table', { name: 'Transactions' });
const receipts = async () => within(await table()).queryAllByRole('button', { name: /, receipt / });
const totals = () => screen.getByLabelText('Totals');

describe('transactions', () => {
  it('asks for all at once, and shows them under their months with totals', async () => {
    let asked = '';
    server.events.on('request:start', ({ request }) => {
      if (request.url.includes('/api/payments?')) asked = new URL(request.url).search;
    });
    const { world } = await renderApp(PATHS.walletTransactions, { as: 'andrea' });
    const own = world.transactions.filter(({ customer_id }) => customer_id === world.customers[0]?.id);
    expect(await receipts()).toHaveLength(own.length);
    expect(within(await table()).getAllByRole('rowheader').length).toBeGreaterThan(3);
    expect(asked).toBe('?page=0&size=999');
    expect(within(totals()).getByText('₱2,000.00')).toBeVisible();
    expect(document.title).toBe('Transaction - Logistix Global');
    server.events.removeAllListeners();
  });

  it('finds by text and type, keeps both in the address, and starts over', async () => {
    const { user, router } = await renderApp(PATHS.walletTransactions, { as: 'andrea' });
    const all = (await receipts()).length;
    await user.type(screen.getByLabelText('Search transactions'), 'gcash');
    await user.click(screen.getByRole('button', { name: /Type/ }));
    await user.click(await screen.findByRole('option', { name: 'Top Up' }));
    await waitFor(async () => expect(await receipts()).toHaveLength(4));
    await waitFor(() => expect(router.state.location.search).toBe('?q=gcash&type=Top+Up'));
    await user.type(screen.getByLabelText('Search transactions'), ' nothing');
    expect(await screen.findByText('No results found.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear the filter' }));
    await waitFor(async () => expect(await receipts()).toHaveLength(all));
  });

  it('names what is typed in the address once the typing pauses, and keeps it when a receipt opens before', async () => {
    const { router } = await renderApp(PATHS.walletTransactions, { as: 'andrea' });
    const byGcash = (await receipts()).find((one) => one.closest('[role=row]')?.textContent.includes('GCash'));
    const named = new Set<string | null>();
    router.subscribe(() => void named.add(new URLSearchParams(router.state.location.search).get('q')));
    // letter upon letter, and a receipt, faster than the pause
    for (const query of ['g', 'gc', 'gca', 'gcas', 'gcash'])
      fireEvent.change(screen.getByLabelText('Search transactions'), { target: { value: query } });
    fireEvent.click(byGcash!);
    expect(await screen.findByRole('dialog', { name: 'Receipt' })).toBeVisible();
    expect(router.state.location.search).toMatch(/q=gcash.*receipt=|receipt=.*q=gcash/);
    expect(screen.getByLabelText('Search transactions')).toHaveValue('gcash');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(async () => expect(await receipts()).toHaveLength(8));
    expect(router.state.location.search).toBe('?q=gcash');
    expect([...named].filter(Boolean)).toEqual(['gcash']);
  });

  it('finds what a card paid by its last four digits', async () => {
    const { user, router, world } = await renderApp(PATHS.walletTransactions, { as: 'andrea' });
    const all = (await receipts()).length;
    const card = screen.getByLabelText('Last four digits of the card');
    await user.type(card, 'x44');
    expect(await receipts()).toHaveLength(all);
    await user.tab();
    expect(screen.getByText('Enter four digits.')).toBeVisible();
    await user.type(card, '17');
    const paid = world.transactions.filter(({ customer_id, method }) => customer_id === 1 && method === 'Visa 4417');
    expect(await receipts()).toHaveLength(paid.length);
    await waitFor(() => expect(router.state.location.search).toBe('?card=4417'));
    await user.clear(card);
    expect(await receipts()).toHaveLength(all);
  });

  it('opens a receipt that prints, at an address of its own', async () => {
    const { user, router, world } = await renderApp(PATHS.walletTransactions, { as: 'andrea' });
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const [first] = await receipts();
    await user.click(first!);
    const dialog = await screen.findByRole('dialog', { name: 'Receipt' });
    const reference = new URLSearchParams(router.state.location.search).get('receipt') ?? '';
    expect(within(dialog).getByText(reference)).toBeVisible();
    expect(world.transactions.some((one) => one.reference === reference)).toBe(true);
    expect(within(dialog).getByText('Andrea Villanueva')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('calls what a company booked on credit charged, and prints no receipt of it', async () => {
    const { user } = await renderApp(PATHS.walletTransactions, { as: 'harbor.foods' });
    const rows = within(await table()).getAllByRole('row');
    const charge = rows.find((row) => row.textContent.includes('Charged to credit'))!;
    expect(charge).toHaveTextContent('−₱');
    expect(charge).not.toHaveTextContent('Paid');
    const repaid = rows.find((row) => row.textContent.includes('Visa 8820'))!;
    expect(repaid).toHaveTextContent('+₱38,215.50');
    expect(within(totals()).getByText('Charged to credit')).toBeVisible();
    await user.click(within(charge).getByRole('button'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Charge slip' }));
    expect(dialog.getByText('Charged to credit')).toBeVisible();
    expect(dialog.queryByText(/Paid/)).toBeNull();
    expect(dialog.getByText('TIN').nextElementSibling).toHaveTextContent(/^\d{3}-/);
  });

  it('exports what is shown', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${saved.push(blob as Blob)}`);
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const { user } = await renderApp(`${PATHS.walletTransactions}?type=Top+Up`, { as: 'andrea' });
    expect(await receipts()).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(click).toHaveBeenCalledTimes(1);
    expect((await saved[0]!.text()).split('\r\n')).toHaveLength(1 + 4);
  });

  it('draws of a long list only what is in sight', async () => {
    await renderApp(PATHS.walletTransactions, {
      as: 'andrea',
      world: (world) => {
        const one = world.transactions.find(({ customer_id }) => customer_id === world.customers[0]?.id)!;
        for (let at = 0; at < 900; at += 1)
          world.transactions.push({ ...one, id: 100_000 + at, reference: `PAY-${at}` });
      },
    });
    await table();
    expect((await receipts()).length).toBeLessThan(150);
    expect(screen.getByText(/^9\d\d transactions of 9\d\d$/)).toBeVisible();
  });

  it('that do not load say so and try again', async () => {
    const app = await renderApp(PATHS.about, { as: 'andrea' });
    server.use(
      http.get('*/api/payments', () => HttpResponse.json({ success: false, message: 'Down' }, { status: 500 }), {
        once: true,
      }),
    );
    await app.router.navigate(PATHS.walletTransactions);
    expect(await screen.findByText('Transactions did not load')).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await table()).toBeVisible();
  });
});
