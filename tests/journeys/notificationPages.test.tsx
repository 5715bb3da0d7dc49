import { act, configure, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tokenRefreshed } from '@/store/user';
import { drawerToggled } from '@/store/utils';
import { countCalls } from '../calls';
import { renderApp } from '../render';
import { server } from '../server';
import { settled } from '../time';
import { notice, openDrawer, rows, withNotices } from './notificationDrawer';

const titles = () => rows().map((row) => /Notice \d+/.exec(row.textContent)?.[0]);

/** Mocks the layout that jsdom lacks: rows of 100 px in a scrolling list of 600 px. */
function mockLayout(app: { drawer: HTMLElement }) {
  const list = within(app.drawer).getByRole('region', { name: 'Notification list' });
  Object.defineProperty(list, 'clientHeight', { configurable: true, value: 600 });
  Object.defineProperty(list, 'scrollHeight', { configurable: true, get: () => rows().length * 100 });
  const scrollTo = (top: number) => {
    list.scrollTop = top;
    fireEvent.scroll(list);
  };
  return { list, scrollToBottom: () => scrollTo(rows().length * 100 - 600), scrollAway: () => scrollTo(200) };
}

/** Mocks a drawer that is taller than a page of notifications, so that nothing scrolls; returns the restore function. */
function mockTallDrawer() {
  const sides = ['clientHeight', 'scrollHeight'] as const;
  const spies = sides.map((side) => vi.spyOn(Element.prototype, side, 'get').mockReturnValue(1600));
  return () => spies.forEach((spy) => spy.mockRestore());
}

