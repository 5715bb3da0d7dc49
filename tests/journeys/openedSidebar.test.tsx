import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { resizeTo } from '../browserWindow';
import { renderApp, type RenderedApp } from '../render';

beforeEach(() => resizeTo(1100));

const getOpener = () => screen.getByRole('button', { name: 'Open sidebar' });
const isOpen = () => screen.queryByRole('dialog', { name: 'Sidebar' }) !== null;

/** Opens the sidebar by keyboard. */
async function openSidebar(opened?: RenderedApp) {
  const app = opened ?? (await renderApp('/help', { as: 'andrea' }));
  (await screen.findByRole('button', { name: 'Open sidebar' })).focus();
  await app.user.keyboard('{Enter}');
  const panel = await screen.findByRole('dialog', { name: 'Sidebar' });
  await within(panel).findByText('+2 more');
  return { ...app, panel };
}

describe('the sidebar opened over the page', () => {
  it('traps the focus in both directions while the page behind it is inert', async () => {
    const { user, panel } = await openSidebar();
    expect(panel).toHaveFocus();
    expect(screen.queryByRole('main')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Open sidebar' })).toBeNull();
    const [first, ...others] = within(panel).getAllByRole('link');
    await user.tab();
    expect(first).toHaveFocus();
    for (const link of [...others, first]) {
      await user.tab();
      expect(link).toHaveFocus();
    }
    await user.tab({ shift: true });
    expect(others.at(-1)).toHaveFocus();
  });

  it('moves back from the panel to its last link', async () => {
    const { user, panel } = await openSidebar();
    await user.tab({ shift: true });
    expect(within(panel).getAllByRole('link').at(-1)).toHaveFocus();
  });

  it.each([
    ['Escape', (user) => user.keyboard('{Escape}')],
    [
      'a press beside it',
      (user) => {
        // outside the double-click time of the press that opened it
        vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 501 });
        return user.click(document.body);
      },
    ],
  ] satisfies [string, (user: Awaited<ReturnType<typeof openSidebar>>['user']) => Promise<void>][])(
    'closes on %s, returns the focus to its opener and makes the page interactive again',
    async (_how, close) => {
      const { user } = await openSidebar();
      await user.tab();
      await close(user);
      expect(isOpen()).toBe(false);
      await waitFor(() => expect(getOpener()).toHaveFocus());
      expect(screen.getByRole('main')).toBeVisible();
    },
  );

  it.each(['/help', '/wallet'])('leaves the focus to the page that its link opens after %s', async (first) => {
    // the code of a page that was open before is there, so that it opens at once
    const app = await renderApp(first, { as: 'andrea' });
    await screen.findByRole('heading', { level: 1 });
    await act(() => app.router.navigate('/help'));
    const { user, panel, router } = await openSidebar(app);
    await user.click(within(panel).getByRole('link', { name: /Wallet/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/wallet'));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(isOpen()).toBe(false);
  });

  it('stays closed when Back returns to the page on which it was open', async () => {
    const { user, panel, router } = await openSidebar();
    await user.click(within(panel).getByRole('link', { name: /Wallet/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/wallet'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location.pathname).toBe('/help'));
    expect(isOpen()).toBe(false);
    expect(screen.getByRole('main')).toBeVisible();
  });

  it('closes for a drawer that the top bar opens', async () => {
    const { user } = await openSidebar();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus());
    expect(isOpen()).toBe(false);
  });

  it('leaves the page usable after the window becomes wide', async () => {
    await openSidebar();
    resizeTo(1280);
    await waitFor(() => expect(isOpen()).toBe(false));
    expect(screen.getByRole('main')).toBeVisible();
  });
});
