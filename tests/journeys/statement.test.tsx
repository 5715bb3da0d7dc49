import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ALL_TRANSACTIONS } from '@/config/constants';
import { PATHS } from '@/config/paths';
import { getPeriodKey } from '@/domain/money/statementDocument';
import { getOverdue, getStatementOfAccount } from '@/domain/money/statements';
import { toTransaction } from '@/sandbox/domain/ledger';
import { findDemoCustomer } from '@/sandbox/seed/customers';
import type { World } from '@/sandbox/world';
import { formatPeso, fromCentavos } from '@/utils/money';
import { HARBOR } from '../accounts';
import { countCalls } from '../calls';
import { renderApp } from '../render';
import { watchSavedFiles } from '../savedFiles';
import { chooseCard, confirmPayment, payRegion, typeCheque } from './creditPage';

afterEach(() => vi.restoreAllMocks());

const readHarbor = (world: World) =>
  getStatementOfAccount(
    world.transactions.filter(({ customer_id }) => customer_id === HARBOR).map(toTransaction),
    Date.now(),
  );
const pesos = (centavos: number) => formatPeso(fromCentavos(centavos));

/** Opens the newest closed statement from the credit page. */
async function openStatement() {
  const app = await renderApp(PATHS.walletCorporate, { as: 'harbor.foods' });
  const table = await screen.findByRole('table', { name: 'Statement of account' });
  const account = readHarbor(app.world);
  const statement = account.statements.find(({ status }) => status !== 'Open')!;
  const row = within(table)
    .getAllByRole('row')
    .find((candidate) => candidate.textContent.includes(pesos(statement.amount)))!;
  await app.user.click(within(row).getByRole('link'));
  const sheet = await screen.findByRole('article', { name: /^Statement of account SOA-/ });
  return { ...app, account, statement, sheet };
}

describe('a statement of account', () => {
  it('takes the focus of the row that opened it', async () => {
    await openStatement();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('is a numbered document with payer, balance brought forward, rows, ages and total', async () => {
    const { sheet, statement, world, router } = await openStatement();
    const key = getPeriodKey(statement);
    expect(router.state.location.search).toBe(`?statement=${key}`);
    expect(within(sheet).getByText(`SOA-${key}-30-118-4402`)).toBeVisible();
    expect(within(sheet).getByText('Harbor Foods Corp.')).toBeVisible();
    expect(within(sheet).getByText('12 Pier Road, North Harbor, Manila')).toBeVisible();
    expect(within(sheet).getByText(/^TIN \d/)).toBeVisible();
    const charges = world.transactions.filter(
      ({ customer_id, booking_number, created_at }) =>
        customer_id === HARBOR &&
        booking_number !== null &&
        created_at >= Date.parse(`${statement.from}T00:00:00+08:00`) &&
        created_at < Date.parse(`${statement.to}T23:59:59+08:00`),
    );
    const table = within(sheet).getByRole('table', { name: 'Transactions of this statement' });
    const links = within(table).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(
      charges.sort((a, b) => a.created_at - b.created_at).map(({ booking_number }) => booking_number),
    );
    expect(links[0]).toHaveAttribute('href', expect.stringContaining(charges[0]!.booking_number!));
    const total = within(within(table).getByRole('row', { name: /^Total/ }));
    expect(total.getByText(pesos(statement.amount))).toBeVisible();
    const ages = within(sheet).getByLabelText('Balance by age');
    const closing = total.getAllByRole('cell').at(-1)!.textContent;
    expect(within(ages).getByText('Total').nextElementSibling).toHaveTextContent(closing);
    expect(within(sheet).getByText(/^Balance on/).nextElementSibling).toHaveTextContent(closing);
  });

  it('is printed and exported', async () => {
    const saved = watchSavedFiles();
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const { user, statement } = await openStatement();
    await user.click(screen.getByRole('button', { name: 'Print or save as PDF' }));
    expect(print).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Export CSV' }));
    const lines = (await saved[0]!.text()).split('\r\n');
    expect(lines[0]).toContain('Date,Reference,Booking,Description,Charged (PHP),Paid (PHP),Balance (PHP)');
    expect(lines[1]).toContain(`${statement.from},,,Balance brought forward,0.00,0.00,`);
    expect(lines.at(-1)).toContain(`Total,${fromCentavos(statement.amount).toFixed(2)},`);
  });

  it('fills in its payment, which leaves nothing to pay', async () => {
    const { user, account, statement, router } = await openStatement();
    const due = pesos(account.due);
    await user.click(screen.getByRole('link', { name: `Pay this statement (${due})` }));
    const form = within(await payRegion());
    await waitFor(() => expect(form.getByRole('heading', { name: 'Pay' })).toHaveFocus());
    expect(form.getByRole('button', { name: `Pay ${due} by cheque` })).toBeVisible();
    await chooseCard({ user });
    expect(form.getByRole('radio', { name: 'Another amount' })).toBeChecked();
    const pays = countCalls('POST', '/api/credits/pay');
    await user.click(form.getByRole('button', { name: `Pay ${due}` }));
    await confirmPayment({ user });
    expect(await form.findByText("We've received your payment.")).toBeVisible();
    expect(pays()).toBe(1);
    await waitFor(() => expect(screen.queryByText(/is overdue$/)).toBeNull());
    await router.navigate(`${PATHS.walletCorporate}?statement=${getPeriodKey(statement)}`);
    const left = await screen.findByRole('region', { name: 'Amount to pay' });
    expect(left).toHaveTextContent(/₱0\.00$/);
    expect(screen.queryByRole('link', { name: /^Pay this statement/ })).toBeNull();
  });

  it('is missing for a period without charges', async () => {
    const { user } = await renderApp(`${PATHS.walletCorporate}?statement=2019-01-1`, { as: 'harbor.foods' });
    expect(await screen.findByText('No statement for this period')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'See all statements' }));
    expect(await screen.findByRole('table', { name: 'Statement of account' })).toBeVisible();
  });
});