describe('paging', () => {
  const firstPage = Array.from({ length: 10 }, (_, index) => `Notice ${index + 1}`);
  const secondPage = Array.from({ length: 5 }, (_, index) => `Notice ${index + 11}`);

  it('puts page 2 before the rest, keeps the scroll position, and shows the end each time the customer reaches it', async () => {
    const app = await openDrawer({ as: 'andrea', world: withNotices(15) });
    await waitFor(() => expect(titles()).toEqual(firstPage));
    const calls = countCalls('GET', '/api/notifications');
    const { list, scrollToBottom, scrollAway } = mockLayout(app);
    // The list measured no height before the mock; the first scroll updates it.
    scrollToBottom();
    scrollToBottom();
    scrollToBottom();
    await waitFor(() => expect(titles()).toEqual([...secondPage, ...firstPage]));
    expect(calls()).toBe(1);
    expect(list.scrollTop).toBeGreaterThanOrEqual(400);
    scrollAway();
    scrollToBottom();
    scrollToBottom();
    expect(screen.getAllByText('No more notification')).toHaveLength(1);
    scrollAway();
    scrollToBottom();
    expect(screen.getAllByText('No more notification')).toHaveLength(2);
    expect(calls()).toBe(1);
  });

  it('loads one page for one scroll', async () => {
    const app = await openDrawer({ as: 'andrea', world: withNotices(50) });
    await waitFor(() => expect(rows()).toHaveLength(10));
    const calls = countCalls('GET', '/api/notifications');
    const { scrollToBottom, scrollAway } = mockLayout(app);
    scrollToBottom();
    await waitFor(() => expect(rows()).toHaveLength(20));
    await settled();
    expect(calls()).toBe(1);
    scrollAway();
    for (let event = 0; event < 10; event += 1) scrollToBottom();
    await waitFor(() => expect(rows()).toHaveLength(30));
    expect(calls()).toBe(2);
    expect(screen.queryByText('No more notification')).toBeNull();
  });

  it('loads the next page for another wheel gesture at the bottom, and shows the end once', async () => {
    const app = await openDrawer({ as: 'andrea', world: withNotices(25) });
    await waitFor(() => expect(rows()).toHaveLength(10));
    const calls = countCalls('GET', '/api/notifications');
    const { list, scrollToBottom } = mockLayout(app);
    /** Fires a wheel event with a timestamp in ms. */
    const turn = (timestamp: number, deltaY = 100) => {
      const event = createEvent.wheel(list, { deltaY });
      Object.defineProperty(event, 'timeStamp', { value: timestamp });
      fireEvent(list, event);
    };
    turn(1000);
    scrollToBottom();
    await waitFor(() => expect(rows()).toHaveLength(20));
    scrollToBottom();
    // the rest of the same gesture, then an upward one
    turn(1250);
    turn(1500);
    turn(2000, -100);
    expect(calls()).toBe(1);
    turn(2500);
    await waitFor(() => expect(rows()).toHaveLength(25));
    expect(calls()).toBe(2);
    scrollToBottom();
    turn(3000);
    expect(screen.getAllByText('No more notification')).toHaveLength(1);
    turn(3500);
    act(() => list.focus());
    await app.user.keyboard('{End}');
    expect(screen.getAllByText('No more notification')).toHaveLength(1);
    expect(calls()).toBe(2);
  });

  it('shows the end of a list without overflow once, by wheel or key', async () => {
    const app = await openDrawer({ as: 'andrea', world: withNotices(3) });
    await waitFor(() => expect(rows()).toHaveLength(3));
    const { list } = mockLayout(app);
    act(() => list.focus());
    expect(screen.queryByText('No more notification')).toBeNull();
    await app.user.keyboard('{End}');
    expect(screen.getAllByText('No more notification')).toHaveLength(1);
    fireEvent.wheel(list, { deltaY: 100 });
    expect(screen.getAllByText('No more notification')).toHaveLength(1);
  });

  it('requests no missing page when the list is shorter than the badge count', async () => {
    const app = await renderApp('/about', { as: 'andrea', world: withNotices(15) });
    await screen.findByRole('button', { name: 'Notification, 15 unread' });
    withNotices(8)(app.world);
    const calls = countCalls('GET', '/api/notifications');
    await app.user.click(screen.getByRole('button', { name: /^Notification/ }));
    await waitFor(() => expect(rows()).toHaveLength(8));
    const { scrollToBottom } = mockLayout({ drawer: screen.getByRole('dialog') });
    scrollToBottom();
    expect(screen.getAllByText('No more notification')).toHaveLength(1);
    expect(screen.getByText('No results found.')).toBeVisible();
    expect(calls()).toBe(1);
  });

  it('ends at a page that became empty because the list shrank', async () => {
    const app = await openDrawer({ as: 'andrea', world: withNotices(35) });
    await waitFor(() => expect(rows()).toHaveLength(10));
    const { scrollToBottom, scrollAway } = mockLayout(app);
    withNotices(5)(app.world);
    const calls = countCalls('GET', '/api/notifications');
    scrollToBottom();
    await waitFor(() => expect(calls()).toBe(1));
    await settled();
    scrollAway();
    scrollToBottom();
    expect(screen.getAllByText('No more notification')).toHaveLength(1);
    expect(calls()).toBe(1);
    expect(rows()).toHaveLength(10);
  });

  it('starts at page 1 when it opens again', async () => {
    const app = await openDrawer({ as: 'andrea', world: withNotices(15) });
    await waitFor(() => expect(rows()).toHaveLength(10));
    mockLayout(app).scrollToBottom();
    await waitFor(() => expect(rows()).toHaveLength(15));
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.user.click(screen.getByRole('button', { name: /^Notification/ }));
    await waitFor(() => expect(titles()).toEqual(firstPage));
  });

  it('names the failed page and requests it again', async () => {
    const app = await openDrawer({ as: 'andrea', world: withNotices(15) });
    await waitFor(() => expect(rows()).toHaveLength(10));
    const requested: (string | null)[] = [];
    server.use(
      http.get(
        '*/api/notifications',
        ({ request }) => {
          requested.push(new URL(request.url).searchParams.get('page'));
          return new HttpResponse(null, { status: 500 });
        },
        { once: true },
      ),
    );
    const { scrollToBottom, scrollAway } = mockLayout(app);
    scrollToBottom();
    expect(await screen.findByRole('alert')).toHaveTextContent('ErrorError on getting notification on page 2');
    expect(titles()).toEqual(firstPage);
    scrollAway();
    scrollToBottom();
    await waitFor(() => expect(titles()).toEqual([...secondPage, ...firstPage]));
    expect(requested).toEqual(['2']);
  });

  it('shows a retry at the end of the list when the next page does not load', async () => {
    const app = await openDrawer({ as: 'andrea', world: withNotices(15) });
    await waitFor(() => expect(rows()).toHaveLength(10));
    server.use(http.get('*/api/notifications', () => new HttpResponse(null, { status: 500 }), { once: true }));
    mockLayout(app).scrollToBottom();
    const failure = await screen.findByText('More notifications did not load.');
    expect(screen.queryByText('No results found.')).toBeNull();
    await app.user.click(within(failure).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(titles()).toEqual([...secondPage, ...firstPage]));
    expect(failure).not.toBeInTheDocument();
  });

  it('shows the end once for a wheel gesture and the scroll that follows it', async () => {
    const app = await openDrawer({ as: 'andrea', world: withNotices(10) });
    await waitFor(() => expect(rows()).toHaveLength(10));
    const { list, scrollAway } = mockLayout(app);
    scrollAway();
    // Browsers scroll first, then fire the wheel event, then the scroll event.
    list.scrollTop = 400;
    fireEvent.wheel(list, { deltaY: 100 });
    fireEvent.scroll(list);
    expect(screen.getAllByText('No more notification')).toHaveLength(1);
  });

  it('shows a notification once when another one arrived between two pages', async () => {
    const app = await openDrawer({ as: 'andrea', world: withNotices(15) });
    await waitFor(() => expect(rows()).toHaveLength(10));
    app.world.notifications.push({ ...notice(0), title: 'Notice 0' });
    mockLayout(app).scrollToBottom();
    await waitFor(() => expect(rows()).toHaveLength(15));
    expect(new Set(titles()).size).toBe(15);
  });

  it('loads the next page when one page leaves nothing to scroll', async () => {
    const restore = mockTallDrawer();
    await openDrawer({ as: 'andrea', world: withNotices(15) });
    await waitFor(() => expect(rows()).toHaveLength(15));
    expect(screen.queryByText('No more notification')).toBeNull();
    restore();
  });

  it('ends at the first empty page when the server counts more than it has', async () => {
    const app = await openDrawer({ as: 'andrea', world: withNotices(10) });
    await waitFor(() => expect(rows()).toHaveLength(10));
    const requested: (string | null)[] = [];
    server.use(
      http.get('*/api/notifications', ({ request }) => {
        requested.push(new URL(request.url).searchParams.get('page'));
        return HttpResponse.json({ success: true, message: 'OK', data: [], count: 1000, unread_count: 12 });
      }),
    );
    act(() => {
      app.store.dispatch(drawerToggled('notifications'));
    });
    await settled();
    const restore = mockTallDrawer();
    await app.user.click(screen.getByRole('button', { name: /^Notification/ }));
    expect(await screen.findByText('No results found.')).toBeVisible();
    await settled();
    expect(requested).toEqual(['1']);
    restore();
  });

  it('marks all as read without requesting missing pages', async () => {
    const app = await openDrawer({ as: 'andrea', world: withNotices(10) });
    await waitFor(() => expect(rows()).toHaveLength(10));
    const sent = app.world.notifications.map(({ id, title }) => ({
      id,
      was_seen: false,
      date_created: '2026-07-16T10:08:00+08:00',
      notification_event: { title, type: 'Info', date_created: '2026-07-16T10:08:00+08:00', target: null },
    }));
    const requested: (string | null)[] = [];
    server.use(
      http.get('*/api/notifications', ({ request }) => {
        const page = new URL(request.url).searchParams.get('page');
        requested.push(page);
        const data = page === '1' ? sent : [];
        return HttpResponse.json({ success: true, message: 'OK', data, count: 60, unread_count: 12 });
      }),
    );
    await app.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await app.user.click(screen.getByRole('button', { name: /^Notification/ }));
    await screen.findByRole('button', { name: 'Notification, 12 unread' });
    await waitFor(() => expect(rows()).toHaveLength(10));
    await app.user.click(screen.getByRole('link', { name: 'Mark all as read' }));
    await waitFor(() => expect(app.world.notifications.every(({ was_seen }) => was_seen)).toBe(true));
    expect(requested.filter((page) => page !== '1')).toEqual(['2']);
  });

  it('continues after a full page without a total, and ends at a short one', async () => {
    const app = await openDrawer({ as: 'andrea', world: withNotices(15), isBare: true });
    await waitFor(() => expect(rows()).toHaveLength(10));
    const { scrollToBottom, scrollAway } = mockLayout(app);
    scrollToBottom();
    await waitFor(() => expect(rows()).toHaveLength(15));
    const calls = countCalls('GET', '/api/notifications');
    scrollAway();
    scrollToBottom();
    expect(screen.getAllByText('No more notification')).toHaveLength(1);
    expect(calls()).toBe(0);
  });

  it('offers a retry when page 1 failed, with the server message', async () => {
    const app = await renderApp('/about', { as: 'andrea', world: withNotices(2) });
    await screen.findByRole('button', { name: 'Notification, 2 unread' });
    server.use(
      http.get(
        '*/api/notifications',
        () => HttpResponse.json({ success: false, message: 'Notifications rest until noon.' }, { status: 503 }),
        { once: true },
      ),
    );
    await app.user.click(screen.getByRole('button', { name: /^Notification/ }));
    expect(await screen.findByText('Notifications rest until noon.')).toBeVisible();
    await app.user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(rows()).toHaveLength(2));
  });
});

