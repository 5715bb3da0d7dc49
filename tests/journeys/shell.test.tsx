import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { pageRoutes } from '@/app/routes';
import { loaderHidden, loaderShown } from '@/store/utils';
import { ANDREA } from '../accounts';
import { resizeTo } from '../browserWindow';
import { renderApp } from '../render';
import { settled } from '../time';

describe('the pages of customers', () => {
  it('redirect a visitor to the login, with the page to return to', async () => {
    const { router } = await renderApp('/about');
    await screen.findByRole('heading', { level: 1 });
    const paths = pageRoutes.filter(({ handle }) => handle.access === 'customer').map(({ path }) => path);
    expect(paths).toHaveLength(21);
    for (const path of paths) {
      await act(() => router.navigate(`${path}?of=1`));
      await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
      expect(new URLSearchParams(router.state.location.search).get('next')).toBe(`${path}?of=1`);
      await act(() => router.navigate('/about'));
    }
  });
});

describe('the bars', () => {
  it('show a visitor Track & Trace, About, Login and Sign up, and a sidebar only on quick quotation', async () => {
    const { user, router } = await renderApp('/about');
    const nav = await screen.findByRole('navigation', { name: 'Main' });
    expect(
      within(nav)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['Track & Trace', '/tracktrace'],
      ['About', '/about'],
      ['Login', '/login'],
      ['Sign up', '/signup'],
    ]);
    expect(screen.getByRole('link', { name: 'Logistix Global, home' })).toHaveAttribute('href', '/');
    expect(screen.queryByRole('complementary')).toBeNull();
    await act(() => router.navigate('/quickquote/booking'));
    const sidebar = await screen.findByRole('complementary', { name: 'Sidebar' });
    expect(document.title).toBe('Logistix Global');
    const dropoff = await screen.findByRole('combobox', { name: 'Drop-off' });
    await user.type(screen.getByRole('combobox', { name: 'Pickup' }), 'x');
    await user.click(await within(sidebar).findByRole('button', { name: 'Get a Quote' }));
    expect(dropoff).toHaveFocus();
  });

  it('show a customer Home, Track and Trace, Message, Notification with its badge, and Menu', async () => {
    await renderApp('/dashboard', { as: 'andrea' });
    const nav = await screen.findByRole('navigation', { name: 'Main' });
    expect(within(nav).getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
    expect(within(nav).getByRole('link', { name: 'Track and Trace' })).toHaveAttribute('href', '/mybooking');
    // the tooltip is the name, so that it does not repeat it
    expect(within(nav).getByRole('link', { name: 'Track and Trace' })).not.toHaveAttribute('aria-label');
    expect(within(nav).getByRole('button', { name: 'Message' })).toBeVisible();
    expect(await within(nav).findByRole('button', { name: 'Notification, 4 unread' })).toBeVisible();
    expect(within(nav).getByRole('button', { name: 'Menu' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Logistix Global, dashboard' })).toHaveAttribute('href', '/dashboard');
  });

  it('show an individual Points, the two choices, the first ongoing booking and the number of others', async () => {
    await renderApp('/dashboard', { as: 'andrea' });
    const sidebar = await screen.findByRole('complementary', { name: 'Sidebar' });
    expect(await within(sidebar).findByRole('heading', { name: 'Points' })).toBeVisible();
    expect(within(sidebar).getByText('₱315.50')).toBeVisible();
    expect(within(sidebar).getByRole('heading', { name: 'Choose how you transfer:' })).toBeVisible();
    expect(within(sidebar).getByRole('link', { name: 'Special Exclusive vehicle' })).toHaveAttribute(
      'href',
      '/booking/exclusive',
    );
    expect(within(sidebar).getByRole('link', { name: 'Joint Shared vehicle' })).toHaveAttribute(
      'href',
      '/booking/shared',
    );
    expect(await within(sidebar).findByText('+2 more')).toBeVisible();
  });

  it('show no number of others with only one ongoing booking', async () => {
    await renderApp('/dashboard', {
      as: 'andrea',
      world: ({ bookings }) => {
        const ongoing = bookings.filter(({ customer_id, status }) => customer_id === ANDREA && status === 'Ongoing');
        for (const booking of ongoing.slice(1)) booking.status = 'Cancelled';
      },
    });
    const sidebar = await screen.findByRole('complementary', { name: 'Sidebar' });
    expect(await within(sidebar).findByRole('heading', { name: 'Ongoing booking' })).toBeVisible();
    expect(within(sidebar).queryByText(/more$/)).toBeNull();
  });

  it('show a company its credit, a strip of Points and a link to the credit', async () => {
    const { user, router } = await renderApp('/dashboard', { as: 'harbor.foods' });
    const sidebar = await screen.findByRole('complementary', { name: 'Sidebar' });
    expect(await within(sidebar).findByRole('heading', { name: 'Credit Limit Available Balance' })).toBeVisible();
    expect(within(sidebar).getByText('₱318,450.25')).toBeVisible();
    expect(within(sidebar).getByText('Points')).toBeVisible();
    await user.click(within(sidebar).getByRole('button', { name: 'View Credit' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/wallet/corporate'));
  });

  it('have a rail below 1280px, whose button opens the sidebar until the next navigation', async () => {
    resizeTo(1180);
    const { user, router } = await renderApp('/dashboard', { as: 'andrea' });
    await user.click(await screen.findByRole('button', { name: 'Open sidebar' }));
    expect(await screen.findByRole('complementary', { name: 'Sidebar' })).toBeVisible();
    await act(() => router.navigate('/mybooking'));
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Sidebar' })).toBeNull());
  });

  it('keep a customer’s sidebar open on quick quotation below 1280px', async () => {
    resizeTo(1180);
    await renderApp('/quickquote/booking', { as: 'andrea' });
    const sidebar = await screen.findByRole('complementary', { name: 'Sidebar' });
    expect(await within(sidebar).findByRole('heading', { name: 'Points' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Open sidebar' })).toBeNull();
  });

  it('close the opened sidebar on a link to the current page', async () => {
    resizeTo(1180);
    const { user } = await renderApp('/dashboard', { as: 'andrea' });
    await user.click(await screen.findByRole('button', { name: 'Open sidebar' }));
    expect(await screen.findByRole('complementary', { name: 'Sidebar' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Home' }));
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Sidebar' })).toBeNull());
    expect(screen.getByRole('complementary', { name: 'Sidebar, collapsed' })).toBeVisible();
  });

  it.each([
    [1024, []],
    [1025, ['Sidebar, collapsed']],
    [1279, ['Sidebar, collapsed']],
    [1280, ['Sidebar']],
  ])('show a customer these sidebars at %i px: %j', async (width, names) => {
    resizeTo(width);
    // the only page with both
    await renderApp('/track/LGX-000000-0000', { as: 'andrea' });
    await screen.findByRole('heading', { level: 1, name: 'Your delivery' });
    const getNames = () =>
      screen.queryAllByRole('complementary', { name: /^Sidebar/ }).map((sidebar) => sidebar.getAttribute('aria-label'));
    await settled();
    // the code of the sidebar may still load
    await waitFor(() => expect(getNames()).toEqual(names));
  });

  it('highlight the current page', async () => {
    const { router } = await renderApp('/mybooking', { as: 'andrea' });
    const nav = await screen.findByRole('navigation', { name: 'Main' });
    expect(within(nav).getByRole('link', { name: 'Track and Trace' })).toHaveAttribute('aria-current', 'page');
    expect(within(nav).getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current');
    await act(() => router.navigate('/dashboard'));
    expect(within(nav).getByRole('link', { name: 'Track and Trace' })).not.toHaveAttribute('aria-current');
  });

  it('hide the sidebar on an action page, which has an action bar', async () => {
    await renderApp('/booking/exclusive', { as: 'andrea' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Book a delivery' })).toBeVisible();
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});

describe('at 1024px and narrower', () => {
  it.each(['/', '/login', '/dashboard', '/quickquote/booking'])('%s shows the app-download screen', async (path) => {
    resizeTo(1024);
    await renderApp(path);
    expect(await screen.findByRole('heading', { name: 'Book from your phone with our app' })).toBeVisible();
    expect(screen.getByRole('link', { name: /Google Play/ })).toHaveAttribute('href', expect.stringMatching(/^https:/));
    expect(screen.getByRole('link', { name: /Apple Store/ })).toHaveAttribute('href', expect.stringMatching(/^https:/));
  });

  it('closes an open drawer, and sets the attribute that hides dialogs', async () => {
    const { user } = await renderApp('/dashboard', { as: 'andrea' });
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    expect(await screen.findByRole('dialog', { name: 'Menu' })).toBeVisible();
    resizeTo(1024);
    expect(await screen.findByRole('heading', { name: 'Book from your phone with our app' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.documentElement).toHaveAttribute('data-walled');
    resizeTo(1025);
    expect(screen.queryByRole('heading', { name: 'Book from your phone with our app' })).toBeNull();
    expect(document.documentElement).not.toHaveAttribute('data-walled');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['/forgot', '/auth/reset-password', '/auth/reset-password/success', '/track/LGX-000000-0000'])(
    '%s shows its page',
    async (path) => {
      resizeTo(390);
      await renderApp(path);
      expect(await screen.findByRole('banner')).toBeVisible();
      expect(screen.queryByText('Book from your phone with our app')).toBeNull();
    },
  );
});

describe('around a page', () => {
  it('the footer opens its two dialogs', async () => {
    const { user } = await renderApp('/about');
    for (const name of ['Privacy Policy', 'Terms and Condition']) {
      await user.click(await screen.findByRole('button', { name }));
      const dialog = await screen.findByRole('dialog', { name });
      expect(dialog).toHaveTextContent(`Placeholder textThe company's ${name} will appear here.`);
      await user.click(within(dialog).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('an unknown address shows a message and a link home', async () => {
    await renderApp('/no/such/page');
    expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  });

  it('an offline notice appears in the bar that stays in view, and disappears', async () => {
    await renderApp('/about');
    const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    const bar = screen.getByRole('banner');
    expect(await within(bar).findByText(/You're offline/)).toBeVisible();
    isOnline.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.queryByText(/You're offline/)).toBeNull());
  });

  it('the loader covers everything as a status with orange dots of size 64', async () => {
    const { store } = await renderApp('/about');
    expect(screen.queryByText('Loading...')).toBeNull();
    act(() => void store.dispatch(loaderShown()));
    const loader = screen.getByText('Loading...').closest<HTMLElement>('[role="status"]');
    expect(loader).toHaveClass('fixed', 'inset-0', 'text-brand-500');
    const dots = loader?.querySelector('.dots');
    expect(dots).toHaveStyle({ fontSize: '64px' });
    expect(dots?.children).toHaveLength(3);
    act(() => void store.dispatch(loaderHidden()));
    expect(screen.queryByText('Loading...')).toBeNull();
  });

  it('a link skips to the content', async () => {
    const { user } = await renderApp('/about');
    const link = await screen.findByRole('link', { name: 'Skip to content' });
    expect(link).toHaveAttribute('href', '#main');
    await user.click(link);
    expect(screen.getByRole('main')).toHaveFocus();
    // Back leaves the page, and not the content
    expect(window.location.hash).toBe('');
  });
});
