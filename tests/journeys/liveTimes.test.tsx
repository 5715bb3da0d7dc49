import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TimelineEntry } from '@/api/wire';
import { getLivePath } from '@/config/paths';
import type { DraftSchedule } from '@/domain/draft/draft';
import { toManila } from '@/lib/dates';
import type { BookingRecord } from '@/sandbox/records/bookings';
import { appointment, booking, driver } from '../builders/booking';
import { countCalls } from '../calls';
import { renderApp } from '../render';
import { pass, startAtTen } from '../time';
import { answerWith, findBooking, isOnTheRoad } from './livePage';
import { openReview, payButton } from './reviewPage';

beforeEach(() => void startAtTen());
afterEach(() => void vi.useRealTimers());

const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const finding = () =>
  appointment({
    status: 'Finding Driver',
    driver: null,
    eta_at: null,
    distance_left_km: 47.5,
    timeline: [{ status: 'Finding Driver', at: inMinutes(-2) }],
  });

async function openAnswered(answer: Parameters<typeof answerWith>[0]) {
  const app = await renderApp('/about', { as: 'andrea' });
  answerWith(answer);
  await act(() => app.router.navigate(getLivePath(answer.booking_number)));
  return { ...app, delivery: await screen.findByRole('region', { name: 'Delivery' }) };
}

const tomorrowAt8 = () => toManila(Date.now()).add(1, 'day').startOf('day').add(8, 'hour').toISOString();

