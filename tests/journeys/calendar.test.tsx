import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { formatLongDay, toIsoDay, toManila } from '@/lib/dates';
import { countCalls } from '../calls';
import { renderApp } from '../render';
import { watchSavedFiles } from '../savedFiles';
import { server } from '../server';
import { savedDraft } from './bookingPage';
import { bookingsOf } from './livePage';

const dayFromNow = (days: number) => toIsoDay(toManila(Date.now()).add(days, 'day').toDate());

/** Opens the calendar on the day of andrea's first booking with a status. */
async function openOn(status: string, query = '') {
  const app = await renderApp('/dashboard', { as: 'andrea' });
  const booking = bookingsOf(app.world, 'andrea', status)[0];
  if (!booking) throw new Error(`andrea has nothing ${status}`);
  const day = toIsoDay(booking.pickup_at);
  const sameDay = bookingsOf(app.world, 'andrea').filter(
    ({ status, pickup_at }) => status !== 'Pending' && toIsoDay(pickup_at) === day,
  );
  await app.router.navigate(`/my-calendar?day=${day}${query}`);
  const panel = await screen.findByRole('complementary', { name: 'Chosen day' });
  return { ...app, booking, day, sameDay, panel };
}

const countLabel = (count: number) => (count === 1 ? '1 delivery' : `${count} deliveries`);

afterEach(() => void vi.useRealTimers());