describe("the drawer under React's StrictMode, as on the dev server", () => {
  beforeEach(() => configure({ reactStrictMode: true }));
  afterEach(() => configure({ reactStrictMode: false }));

  it('loads page 1 once at each opening, without an error', async () => {
    const app = await renderApp('/about', { as: 'andrea', world: withNotices(15) });
    const bell = await screen.findByRole('button', { name: 'Notification, 15 unread' });
    const calls = countCalls('GET', '/api/notifications');
    for (const opening of [1, 2]) {
      await app.user.click(bell);
      await waitFor(() => expect(titles()).toEqual(Array.from({ length: 10 }, (_, index) => `Notice ${index + 1}`)));
      expect(calls()).toBe(opening);
      expect(screen.queryByRole('alert')).toBeNull();
      await app.user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('names the failed page once', async () => {
    const app = await renderApp('/about', { as: 'andrea', world: withNotices(15) });
    const bell = await screen.findByRole('button', { name: 'Notification, 15 unread' });
    server.use(http.get('*/api/notifications', () => new HttpResponse(null, { status: 500 }), { once: true }));
    await app.user.click(bell);
    expect(await screen.findAllByText('Error on getting notification on page 1')).toHaveLength(1);
  });
});

describe('a session whose token is the text Invalid Token', () => {
  it('requests no notifications', async () => {
    const app = await renderApp('/about', { as: 'andrea' });
    await screen.findByRole('button', { name: 'Notification, 4 unread' });
    const calls = countCalls('GET', '/api/notifications');
    act(() => {
      app.store.dispatch(tokenRefreshed('Invalid Token'));
      app.store.dispatch(drawerToggled('notifications'));
    });
    expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls()).toBe(0);
  });
});