describe('the times of a delivery on its screens', () => {
  it('are equal on the review and on the live page after the payment', async () => {
    const { user, payWith } = await openReview();
    const table = screen.getByRole('table', { name: 'Stops and times' });
    const times = () => [...table.textContent.matchAll(/\d\d:\d\d [AP]M/g)].map(([time]) => time);
    const away = Number(/(\d+) min away/.exec(screen.getAllByText(/min away/)[0]?.textContent ?? '')?.[1]);
    expect(times()[0]).toBe(toManila(Date.now() + away * 60_000).format('hh:mm A'));
    await user.click(within(payWith).getByRole('radio', { name: /Visa/ }));
    const pay = await payButton();
    const [pickup, dropoff] = times();
    await user.click(pay);
    const delivery = await screen.findByRole('region', { name: 'Delivery' });
    expect(delivery).toHaveTextContent(`Pickup about${pickup}Drop-off about${dropoff}`);
    const [, driver] = /We asked (\S+) /.exec(delivery.textContent) ?? [];
    expect(within(delivery).getByRole('heading', { name: `Waiting for ${driver} to accept` })).toBeVisible();
    expect(within(delivery).queryByRole('button', { name: 'Rate' })).toBeNull();
  });

  it('of a scheduled booking are its pickup and drop-off, without a driver', async () => {
    const schedule: DraftSchedule = { when: 'later', date: tomorrowAt8().slice(0, 10), pickup_at: tomorrowAt8() };
    const { user, payWith, router } = await openReview('andrea', { schedule });
    expect(screen.queryByText(/min away/)).toBeNull();
    await user.click(within(payWith).getByRole('radio', { name: /Visa/ }));
    await user.click(await payButton());
    const delivery = await screen.findByRole('region', { name: 'Delivery' });
    expect(within(delivery).getByRole('heading')).toHaveTextContent('Scheduled · pickup tomorrow, 08:00 AM');
    expect(delivery).toHaveTextContent(/Drop-off about\d\d:\d\d AM/);
    expect(delivery).not.toHaveTextContent(/km left|Finding a driver|Hours/);
    expect(within(delivery).getByText(/^We'll ask .+ before pickup$/)).toBeVisible();
    expect(within(within(delivery).getByRole('list', { name: 'Timeline' })).queryByText('Now')).toBeNull();

    const number = screen.getByRole('heading', { level: 1 }).textContent;
    await act(() => router.navigate(`/track/${number}`));
    const card = await screen.findByRole('article', { name: number });
    expect(card).toHaveTextContent('Scheduled · pickup tomorrow, 08:00 AM');
    await act(() => router.navigate('/mybooking'));
    expect((await screen.findAllByText('Scheduled'))[0]).toBeVisible();
    // the newest booking, but those on the road come first
    const sidebar = within(screen.getByRole('complementary', { name: 'Sidebar' }));
    expect(await sidebar.findByText('+3 more')).toBeVisible();
    expect(sidebar.getByRole('link', { name: /^View LGX-/ })).not.toHaveAccessibleName(`View ${number}`);
    // all four are active, but this one is not on the road
    await act(() => router.navigate('/dashboard'));
    expect(await screen.findByText(/You have 4 active deliveries\.$/)).toBeVisible();
  });

  it('and its status are the same in the sidebar, the lists, the calendar and on the live and tracking pages', async () => {
    const isMoving = (record: BookingRecord) => isOnTheRoad(record) && record.appointment_status === 'In Transit';
    let number = '';
    const app = await renderApp('/about', {
      as: 'andrea',
      world: (world) => {
        const moving = findBooking(world, isMoving);
        number = moving.booking_number;
        world.bookings = [moving];
      },
    });
    const open = (path: string) => act(() => app.router.navigate(path));
    const STATUS = 'On the way to drop-off';

    await open('/dashboard');
    const sidebar = await screen.findByRole('region', { name: 'Ongoing booking' });
    const [, time] = /Arrives (\d\d:\d\d [AP]M)/.exec(sidebar.textContent) ?? [];
    expect(time).toBeDefined();
    expect(sidebar).toHaveTextContent(STATUS);
    const active = await screen.findByRole('region', { name: /^Active deliveries/ });
    expect(active).toHaveTextContent(`Arrives${time}${STATUS}`);
    await open('/mybooking');
    const table = await screen.findByRole('table', { name: 'Ongoing bookings' });
    expect(within(table).getByText(STATUS)).toBeVisible();
    await open('/my-calendar');
    expect(await within(await screen.findByRole('main')).findByText(STATUS)).toBeVisible();
    await open(getLivePath(number));
    const delivery = await screen.findByRole('region', { name: 'Delivery' });
    expect(within(delivery).getByRole('heading')).toHaveTextContent(`Arriving at drop-off ${time}`);
    expect(within(delivery).getByRole('list', { name: 'Timeline' })).toHaveTextContent(STATUS);
    await open(`/track/${number}`);
    const card = await screen.findByRole('article', { name: number });
    expect(card).toHaveTextContent(`Arriving at drop-off ${time}`);
    expect(card).toHaveTextContent(STATUS);
  });

  it('at the drop-off show the arrival and no remaining time', async () => {
    const timeline: TimelineEntry[] = [
      { status: 'Picked Up', at: '2026-07-16T05:10:00+08:00' },
      { status: 'Arrived at Drop-off', at: '2026-07-16T05:42:00+08:00' },
    ];
    const at = appointment({ status: 'Arrived at Drop-off', timeline, eta_at: null, distance_left_km: 0 });
    const { delivery } = await openAnswered(booking({}, { appointment: at }));
    expect(within(delivery).getByRole('heading')).toHaveTextContent('Arrived, handing over since 16 Jul, 05:42 AM');
    expect(delivery).not.toHaveTextContent(/Arrives|km left|Hour|Minute/);
  });

  it('are polled every five seconds during the search for a driver', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await openAnswered(booking({ schedule: { pickup_at: inMinutes(0) } }, { appointment: finding() }));
    const requests = countCalls('POST', '/api/bookings/route/:id');
    await pass(5_000);
    await waitFor(() => expect(requests()).toBe(1));
    await pass(5_000);
    await waitFor(() => expect(requests()).toBe(2));
  });

  it('appear without the booking steps after the delivery', async () => {
    const over = appointment({ status: 'Delivered', driver: driver() });
    await openAnswered(booking({ status: 'Completed', rating: { rating: 5, review: '' } }, { appointment: over }));
    expect(screen.queryByText('Driver and payment')).toBeNull();
  });
});