describe('the calendar', () => {
  it('shows the month and the deliveries of the chosen day with their total', async () => {
    const { day, sameDay, panel, user, router, booking } = await openOn('Completed');
    expect(document.title).toBe('Calendar - Logistix Global');
    expect(screen.getByRole('heading', { level: 1, name: toManila(day).format('MMMM YYYY') })).toBeVisible();
    const grid = screen.getByRole('grid', { name: toManila(day).format('MMMM YYYY') });
    await within(panel).findByRole('link', { name: new RegExp(booking.booking_number) });
    expect(within(panel).getAllByRole('listitem')).toHaveLength(sameDay.length);
    expect(within(panel).getByText(new RegExp(`^${countLabel(sameDay.length)}, ₱[\\d,.]+ total$`))).toBeVisible();
    const cell = within(grid).getByRole('gridcell', { selected: true });
    expect(within(cell).getByRole('button')).toHaveAccessibleName(new RegExp(countLabel(sameDay.length)));
    await user.click(within(panel).getByRole('link', { name: new RegExp(booking.booking_number) }));
    await waitFor(() => expect(router.state.location.search).toBe(`?booking=${booking.id}`));
  });

  it('has one tab stop and moves by keys across months', async () => {
    // Years ahead: the name of today's cell contains "today".
    const { user, router } = await renderApp('/my-calendar?day=2031-11-30', { as: 'andrea' });
    const day = await screen.findByRole('button', { name: /^Sunday, 30 November 2031, Bonifacio Day/ });
    expect(
      within(screen.getByRole('grid'))
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0),
    ).toEqual([day]);
    day.focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Monday, 1 December 2031/ })).toHaveFocus());
    expect(screen.getByRole('grid', { name: 'December 2031' })).toBeVisible();
    await user.keyboard('{ArrowDown}{Home}');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Sunday, 7 December 2031/ })).toHaveFocus());
    await user.keyboard('{PageUp}');
    await waitFor(() => expect(router.state.location.search).toBe('?day=2031-11-07'));

    // two keys before the first day renders: the second moves on from it
    const friday = screen.getByRole('button', { name: /^Friday, 7 November 2031/ });
    act(() => {
      fireEvent.keyDown(friday, { key: 'End' });
      fireEvent.keyDown(friday, { key: 'PageDown' });
    });
    await waitFor(() => expect(screen.getByRole('button', { name: /^Monday, 8 December 2031/ })).toHaveFocus());
  });

  it('keeps view and filters in the URL', async () => {
    const { user, router, booking, panel } = await openOn('Cancelled');
    await within(panel).findByRole('link', { name: new RegExp(booking.booking_number) });
    await user.click(screen.getByRole('radio', { name: 'Completed' }));
    await waitFor(() =>
      expect(within(panel).queryByRole('link', { name: new RegExp(booking.booking_number) })).toBeNull(),
    );
    await user.click(screen.getByRole('radio', { name: 'Cancelled' }));
    await user.click(screen.getByRole('radio', { name: 'Agenda' }));
    const agenda = await screen.findByRole('list', { name: 'Agenda' });
    expect(within(agenda).getByRole('link', { name: new RegExp(booking.booking_number) })).toBeVisible();
    expect(router.state.location.search).toContain('status=Cancelled&view=agenda');
    await user.click(screen.getByRole('radio', { name: 'Week' }));
    const week = await screen.findByRole('list', { name: 'Days of the week' });
    expect(within(week).getAllByRole('button')).toHaveLength(7);
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    const next = toIsoDay(toManila(toIsoDay(booking.pickup_at)).add(7, 'day').toDate());
    await waitFor(() => expect(router.state.location.search).toContain(`day=${next}`));
  });

  it('starts the agenda of the current month with today, and shows the earlier days on request', async () => {
    const today = '2026-11-20';
    vi.setSystemTime(`${today}T04:00:00Z`);
    const { user } = await renderApp('/my-calendar?view=agenda', { as: 'andrea' });
    const agenda = await screen.findByRole('list', { name: 'Agenda' });
    const getFirstDay = () => within(agenda).getAllByRole('button')[0];
    const show = await screen.findByRole('button', { name: /^Show \d+ earlier days$/, expanded: false });
    expect(getFirstDay()).toHaveTextContent(formatLongDay(today));
    await user.click(show);
    const hide = screen.getByRole('button', { name: /^Hide \d+ earlier days$/, expanded: true });
    expect(hide).toHaveFocus();
    expect(getFirstDay()).toHaveTextContent(/ [1-9] November 2026$|1\d November 2026$/);
    await user.click(hide);
    expect(getFirstDay()).toHaveTextContent(formatLongDay(today));
  });

  it('shows the earlier days of the agenda if one of them is chosen', async () => {
    vi.setSystemTime('2026-11-20T04:00:00Z');
    await renderApp('/my-calendar?view=agenda&day=2026-11-02', { as: 'andrea' });
    expect(await screen.findByRole('button', { name: /^Hide \d+ earlier days$/ })).toBeVisible();
  });

  it('books on a day: keeps the draft and sets its day', async () => {
    const day = dayFromNow(7);
    const app = await renderApp(`/my-calendar?day=${day}`, { as: 'andrea' });
    const { user, router } = app;
    const panel = await screen.findByRole('complementary', { name: 'Chosen day' });
    expect(within(panel).getByRole('heading', { name: formatLongDay(day) })).toBeVisible();
    await user.click(within(panel).getByRole('button', { name: 'Book on this day' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/booking/exclusive'));
    expect(savedDraft(app)?.schedule).toEqual({ when: 'later', date: day, pickup_at: '' });
    expect(await screen.findByRole('radio', { name: 'Later' })).toBeChecked();
  });

  it('offers to reschedule only bookings that can still be moved', async () => {
    const app = await renderApp('/help-center', {
      as: 'andrea',
      world: (world) => {
        const waiting = world.bookings.find(({ status }) => status === 'Ongoing');
        if (waiting) Object.assign(waiting, { appointment_status: 'Driver Assigned', plan: [] });
      },
    });
    const movable = bookingsOf(app.world, 'andrea', 'Ongoing').find(
      ({ appointment_status }) => appointment_status === 'Driver Assigned',
    );
    await app.router.navigate(`/my-calendar?day=${toIsoDay(movable?.pickup_at)}&status=Ongoing`);
    const panel = await screen.findByRole('complementary', { name: 'Chosen day' });
    const links = await within(panel).findAllByRole('link', { name: /^Reschedule/ });
    expect(links.map((link) => link.getAttribute('aria-label'))).toEqual([`Reschedule ${movable?.booking_number}`]);
    await app.user.click(within(panel).getByRole('link', { name: /^Reschedule/ }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/booking/exclusive/maps/routes'));
    expect(app.router.state.location.search).toBe(`?booking=${movable?.id}&do=reschedule`);
  });

  it('shows traffic advice for a future day and still offers to book', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-12-01T10:00:00+08:00'), toFake: ['Date'] });
    const { user } = await renderApp('/my-calendar?day=2026-12-15', { as: 'andrea' });
    const advice = await screen.findByRole('region', { name: 'Advice for this day' });
    expect(within(advice).getByText('Payday')).toBeVisible();
    expect(within(advice).getByText('Number coding: plates ending in 3 and 4')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Book on this day' })).toBeEnabled();
    expect(screen.getByRole('button', { name: /^Tuesday, 15 December 2026, heavy traffic/ })).toBeVisible();
    await user.click(await screen.findByRole('button', { name: /^Sunday, 6 December 2026, no deliveries/ }));
    expect(screen.queryByRole('region', { name: 'Advice for this day' })).toBeNull();
  });

  it('offers no booking on a past day', async () => {
    await renderApp('/my-calendar?day=2020-01-15', { as: 'andrea' });
    expect(await screen.findByText('This day has passed.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Advice for this day' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Book on this day' })).toBeNull();
  });

  it('exports the bookings in view as a calendar file', async () => {
    const saved = watchSavedFiles();
    const { user, panel, booking } = await openOn('Cancelled', '&status=Cancelled');
    await within(panel).findByRole('link', { name: new RegExp(booking.booking_number) });
    await user.click(screen.getByRole('button', { name: 'Export .ics' }));
    expect(saved).toHaveLength(1);
    const ics = await saved[0]?.text();
    expect(ics).toContain(`UID:${booking.booking_number}@logistix-global`);
    expect(ics).not.toContain('STATUS:CONFIRMED');
  });

  it('reports a failed list, keeps the others and retries', async () => {
    const app = await renderApp('/help-center', { as: 'andrea' });
    const booking = bookingsOf(app.world, 'andrea', 'Completed')[0];
    const day = toIsoDay(booking?.pickup_at);
    let isDown = true;
    server.use(
      http.get('*/api/bookings', ({ request }) =>
        isDown && new URL(request.url).searchParams.get('status') === 'Completed'
          ? HttpResponse.json({ success: false, message: 'Out for maintenance.' }, { status: 500 })
          : undefined,
      ),
    );
    await app.router.navigate(`/my-calendar?day=${day}`);
    expect(await screen.findByText(/Some deliveries did not load/)).toBeVisible();
    isDown = false;
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    const panel = screen.getByRole('complementary', { name: 'Chosen day' });
    expect(await within(panel).findByRole('link', { name: new RegExp(booking?.booking_number ?? '-') })).toBeVisible();
    expect(screen.queryByText(/Some deliveries did not load/)).toBeNull();
  });

  it('fetches no more pages than the month needs', async () => {
    const app = await renderApp('/help-center', { as: 'andrea' });
    const calls = countCalls('GET', '/api/bookings');
    const oldest = Math.min(...bookingsOf(app.world, 'andrea', 'Completed').map(({ pickup_at }) => pickup_at));
    const pages = Math.ceil(bookingsOf(app.world, 'andrea', 'Completed').length / 10);
    await app.router.navigate(`/my-calendar?day=${toIsoDay(oldest)}`);
    const panel = await screen.findByRole('complementary', { name: 'Chosen day' });
    await within(panel).findByRole('link');
    // All pages of Completed, one of Cancelled; the sidebar has loaded Ongoing.
    expect(pages).toBe(3);
    expect(calls()).toBeGreaterThanOrEqual(pages + 1);
    expect(calls()).toBeLessThanOrEqual(pages + 2);
  });
});
