import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PATHS } from '@/config/paths';
import { formatDay, toIsoDay } from '@/lib/dates';
import type { World } from '@/sandbox/world';
import { formatPeso, fromCentavos } from '@/utils/money';
import { ANDREA } from '../accounts';
import { onCall } from '../calls';
import { renderApp } from '../render';
import { watchSavedFiles } from '../savedFiles';
import { server } from '../server';
import { findAnnouncement } from './announcement';

afterEach(() => vi.restoreAllMocks());

const table = () => screen.findByRole('table', { name: 'Transactions' });
const receipts = async () =>
  within(await table()).queryAllByRole('button', { name: /, (receipt|transaction record) / });
const toPesosOrNull = (centavos: number | null) => (centavos === null ? null : fromCentavos(centavos));
const totals = () => screen.getByLabelText('Totals');

describe('transactions', () => {
  it('are fetched in one call, and shown by month with totals', async () => {
    let query = '';
    onCall('GET', '/api/payments', ({ url }) => (query = new URL(url).search));
    const { world } = await renderApp(PATHS.walletTransactions, { as: 'andrea' });
    const own = world.transactions.filter(({ customer_id }) => customer_id === world.customers[0]?.id);
    expect(await receipts()).toHaveLength(own.length);
    expect(within(await table()).getAllByRole('rowheader').length).toBeGreaterThan(3);
    expect(query).toBe('?page=0&size=999');
    expect(within(totals()).getByText('₱2,000.00')).toBeVisible();
    expect(document.title).toBe('Transaction - Logistix Global');
  });

  it('are filtered by text and type, which the URL keeps until the filters are cleared', async () => {
    const { user, router } = await renderApp(PATHS.walletTransactions, { as: 'andrea' });
    const all = (await receipts()).length;
    await user.type(screen.getByLabelText('Search transactions'), 'gcash');
    await user.click(screen.getByRole('button', { name: /Type/ }));
    await user.click(await screen.findByRole('option', { name: 'Top Up' }));
    await waitFor(async () => expect(await receipts()).toHaveLength(4));
    await waitFor(() => expect(router.state.location.search).toBe('?q=gcash&type=Top+Up'));
    expect(await findAnnouncement(/(^| )4 of \d+ transactions$/)).toBeInTheDocument();
    await user.type(screen.getByLabelText('Search transactions'), ' nothing');
    expect(await screen.findByText('No results found.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(async () => expect(await receipts()).toHaveLength(all));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('mirror the search in the URL after a pause, and keep it when a receipt opens earlier', async () => {
    const { router } = await renderApp(PATHS.walletTransactions, { as: 'andrea' });
    const byGcash = (await receipts()).find((receipt) => receipt.closest('[role=row]')?.textContent.includes('GCash'));
    const named = new Set<string | null>();
    router.subscribe(() => void named.add(new URLSearchParams(router.state.location.search).get('q')));
    // types and opens a receipt within the debounce
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

  it('are filtered by the last four digits of a card', async () => {
    const { user, router, world } = await renderApp(PATHS.walletTransactions, { as: 'andrea' });
    const all = (await receipts()).length;
    const card = screen.getByLabelText('Last four digits of the card');
    await user.type(card, 'x44');
    expect(await receipts()).toHaveLength(all);
    await user.tab();
    expect(screen.getByText('Enter four digits.')).toBeVisible();
    await user.type(card, '17');
    const paid = world.transactions.filter(
      ({ customer_id, method }) => customer_id === ANDREA && method === 'Visa 4417',
    );
    expect(await receipts()).toHaveLength(paid.length);
    await waitFor(() => expect(router.state.location.search).toBe('?card=4417'));
    await user.clear(card);
    expect(await receipts()).toHaveLength(all);
  });

  it('are limited to a range of days, which a month replaces', async () => {
    const days = (world: World) =>
      world.transactions
        .filter(({ customer_id }) => customer_id === ANDREA)
        .map(({ created_at }) => toIsoDay(created_at));
    const { user, router, world } = await renderApp(PATHS.help, { as: 'andrea' });
    const [first = '', last = ''] = [days(world).sort()[3], days(world).sort()[8]];
    await router.navigate(`${PATHS.walletTransactions}?from=${first}&to=${last}`);
    await table();
    const inRange = days(world).filter((day) => first <= day && day <= last);
    expect(await receipts()).toHaveLength(inRange.length);
    expect(await screen.findByRole('button', { name: new RegExp(`^From\\s*${formatDay(first)}$`) })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear dates' }));
    expect(await receipts()).toHaveLength(days(world).length);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await router.navigate(`${PATHS.walletTransactions}?from=2026-02-30&to=${last}`);
    expect(await screen.findByRole('button', { name: /^From\s*From date$/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Month/ }));
    await user.click((await screen.findAllByRole('option'))[1]!);
    await waitFor(() => expect(router.state.location.search).toMatch(/^\?month=\d{4}-\d{2}$/));
  });

  it('show the balance after each of them, where the server sends it', async () => {
    const { world } = await renderApp(PATHS.walletTransactions, {
      as: 'harbor.foods',
      world: ({ transactions }) => {
        transactions.at(-1)!.balance_after = null;
      },
    });
    const rows = within(await table()).getAllByRole('row');
    const own = world.transactions.filter(({ customer_id }) => customer_id === 5);
    for (const { booking_number, balance_after } of own.filter((transaction) => transaction.booking_number)) {
      const row = rows.find(({ textContent }) => textContent.includes(booking_number!))!;
      expect(within(row).getAllByRole('cell').at(-1)).toHaveTextContent(formatPeso(toPesosOrNull(balance_after)));
    }
  });

  it('have month heads and a net total that are the sums of their rows, and pending amounts apart', async () => {
    await renderApp(PATHS.walletTransactions, {
      as: 'harbor.foods',
      world: (world) => {
        const paid = world.transactions.find(({ method }) => method === 'Visa 8820')!;
        const sent = { id: 900_001, reference: 'CP-900001', created_at: Date.now(), amount: 123_45 };
        world.transactions.push({ ...paid, ...sent, status: 'Pending' });
      },
    });
    const centavosOf = (text: string | null) => Number(text?.replace(/[₱,.+]/g, '').replace('−', '-'));
    const amounts = within(await table())
      .getAllByRole('row')
      .slice(1)
      .map((row) => ({
        isHead: within(row).queryByRole('rowheader') !== null,
        text: within(row).getAllByRole('cell').at(-2)!.textContent,
      }));
    const signed = amounts.filter(({ isHead, text }) => !isHead && /^[+−]/.test(text));
    const sum = (rows: { text: string }[]) => rows.reduce((total, { text }) => total + centavosOf(text), 0);
    expect(signed.length).toBeGreaterThan(5);
    expect(sum(amounts.filter(({ isHead }) => isHead))).toBe(sum(signed));
    expect(centavosOf(within(totals()).getByText('Net').nextElementSibling!.textContent)).toBe(sum(signed));
    expect(within(totals()).getByText('₱123.45 pending')).toBeVisible();
  });

  it('open a printable receipt with its own URL', async () => {
    const { user, router, world } = await renderApp(PATHS.walletTransactions, { as: 'andrea' });
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const [first] = await receipts();
    await user.click(first!);
    const dialog = await screen.findByRole('dialog', { name: 'Receipt' });
    const reference = new URLSearchParams(router.state.location.search).get('receipt') ?? '';
    expect(within(dialog).getByText(reference)).toBeVisible();
    expect(world.transactions.some((transaction) => transaction.reference === reference)).toBe(true);
    const customer = within(within(dialog).getByRole('region', { name: 'Customer' }));
    expect(customer.getByText('Andrea Villanueva')).toBeVisible();
    expect(customer.queryByText(/TIN|Address/)).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('show credit bookings of a company as charges, with a charge slip instead of a receipt', async () => {
    const { user } = await renderApp(PATHS.walletTransactions, { as: 'harbor.foods' });
    const rows = within(await table()).getAllByRole('row');
    const charge = rows.find((row) => row.textContent.includes('Charged to credit'))!;
    expect(charge).toHaveTextContent('−₱');
    expect(charge).not.toHaveTextContent('Paid');
    const repaid = rows.find((row) => row.textContent.includes('Visa 8820'))!;
    expect(repaid).toHaveTextContent('+₱38,215.50');
    expect(within(totals()).getByText('Charged to credit')).toBeVisible();
    await user.click(within(charge).getByRole('button', { name: /, charge slip PAY-/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Charge slip' }));
    expect(dialog.getByText('Charged to credit')).toBeVisible();
    expect(dialog.queryByText(/Paid/)).toBeNull();
    expect(dialog.getByText('TIN').nextElementSibling).toHaveTextContent(/^\d{3}-/);
    expect(dialog.getByText('Address').nextElementSibling).toHaveTextContent('12 Pier Road, North Harbor, Manila');
  });

  it('are exported as filtered', async () => {
    const saved = watchSavedFiles();
    const { user } = await renderApp(`${PATHS.walletTransactions}?type=Top+Up`, { as: 'andrea' });
    expect(await receipts()).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect(saved).toHaveLength(1);
    expect((await saved[0]!.text()).split('\r\n')).toHaveLength(1 + 4);
  });

  it('render only the visible rows of a long list, and all of them for paper', async () => {
    await renderApp(PATHS.walletTransactions, {
      as: 'andrea',
      world: (world) => {
        const sample = world.transactions.find(({ customer_id }) => customer_id === world.customers[0]?.id)!;
        for (let index = 0; index < 900; index += 1)
          world.transactions.push({ ...sample, id: 100_000 + index, reference: `PAY-${index}` });
      },
    });
    const list = await table();
    // a query by role takes a minute for 900 rows
    const countRows = () => list.querySelectorAll('[role=row]').length;
    expect(countRows()).toBeLessThan(150);
    expect(screen.getByText(/^9\d\d transactions$/)).toBeVisible();
    window.dispatchEvent(new Event('beforeprint'));
    expect(countRows()).toBeGreaterThan(900);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(countRows()).toBeLessThan(150);
  });

  it('show an error with a retry when they do not load', async () => {
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
