import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { Dialog } from '@/components/ui/Dialog';
import { BankPage } from '@/sandbox/bank/BankPage';
import { startTopUp } from '@/sandbox/domain/topUp';
import { SandboxMenu } from '@/sandbox/menu/SandboxMenu';
import { createHold } from '../../hold';
import { server, startSandbox } from '../../server';

async function openMenu(sandbox = startSandbox()) {
  const user = userEvent.setup();
  render(<SandboxMenu />);
  const button = screen.getByRole('button', { name: 'Sandbox' });
  await user.click(button);
  await screen.findByRole('heading', { name: 'Demo accounts' });
  return { user, button, sandbox };
}

describe('Sandbox menu', () => {
  it('is a landmark with a button that announces whether it is open', async () => {
    startSandbox();
    const user = userEvent.setup();
    render(<SandboxMenu />);
    const button = within(screen.getByRole('complementary', { name: 'Sandbox' })).getByRole('button');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(await screen.findByText('Corporate, Per SOA with credit')).toBeVisible();
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
    expect(screen.queryByRole('heading', { name: 'Demo accounts' })).not.toBeInTheDocument();
  });

  it('opens above a dialog, which stays open and keeps its input', async () => {
    startSandbox();
    const user = userEvent.setup();
    const handleClose = vi.fn();
    render(
      <>
        <SandboxMenu />
        <Dialog isOpen onClose={handleClose} title="Verify Visa 4242">
          <input aria-label="Code" />
        </Dialog>
      </>,
    );
    await user.type(await screen.findByRole('textbox', { name: 'Code' }), '12');
    // later than the second press of a double click
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
    await user.click(screen.getByRole('button', { name: 'Sandbox' }));
    clock.mockRestore();
    const code = await screen.findByRole('button', { name: 'Copy password Padala#2026' });
    await user.click(code);
    expect(handleClose).not.toHaveBeenCalled();
    expect(screen.getByRole('dialog', { name: 'Verify Visa 4242' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Code' })).toHaveValue('12');
  });

  it('copies the password and the usernames of the demo accounts', async () => {
    const { user } = await openMenu();
    const copied = vi.spyOn(navigator.clipboard, 'writeText');
    for (const [name, text] of [
      ['Copy password Padala#2026', 'Padala#2026'],
      ['Copy username isla.trading', 'isla.trading'],
    ] as const) {
      await user.click(screen.getByRole('button', { name }));
      expect(copied).toHaveBeenLastCalledWith(text);
    }
    expect(screen.getAllByRole('button', { name: /^Copy username/ })).toHaveLength(6);
  });

  it('speeds the clock up and jumps ahead', async () => {
    const { user, sandbox } = await openMenu();
    const before = sandbox.clock.now();
    await user.click(screen.getByRole('button', { name: 'Speed 60 times' }));
    expect(await screen.findByRole('button', { name: 'Speed 60 times', pressed: true })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Jump 1 hr' }));
    await vi.waitFor(() => expect(sandbox.clock.now() - before).toBeGreaterThan(3_600_000));
    expect(sandbox.world.clock.speed).toBe(60);
  });

  it('shows sent messages and approves a credit request', async () => {
    const sandbox = startSandbox();
    const { world } = sandbox;
    world.outbox.push({
      id: 1,
      channel: 'sms',
      to: '+63 9176503391',
      text: '135790 is your code.',
      code: '135790',
      at: 0,
    });
    world.creditRequests.push({
      id: 2,
      customer_id: 5,
      amount: 750_000_00,
      reason: '',
      terms_days: 30,
      status: 'Pending',
      created_at: 0,
    });
    const { user } = await openMenu(sandbox);
    expect(screen.getByText('To +63 9176503391')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Copy code 135790' })).toBeVisible();
    expect(screen.getByText('Harbor Foods Corp., ₱750,000.00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Approve Harbor Foods Corp.' }));
    expect(await screen.findByText('Approved')).toBeVisible();
    // the pressed button is gone
    expect(screen.getByRole('complementary', { name: 'Sandbox' })).toContainElement(
      document.activeElement as HTMLElement,
    );
    expect(world.customers.find((customer) => customer.id === 5)?.credit_limit).toBe(750_000_00);
  });

  it('keeps the focus when a poll from before the press answers after it', async () => {
    const sandbox = startSandbox();
    const documents = sandbox.world.customers.find(({ id }) => id === 5)?.company?.documents ?? [];
    documents.slice(0, 1).forEach((document) => (document.status = 'For review'));
    const { user } = await openMenu(sandbox);
    const [poll, refetch] = [createHold(), createHold()];
    const older = { id: documents[0]?.id, name: 'Business permit', customer: 'Older response' };
    let calls = 0;
    server.use(
      http.get('*/sandbox/documents', async () => {
        calls += 1;
        if (calls > 1) return refetch.held;
        await poll.held;
        return HttpResponse.json({ success: true, message: '', data: [older] });
      }),
    );
    await vi.waitFor(() => expect(calls).toBe(1), 5000);
    await user.click(screen.getByRole('button', { name: 'Approve Business permit' }));
    await vi.waitFor(() => expect(calls).toBeGreaterThan(1));
    poll.release();
    await screen.findByText(/Older response/);
    refetch.release();
    await vi.waitFor(() => expect(screen.queryByRole('heading', { name: 'Documents for review' })).toBeNull());
    const menu = screen.getByRole('complementary', { name: 'Sandbox' });
    await vi.waitFor(() => expect(menu).toContainElement(document.activeElement as HTMLElement));
  });

  it('approves and refuses documents, and tells the customer', async () => {
    const sandbox = startSandbox();
    const { world } = sandbox;
    const documents = world.customers.find(({ id }) => id === 5)?.company?.documents ?? [];
    documents.forEach((document) => (document.status = 'For review'));
    const { user } = await openMenu(sandbox);
    await user.click(screen.getByRole('button', { name: 'Approve Business permit' }));
    await user.click(await screen.findByRole('button', { name: 'Refuse SEC registration' }));
    await vi.waitFor(() => expect(screen.queryByRole('heading', { name: 'Documents for review' })).toBeNull());
    expect(documents).toMatchObject([
      { status: 'Approved' },
      { status: 'Refused', reason: expect.stringContaining('blurred') as string },
    ]);
    expect(world.notifications.slice(-2).map(({ title }) => title)).toEqual([
      'Business permit is approved',
      'SEC registration is refused: see your settings',
    ]);
  });

  it('asks before it resets', async () => {
    const { user, sandbox } = await openMenu();
    sandbox.world.customers.pop();
    await user.click(screen.getByRole('button', { name: 'Reset the sandbox' }));
    expect(screen.getByText('All changes will be lost.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(sandbox.world.customers).toHaveLength(5);
    expect(screen.getByRole('button', { name: 'Reset the sandbox' })).toBeVisible();
  });

  it('shows an error if the sandbox does not respond', async () => {
    startSandbox();
    server.use(
      http.get('*/sandbox/clock', () =>
        HttpResponse.json({ success: false, message: 'Out of order.' }, { status: 500 }),
      ),
    );
    render(<SandboxMenu />);
    await userEvent.click(screen.getByRole('button', { name: 'Sandbox' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Out of order.');
  });
});

describe('bank page', () => {
  function openBankPayment() {
    const sandbox = startSandbox();
    const { world } = sandbox;
    const customer = world.customers[0];
    const gcash = world.paymentMethods.find((method) => method.kind === 'gcash');
    if (!customer || !gcash) throw new Error('The demo account has no GCash');
    const origins = { appOrigin: 'https://app.test', apiOrigin: 'https://api.test' };
    startTopUp({ world, customer, now: sandbox.clock.now(), ...origins }, gcash, 1_000_00);
    return { world, id: world.intents[0]?.id ?? '' };
  }

  it.each([
    ['Approve', 'success', 3_480_00],
    ['Decline', 'failure', 2_480_00],
  ])('%s returns to the app and settles the payment', async (choice, page, wallet) => {
    const { world, id } = openBankPayment();
    const onLeave = vi.fn();
    render(<BankPage id={id} onLeave={onLeave} />);
    expect(await screen.findByText('₱1,000.00')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: choice }));
    const { reference } = world.transactions.at(-1) ?? {};
    await vi.waitFor(() =>
      expect(onLeave).toHaveBeenCalledExactlyOnceWith(`https://app.test/payment/method/${page}?reference=${reference}`),
    );
    expect(world.customers[0]?.wallet).toBe(wallet);
  });

  it('returns to the app if the payment is already settled', async () => {
    const { world, id } = openBankPayment();
    Object.assign(world.intents[0] ?? {}, { status: 'declined' });
    const onLeave = vi.fn();
    render(<BankPage id={id} onLeave={onLeave} />);
    await vi.waitFor(() => expect(onLeave).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('/failure?')));
  });

  it('shows an error for an unknown payment', async () => {
    startSandbox();
    render(<BankPage id="nothing" onLeave={vi.fn()} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('The payment was not found.');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
