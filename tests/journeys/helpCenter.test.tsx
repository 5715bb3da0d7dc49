import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished } from 'vitest';
import { applySettings } from '@/config/env';
import { countCalls, watchCalls } from '../calls';
import { renderApp } from '../render';
import { server } from '../server';

const search = () => screen.getByRole('textbox', { name: 'Search the help center' });
const answerBroken = () => HttpResponse.json({ success: false, message: 'Out for maintenance.' }, { status: 500 });

describe('the help center', () => {
  it('shows the categories with their counts and the articles of the first', async () => {
    await renderApp('/help-center', { as: 'andrea' });
    const nav = await screen.findByRole('navigation', { name: 'Help categories' });
    expect(document.title).toBe('Logistix Global');
    expect(within(nav).getAllByRole('link')).toHaveLength(8);
    expect(within(nav).getByRole('link', { name: /^Booking\s*8 articles$/, current: true })).toBeVisible();
    const list = screen.getByRole('region', { name: 'Booking' });
    expect(await within(list).findAllByRole('button')).toHaveLength(8);
    expect(within(list).getByText('Special').tagName).toBe('STRONG');
    expect(within(list).getByRole('button', { expanded: true })).toHaveAccessibleName(/Special and Joint/);
  });

  it('opens a category and an article from the URL, also under the alias', async () => {
    const { user, router } = await renderApp('/help?category=4&article=16', { as: 'andrea' });
    const list = await screen.findByRole('region', { name: 'Cancellations and claims' });
    expect(await within(list).findByText(/Refunds to your wallet or credit arrive at once/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: /^Vouchers\s*3 articles$/ }));
    expect(await screen.findByRole('region', { name: 'Vouchers' })).toBeVisible();
    expect(router.state.location.pathname + router.state.location.search).toBe('/help?category=5');
  });

  it('opens the first article for a link to one that no longer exists', async () => {
    await renderApp('/help?category=4&article=999', { as: 'andrea' });
    const list = await screen.findByRole('region', { name: 'Cancellations and claims' });
    const [first] = await within(list).findAllByRole('button');
    expect(first).toHaveAttribute('aria-expanded', 'true');
  });

  it.each(['/help-center', '/help'])(
    'is open to visitors at %s and requests its lists without a bearer',
    async (path) => {
      const { all: calls } = watchCalls();
      await renderApp(path);
      expect(await screen.findByRole('region', { name: 'Booking' })).toBeVisible();
      expect(await screen.findByRole('button', { expanded: true })).toHaveAccessibleName(/Special and Joint/);
      const talk = within(screen.getByRole('complementary', { name: 'Message your driver' }));
      expect(talk.getByRole('link', { name: 'Track & Trace' })).toHaveAttribute('href', '/tracktrace');
      expect(talk.getByRole('link', { name: 'Log in to chat' })).toHaveAttribute('href', '/login?next=%2Fhelp-center');
      expect(talk.queryByRole('button', { name: 'Chat with driver' })).toBeNull();
      expect(calls.map(({ call }) => call)).toContain('GET /api/settings/help-center/categories');
      expect(calls.filter(({ hasBearer }) => hasBearer)).toEqual([]);
    },
  );

  it('opens the chats of a customer, on a double click too', async () => {
    const { user } = await renderApp('/help', { as: 'andrea' });
    await user.dblClick(await screen.findByRole('button', { name: 'Chat with driver' }));
    expect(await screen.findByRole('dialog', { name: 'Chats' }, { timeout: 5000 })).toBeVisible();
  });

  it('shows how to reach the company as far as it is configured', async () => {
    const contacts = () => screen.queryByRole('complementary', { name: 'Talk to us' });
    const { router } = await renderApp('/help-center');
    await screen.findByRole('region', { name: 'Booking' });
    expect(contacts()).toBeNull();
    await router.navigate('/about');
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Booking' })).toBeNull());

    expect(applySettings({ VITE_SUPPORT_PHONE: '+63 (2) 8123-4567' })).toEqual([]);
    onTestFinished(() => void applySettings({}));
    await router.navigate('/help-center');
    const phone = await screen.findByRole('link', { name: '+63 (2) 8123-4567' });
    expect(phone).toHaveAttribute('href', 'tel:+63281234567');
    expect(within(contacts() as HTMLElement).getAllByRole('link')).toHaveLength(1);
  });

  it.each([
    ['/login', 'main', 'Get help logging in'],
    ['/about', 'contentinfo', 'Help center'],
  ])('is linked on %s for visitors', async (path, place, name) => {
    const { user, router } = await renderApp(path);
    const area = within(await screen.findByRole(place));
    await user.click(await area.findByRole('link', { name }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/help-center'));
    expect(await screen.findByRole('heading', { level: 1, name: 'How can we help?' })).toBeVisible();
  });

  it('searches all categories with one request each and links related articles', async () => {
    const { user, router } = await renderApp('/mybooking', { as: 'andrea' });
    const calls = countCalls('GET', '/api/settings/help-center');
    await router.navigate('/help-center');
    await screen.findByRole('region', { name: 'Booking' });
    await user.type(search(), 'refund');
    const results = await screen.findByRole('region', { name: 'Search results' });
    expect(await within(results).findByText('2 articles')).toBeVisible();
    expect(search()).toHaveValue('refund');
    expect(router.state.location.search).toBe('?q=refund');
    expect(calls()).toBe(8);
    expect(within(results).getByRole('button', { expanded: true })).toHaveAccessibleName('When do I get my refund?');
    await user.click(within(results).getByRole('link', { name: 'What does cancelling cost?' }));
    expect(await screen.findByText(/Cancelling is free until a driver is assigned/)).toBeVisible();
    expect(search()).toHaveValue('');
    expect(calls()).toBe(8);
  });

  it('shows the closest articles when none has all words', async () => {
    await renderApp('/help-center?q=refund%20helicopter', { as: 'andrea' });
    expect(await screen.findByText('No article matches all your words. These are the closest.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'When do I get my refund?' })).toBeVisible();
  });

  it('is linked from a failed screen and a failed payment', async () => {
    const { user, router } = await renderApp('/payment/method/failure', { as: 'andrea' });
    await user.click(await screen.findByRole('link', { name: 'What if a payment fails?' }));
    expect(await screen.findByRole('button', { name: 'My payment failed', expanded: true })).toBeVisible();
    server.use(http.get('*/api/vouchers', answerBroken));
    await router.navigate('/voucher');
    await user.click(await screen.findByRole('link', { name: 'What if something does not load?' }));
    expect(await screen.findByRole('button', { name: 'A page or a list did not load', expanded: true })).toBeVisible();
  });

  it('shows an empty result and clears the search', async () => {
    const { user } = await renderApp('/help-center?q=helicopter', { as: 'andrea' });
    expect(await screen.findByRole('heading', { name: 'No results found.' })).toBeVisible();
    expect(search()).toHaveValue('helicopter');
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(await screen.findByRole('region', { name: 'Booking' })).toBeVisible();
    expect(search()).toHaveValue('');
    expect(search()).toHaveFocus();
  });

  it('shows essential answers when the server fails, and retries', async () => {
    const { user, router } = await renderApp('/mybooking', { as: 'andrea' });
    let isDown = true;
    server.use(http.get('*/api/settings/help-center/categories', () => (isDown ? answerBroken() : undefined)));
    await router.navigate('/help-center');
    const essentials = await screen.findByRole('region', { name: 'Essential answers' });
    expect(within(essentials).getByRole('button', { name: 'How do I cancel a booking?' })).toBeVisible();
    await user.type(search(), 'driver');
    await waitFor(() =>
      expect(within(essentials).queryByRole('button', { name: 'How do I cancel a booking?' })).toBeNull(),
    );
    await user.type(search(), ' helicopter submarine');
    expect(await within(essentials).findByText('No articles match your search.')).toBeVisible();
    expect(within(essentials).getByRole('button', { name: 'How do I cancel a booking?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear the search' }));
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Booking' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Essential answers' })).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('claims no empty result when one category failed, and completes the search on request', async () => {
    const app = await renderApp('/mybooking', { as: 'andrea' });
    let isDown = true;
    server.use(
      http.get('*/api/settings/help-center', ({ request }) =>
        isDown && new URL(request.url).searchParams.get('category') === '4' ? answerBroken() : undefined,
      ),
    );
    await app.router.navigate('/help-center?q=refund');
    expect(await screen.findByText(/Some articles did not load/)).toBeVisible();
    const results = within(screen.getByRole('region', { name: 'Search results' }));
    expect(results.queryByText(/No results found|0 articles/)).toBeNull();
    isDown = false;
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'When do I get my refund?' })).toBeVisible();
    expect(screen.queryByText(/Some articles did not load/)).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('shows an error in place of an empty result when no category loaded', async () => {
    const app = await renderApp('/mybooking', { as: 'andrea' });
    server.use(http.get('*/api/settings/help-center', answerBroken));
    await app.router.navigate('/help-center?q=refund');
    const results = within(await screen.findByRole('region', { name: 'Search results' }));
    expect(await results.findByRole('heading', { name: 'Articles did not load' })).toBeVisible();
    expect(results.queryByText(/No results found|0 articles/)).toBeNull();
    server.resetHandlers(...app.sandbox.handlers);
    await app.user.click(results.getByRole('button', { name: 'Try again' }));
    expect(await results.findByRole('button', { name: 'When do I get my refund?' })).toBeVisible();
  });

  it('shows markup in an answer as text', async () => {
    const app = await renderApp('/mybooking', { as: 'andrea' });
    server.use(
      http.get('*/api/settings/help-center', () =>
        HttpResponse.json({
          success: true,
          message: '',
          data: [{ id: 90, category: 1, question: 'Is it safe?', answer: '<img src=x onerror="x()"> **Yes**\n- one' }],
        }),
      ),
    );
    await app.router.navigate('/help-center');
    expect(await screen.findByText(/<img src=x onerror="x\(\)">/)).toBeVisible();
    expect(screen.getByText('Yes').tagName).toBe('STRONG');
    expect(screen.getByText('one').tagName).toBe('LI');
  });
});
