import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { ANDREA } from '../accounts';
import { countCalls } from '../calls';
import { createHold } from '../hold';
import { renderApp } from '../render';
import { server } from '../server';
import { pass } from '../time';
import { notice, openDrawer, rows, withNotices } from './notificationDrawer';

const toasts = () => within(screen.getByRole('region', { name: 'Messages' }));

describe('the badge', () => {
  it('counts the unread ones and is absent at zero', async () => {
    const { world, user } = await renderApp('/about', { as: 'andrea' });
    const unread = world.notifications.filter(
      ({ customer_id, was_seen }) => customer_id === ANDREA && !was_seen,
    ).length;
    expect(unread).toBe(4);
    const icon = await screen.findByRole('button', { name: 'Notification, 4 unread' });
    expect(icon).toHaveTextContent('4');
    await user.click(icon);
    await waitFor(() => expect(rows()).toHaveLength(10));
    await user.click(screen.getByRole('link', { name: 'Mark all as read' }));
    expect(await screen.findByRole('button', { name: 'Notification' })).toHaveTextContent('');
  });

  it.each([
    [99, /^99$/],
    [100, /^99\+$/],
  ])('of %i unread ones reads %s', async (total, text) => {
    await renderApp('/about', { as: 'andrea', world: withNotices(total) });
    expect(await screen.findByRole('button', { name: `Notification, ${total} unread` })).toHaveTextContent(text);
  });
});

