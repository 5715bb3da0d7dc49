import { render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SandboxMenu } from '@/sandbox/menu/SandboxMenu';
import { findDemoCustomer } from '@/sandbox/seed/customers';
import { countCalls } from '../calls';
import { renderApp, type RenderedApp } from '../render';
import { startAtTen } from '../time';
import { openCredit } from './creditPage';
import { isOnTheRoad, openLive } from './livePage';

/** The live page polls a driver on the road every 10 s. */
const BEFORE_A_POLL = { timeout: 5000 };

/** Opens the sandbox's menu next to the page. */
async function openMenu({ user }: Pick<RenderedApp, 'user'>) {
  render(<SandboxMenu />);
  await user.click(screen.getByRole('button', { name: 'Sandbox' }));
  const menu = within(screen.getByRole('complementary', { name: 'Sandbox' }));
  await menu.findByRole('heading', { name: 'Clock' });
  return menu;
}

describe('a change in the sandbox menu', () => {
  it('shows at once on the live page when the clock jumps', async () => {
    // otherwise the jumps of a late evening end on the next day, and the page adds the date
    startAtTen();
    const app = await openLive(isOnTheRoad);
    const menu = await openMenu(app);
    const delivery = screen.getByRole('region', { name: 'Delivery' });
    expect(within(delivery).queryByText('Delivered')).toBeNull();
    const jump = menu.getByRole('button', { name: 'Jump 1 hr' });
    await app.user.click(jump);
    await app.user.click(jump);
    await app.user.click(jump);
    expect(await within(delivery).findByText('Delivered', undefined, BEFORE_A_POLL)).toBeVisible();
  });

  it('refreshes the page again and again while the clock is fast, also after the menu is closed', async () => {
    const app = await openLive(isOnTheRoad);
    const menu = await openMenu(app);
    const calls = countCalls('POST', `/api/bookings/route/${app.number}`);
    await app.user.click(menu.getByRole('button', { name: 'Speed 10 times' }));
    await waitFor(() => expect(calls()).toBeGreaterThan(0));
    await app.user.click(screen.getByRole('button', { name: 'Sandbox' }));
    const before = calls();
    await waitFor(() => expect(calls()).toBeGreaterThan(before), BEFORE_A_POLL);
  });

  it('shows an approved limit on the credit page', async () => {
    const app = await openCredit();
    await screen.findByText(/₱318,450.25/);
    app.world.creditRequests.push({
      id: 1,
      customer_id: findDemoCustomer(app.world, 'harbor.foods').id,
      amount: 750_000_00,
      reason: '',
      terms_days: 30,
      status: 'Pending',
      created_at: Date.now(),
    });
    const menu = await openMenu(app);
    await app.user.click(menu.getByRole('button', { name: 'Approve Harbor Foods Corp.' }));
    expect(await screen.findByRole('img', { name: /of ₱750,000.00 used/ })).toBeVisible();
  });

  it('shows a refused document in the settings', async () => {
    const app = await renderApp('/settings', {
      as: 'harbor.foods',
      world: (world) => {
        const documents = findDemoCustomer(world, 'harbor.foods').company?.documents ?? [];
        documents.slice(0, 1).forEach((document) => (document.status = 'For review'));
      },
    });
    await screen.findByRole('heading', { name: 'Documents' });
    const menu = await openMenu(app);
    await app.user.click(menu.getByRole('button', { name: /^Refuse / }));
    expect(await within(screen.getByRole('main')).findByText(/blurred/)).toBeVisible();
  });
});