it('a company with more transactions than one call lists reads how many are included', async () => {
  const { user } = await renderApp(PATHS.walletCorporate, {
    as: 'harbor.foods',
    world: ({ transactions }) => {
      const own = transactions.filter(({ customer_id }) => customer_id === HARBOR);
      const first = own[0]!;
      for (let count = own.length; count < ALL_TRANSACTIONS.size + 12; count += 1) {
        transactions.unshift({ ...first, id: 100_000 + count, reference: `PAY-${100_000 + count}`, created_at: 0 });
      }
    },
  });
  const notice = /Only 999 of 1,011 transactions are included\.$/;
  expect(await screen.findByText(notice)).toBeVisible();
  const table = screen.getByRole('table', { name: 'Statement of account' });
  await user.click(within(table).getAllByRole('link')[0]!);
  const sheet = await screen.findByRole('article', { name: /^Statement of account SOA-/ });
  expect(within(sheet).getByText(notice)).toBeVisible();
});

describe('an overdue balance', () => {
  it('is a task on the dashboard that fills in its payment', async () => {
    const { user, world } = await renderApp(PATHS.dashboard, { as: 'harbor.foods' });
    const overdue = pesos(getOverdue(readHarbor(world).statements).overdue);
    await user.click(
      await screen.findByRole('link', { name: new RegExp(`^Pay: ${overdue.replace('.', '\\.')} is overdue`) }),
    );
    const form = within(await payRegion());
    expect(form.getByRole('button', { name: `Pay ${overdue} by cheque` })).toBeVisible();
  });

  it('is a warning on the credit page, until a cheque covers it', async () => {
    const app = await renderApp(PATHS.walletCorporate, { as: 'harbor.foods' });
    const overdue = pesos(getOverdue(readHarbor(app.world).statements).overdue);
    const banner = await screen.findByRole('region', { name: `${overdue} is overdue` });
    await app.user.click(within(banner).getByRole('link', { name: `Pay ${overdue}` }));
    const amount = within(await payRegion()).getByLabelText('Amount');
    await app.user.clear(amount);
    const form = within(await typeCheque(app));
    await app.user.clear(form.getByLabelText('Amount'));
    await app.user.click(form.getByRole('button', { name: /^Use the amount due/ }));
    await app.user.click(form.getByRole('button', { name: /by cheque$/ }));
    await confirmPayment(app);
    expect(await form.findByText(/^We've received your cheque details/)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: /is overdue$/ })).toBeNull());
  });
});

it('a company without a limit starts with its request', async () => {
  const { user } = await renderApp(PATHS.walletCorporate, {
    as: 'isla.trading',
    world: (world) => {
      const record = findDemoCustomer(world, 'isla.trading');
      Object.assign(record, { credit_limit: 0, credit_used: 0 });
      world.transactions = world.transactions.filter(({ customer_id }) => customer_id !== record.id);
    },
  });
  const request = await screen.findByRole('region', { name: 'Request credit' });
  const limit = screen.getByRole('region', { name: 'Credit limit' });
  expect(request.compareDocumentPosition(limit) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Pay' })).toBeNull();
  expect(screen.queryByText("You've used all your credit")).toBeNull();
  expect(within(limit).getByText('You have no credit limit. Please request credit limit.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'History' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Book a delivery' })).toBeNull();
  // under review, nothing is left to request
  await user.click(within(request).getByRole('button', { name: '₱100,000.00' }));
  await user.click(within(request).getByRole('button', { name: 'Request credit' }));
  await within(request).findByText('Under review');
  expect(within(limit).queryByText('You have no credit limit. Please request credit limit.')).toBeNull();
});