describe('the drawer', () => {
  it('has a title and a close button', async () => {
    const { user, drawer } = await openDrawer({ as: 'andrea' });
    expect(within(drawer).getByRole('heading', { name: 'Notifications' })).toBeVisible();
    await user.click(within(drawer).getByRole('button', { name: 'Close notifications' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(screen.getByRole('button', { name: /^Notification/ })).toHaveFocus());
  });
});

describe('the rows', () => {
  it('show title and date, and the number and type of a booking', async () => {
    const { drawer, world } = await openDrawer({
      as: 'andrea',
      world: (fresh) => {
        withNotices(1)(fresh);
        const target = { kind: 'booking', booking_number: 'LGX-260716-0482', status: 'Ongoing' } as const;
        fresh.notifications.push(notice(2, 'Success', { ...target, booking_type: 'exclusive' }));
        fresh.notifications.push(notice(3, 'Info', { ...target, booking_type: 'shared' }));
      },
    });
    expect(world.customers[0]?.username).toBe('andrea');
    await waitFor(() => expect(rows()).toHaveLength(3));
    const [plain, special, joint] = rows().map((row) => row.textContent);
    expect(plain).toBe('UnreadNotice 1Jul 16,2026 10:07 AM');
    expect(special).toBe('UnreadNotice 2LGX-260716-0482 SpecialJul 16,2026 10:06 AM');
    expect(joint).toBe('UnreadNotice 3LGX-260716-0482 JointJul 16,2026 10:05 AM');
    expect(within(drawer).getByText('No results found.')).toBeVisible();
  });

  it('show the limit and its status for credit', async () => {
    await openDrawer({ as: 'harbor.foods' });
    const row = await screen.findByRole('button', { name: /Your credit limit is now/ });
    expect(within(row).getByText('₱500,000.00')).toBeVisible();
    expect(within(row).getByText('Approved')).toBeVisible();
  });

  it('show a dash for a credit limit that the server did not send, also in the dialog', async () => {
    const date_created = '2026-07-16T10:08:00+08:00';
    const target = { kind: 'credit_limit', credit_limit: null, status: 'Declined' };
    const notification_event = { title: 'Request declined', type: 'Info', date_created, target };
    const data = [{ id: 1, was_seen: false, date_created, notification_event }];
    const body = { success: true, message: '', data, count: 1, unread_count: 1 };
    const { user } = await openDrawer({
      as: 'harbor.foods',
      world: () => server.use(http.get('*/api/notifications', () => HttpResponse.json(body))),
    });
    const row = await screen.findByRole('button', { name: /Request declined/ });
    expect(row).toHaveTextContent('UnreadRequest declined-DeclinedJul 16,2026 10:08 AM');
    await user.click(row);
    expect(await screen.findByRole('dialog', { name: 'Request declined' })).toHaveTextContent('Credit limit-');
  });

  it('show an empty state', async () => {
    const calls = countCalls('GET', '/api/notifications');
    const { user } = await openDrawer({ as: 'dina' });
    expect(await screen.findByText('No results found.')).toBeVisible();
    expect(rows()).toHaveLength(0);
    const link = screen.getByRole('link', { name: 'Mark all as read' });
    expect(link).toHaveAttribute('aria-disabled', 'true');
    const posts = countCalls('POST', '/api/notifications/read_all');
    await user.click(link);
    expect([calls(), posts()]).toEqual([2, 0]);
  });

  it('show a dash for missing fields and no mode that the server did not send', async () => {
    const booking = { kind: 'booking', booking_number: 'LGX-260716-0482' };
    const events = [
      { title: 'Notice 1', type: 'Info', target: { ...booking, booking_type: null } },
      null,
      { title: 'Notice 3', type: 'Info', target: { ...booking, kind: null, booking_type: 'SHARED', credit_limit: 0 } },
      { title: null, type: null, target: null },
    ];
    const data = events.map((event, id) => ({ id, date_created: null, notification_event: event }));
    const { user } = await openDrawer({
      as: 'andrea',
      world: () =>
        server.use(
          http.get('*/api/notifications', () =>
            HttpResponse.json({ data, count: 4, unread_count: 4 }, { headers: { 'x-contract': 'off' } }),
          ),
        ),
    });
    // An entry without an event has no row.
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(rows().map((row) => row.textContent)).toEqual([
      'UnreadNotice 1LGX-260716-0482 --',
      'UnreadNotice 3LGX-260716-0482 Joint-',
      'Unread--',
    ]);
    await user.click(screen.getByRole('button', { name: /Notice 1/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Notice 1' });
    expect(within(dialog).getByText('LGX-260716-0482')).toBeVisible();
    expect(within(dialog).queryByText(/Special|Joint/)).toBeNull();
  });

  it('show markup as text', async () => {
    await openDrawer({
      as: 'andrea',
      world: (fresh) => {
        fresh.notifications.length = 0;
        fresh.notifications.push({ ...notice(1), title: '<img src=x onerror=alert(1)>' });
      },
    });
    expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
  });
});

describe('the detail dialog', () => {
  it.each(['Info', 'Error', 'Warning'] as const)('of %s has Close and Ok, and Ok marks it read once', async (type) => {
    const updates = countCalls('PATCH', '/api/notifications/update/:id');
    const { user, world } = await openDrawer({
      as: 'andrea',
      world: (fresh) => {
        fresh.notifications.length = 0;
        fresh.notifications.push(notice(1, type));
      },
    });
    const open = async () => {
      await user.click(await screen.findByRole('button', { name: /Notice 1/ }));
      const dialog = await screen.findByRole('dialog', { name: 'Notice 1' });
      expect(within(dialog).getByText('Jul 16,2026 10:07 AM')).toBeVisible();
      return within(dialog)
        .getAllByRole('button')
        .map((button) => button.textContent);
    };
    expect(await open()).toEqual(['Close', 'Ok']);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(updates()).toBe(0);
    await open();
    await user.dblClick(screen.getByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(screen.queryByText('Unread')).toBeNull());
    expect(world.notifications[0]?.was_seen).toBe(true);
    await open();
    await user.click(screen.getByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notice 1' })).toBeNull());
    expect(updates()).toBe(1);
  });

  it.each([
    { as: 'andrea', customerId: 1, kind: 'cheque', path: '/wallet' },
    { as: 'harbor.foods', customerId: 5, kind: 'cheque', path: '/wallet/corporate' },
    { as: 'andrea', customerId: 1, kind: 'credit_limit', path: '/wallet' },
    { as: 'harbor.foods', customerId: 5, kind: 'credit_limit', path: '/wallet/corporate' },
  ] as const)('of a $kind notification opens $path for $as', async ({ as, customerId, kind, path }) => {
    const target =
      kind === 'cheque' ? { kind, status: 'Cleared' } : { kind, status: 'Approved', credit_limit: 750_000 };
    const { user, router, world } = await openDrawer({
      as,
      world: (fresh) => {
        fresh.notifications.length = 0;
        fresh.notifications.push({ ...notice(1, 'Success', target), customer_id: customerId });
      },
    });
    await user.click(await screen.findByRole('button', { name: /Notice 1/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Notice 1' });
    expect(within(dialog).queryByText('Booking number')).toBeNull();
    expect(within(dialog).queryAllByText('₱750,000.00')).toHaveLength(kind === 'credit_limit' ? 1 : 0);
    expect(within(dialog).getByRole('button', { name: 'Close' })).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'View' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(path));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(world.notifications[0]?.was_seen).toBe(true));
  });

  it('of a success without a booking opens the list of bookings', async () => {
    const { user, router, world } = await openDrawer({
      as: 'andrea',
      world: (fresh) => {
        fresh.notifications.length = 0;
        fresh.notifications.push(notice(1, 'Success'));
      },
    });
    await user.click(await screen.findByRole('button', { name: /Notice 1/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Notice 1' });
    const buttons = within(dialog).getAllByRole('button');
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['Close', 'View']);
    await user.click(within(dialog).getByRole('button', { name: 'View' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/mybooking'));
    await waitFor(() => expect(world.notifications[0]?.was_seen).toBe(true));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('of a booking that does not load stays open with an error, and View retries', async () => {
    const updates = countCalls('PATCH', '/api/notifications/update/:id');
    const loads = countCalls('POST', '/api/bookings/route/:id');
    let number = '';
    const { user, router } = await openDrawer({
      as: 'andrea',
      world: (fresh) => {
        number = fresh.bookings.find(({ customer_id }) => customer_id === ANDREA)?.booking_number ?? '';
        const target = {
          kind: 'booking',
          booking_number: number,
          booking_type: 'exclusive',
          status: 'Ongoing',
        } as const;
        fresh.notifications.length = 0;
        fresh.notifications.push(notice(1, 'Success', target));
      },
    });
    await user.click(await screen.findByRole('button', { name: /Notice 1/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Notice 1' });
    server.use(http.post('*/api/bookings/route/:id', () => new HttpResponse(null, { status: 500 }), { once: true }));
    await user.click(within(dialog).getByRole('button', { name: 'View' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Error');
    expect([router.state.location.pathname, loads()]).toEqual(['/about', 1]);
    await user.click(within(dialog).getByRole('button', { name: 'View' }));
    expect(await screen.findByRole('heading', { level: 1, name: number })).toBeVisible();
    expect(updates()).toBe(1);
  });

  it('of a booking loads it and opens its live detail', async () => {
    const { user, router, world } = await openDrawer({ as: 'andrea' });
    const loads = countCalls('POST', '/api/bookings/route/:id');
    const rated = await screen.findAllByRole('button', { name: /Delivered\. Please rate/ });
    const number = /LGX-\d+-\d+/.exec(rated[0]?.textContent ?? '')?.[0] ?? '';
    await user.click(rated[0] as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: /Delivered\. Please rate/ });
    // in the order of the specification: date, booking number and type, title
    expect(dialog.textContent).toMatch(
      new RegExp(
        `^[A-Z][a-z]{2} \\d{2},\\d{4} \\d{2}:\\d{2} [AP]MFor ConfirmationBooking number${number}(Special|Joint)Delivered`,
      ),
    );
    const { held, release } = createHold();
    server.use(http.post('*/api/bookings/route/:id', () => held, { once: true }));
    await user.dblClick(within(dialog).getByRole('button', { name: 'View' }));
    // The page opens only after the details have loaded.
    await waitFor(() => expect(loads()).toBe(1));
    expect(router.state.location.pathname).toBe('/about');
    release();
    expect(await screen.findByRole('heading', { level: 1, name: number })).toBeVisible();
    expect(router.state.location.pathname).toBe('/booking/exclusive/maps/routes');
    expect(world.bookings.some(({ booking_number }) => booking_number === number)).toBe(true);
  });

  it('closes on Escape while the drawer stays open, and returns focus to its row', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = await openDrawer({ as: 'andrea', world: withNotices(2) });
    const row = await screen.findByRole('button', { name: /Notice 2/ });
    await user.click(row);
    await screen.findByRole('dialog', { name: 'Notice 2' });
    // the drawer takes a lost focus back in its first half second (React Aria, for VoiceOver on iOS)
    await pass(500);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Notice 2' })).toBeNull());
    expect(screen.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
    await waitFor(() => expect(row).toHaveFocus());
  });

  it('leaves the row unread when the request fails', async () => {
    const { user } = await openDrawer({ as: 'andrea', world: withNotices(1) });
    server.use(http.patch('*/api/notifications/update/:id', () => new HttpResponse(null, { status: 500 })));
    await user.click(await screen.findByRole('button', { name: /Notice 1/ }));
    await user.click(await screen.findByRole('button', { name: 'Ok' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Error');
    expect(screen.getByText('Unread')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Notification, 1 unread' })).toBeVisible();
  });
});

describe('mark all as read', () => {
  it('shows Loading... while it works, then the server message', async () => {
    const calls = countCalls('POST', '/api/notifications/read_all');
    const { user, drawer, world } = await openDrawer({ as: 'andrea', world: withNotices(3) });
    await waitFor(() => expect(screen.getAllByText('Unread')).toHaveLength(3));
    const { held, release } = createHold();
    server.use(http.post('*/api/notifications/read_all', () => held));
    await user.dblClick(within(drawer).getByRole('link', { name: 'Mark all as read' }));
    expect(within(drawer).getByRole('link', { name: 'Loading...' })).toHaveAttribute('aria-disabled', 'true');
    release();
    expect(await toasts().findByRole('status')).toHaveTextContent('SuccessAll notifications marked as read.');
    await waitFor(() => expect(screen.queryByText('Unread')).toBeNull());
    expect(await within(drawer).findByRole('link', { name: 'Mark all as read' })).toBeVisible();
    expect(calls()).toBe(1);
    expect(world.notifications.every(({ was_seen }) => was_seen)).toBe(true);
  });

  it('shows the words of the server', async () => {
    const { user } = await openDrawer({ as: 'andrea', world: withNotices(1) });
    const message = 'You have read everything.';
    server.use(http.post('*/api/notifications/read_all', () => HttpResponse.json({ success: true, message })));
    await waitFor(() => expect(rows()).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Mark all as read' }));
    expect(await toasts().findByRole('status')).toHaveTextContent(`Success${message}`);
  });

  it('shows a fallback message without a server message', async () => {
    const { user } = await openDrawer({ as: 'andrea', world: withNotices(1) });
    server.use(
      http.post('*/api/notifications/read_all', () =>
        HttpResponse.json({ success: true }, { headers: { 'x-contract': 'off' } }),
      ),
    );
    await waitFor(() => expect(rows()).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Mark all as read' }));
    expect(await toasts().findByRole('status')).toHaveTextContent('SuccessAll notifications marked as read.');
  });

  it('includes pages that are not loaded yet', async () => {
    const { user, drawer, world } = await openDrawer({ as: 'andrea', world: withNotices(23) });
    await waitFor(() => expect(rows()).toHaveLength(10));
    const posts = countCalls('POST', '/api/notifications/read_all');
    await user.click(within(drawer).getByRole('link', { name: 'Mark all as read' }));
    await screen.findByText('All notifications marked as read.');
    expect(world.notifications.filter(({ was_seen }) => !was_seen)).toEqual([]);
    expect(await screen.findByRole('button', { name: 'Notification' })).toBeVisible();
    expect([posts(), rows().length]).toEqual([1, 10]);
  });

  it('includes every page of a long list', async () => {
    const { user, drawer, world } = await openDrawer({ as: 'andrea', world: withNotices(230) });
    await user.click(await within(drawer).findByRole('link', { name: 'Mark all as read' }));
    await screen.findByText('All notifications marked as read.');
    expect(world.notifications.filter(({ was_seen }) => !was_seen)).toEqual([]);
    expect(await screen.findByRole('button', { name: 'Notification' })).toBeVisible();
  });

  it('leaves all unread when the request fails', async () => {
    const { user } = await openDrawer({ as: 'andrea', world: withNotices(3) });
    await waitFor(() => expect(rows()).toHaveLength(3));
    server.use(http.post('*/api/notifications/read_all', () => new HttpResponse(null, { status: 500 })));
    await user.click(screen.getByRole('link', { name: 'Mark all as read' }));
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getAllByText('Unread')).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Notification, 3 unread' })).toBeVisible();
  });

  it('says how long to wait', async () => {
    const { user } = await openDrawer({ as: 'andrea', world: withNotices(1) });
    await waitFor(() => expect(rows()).toHaveLength(1));
    const refusal = { success: false, message: 'Too many requests.' };
    server.use(
      http.post('*/api/notifications/read_all', () =>
        HttpResponse.json(refusal, { status: 429, headers: { 'Retry-After': '40' } }),
      ),
    );
    await user.click(screen.getByRole('link', { name: 'Mark all as read' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many requests. Try again in 40 seconds.');
  });
});
