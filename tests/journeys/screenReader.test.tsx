import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { baseApi } from '@/api/baseApi';
import { toBookingTag } from '@/api/bookings';
import { PATHS } from '@/config/paths';
import { createBookableDraft } from '../builders/bookable';
import { renderApp } from '../render';
import { server } from '../server';
import { findAnnouncement } from './announcement';
import { openPriced } from './bookingPage';
import { openNewest } from './chatDrawer';
import { bookingsOf, isOnTheRoad, openLive, rewindToBeforePickup } from './livePage';
import { fillInLogin, pressLogin } from './loginPage';

describe('a screen reader', () => {
  it('gets the name of the new page with the focus after a link', async () => {
    const { user } = await renderApp('/login');
    const banner = within(await screen.findByRole('banner'));
    await user.click(banner.getByRole('link', { name: 'About' }));
    await waitFor(() => expect(screen.getByRole('main', { name: 'About Logistix Global' })).toHaveFocus());
  });

  it('gets the name of the page on Back, where the focus has not moved', async () => {
    const { user, router } = await renderApp('/login');
    const banner = within(await screen.findByRole('banner'));
    await user.click(banner.getByRole('link', { name: 'About' }));
    const main = await screen.findByRole('main', { name: 'About Logistix Global' });
    await waitFor(() => expect(main).toHaveFocus());
    await act(() => router.navigate(-1));
    expect(await findAnnouncement(/^Log in$/)).toBeInTheDocument();
    expect(main).toHaveFocus();
  });

  it('gets the steps of a booking as a list with a name', async () => {
    await renderApp(PATHS.bookSpecial, { as: 'andrea' });
    const steps = within(await screen.findByRole('list', { name: 'Steps' }));
    expect(steps.getByText('Details').closest('li')).toHaveAttribute('aria-current', 'step');
  });

  it('gets the name of a page that does not exist', async () => {
    await renderApp('/no/such/page');
    expect(await screen.findByRole('main', { name: 'Page not found' })).toBeVisible();
  });
});

describe('the error of a whole form', () => {
  it('is read out by the focus alone, and is a live region without it', async () => {
    const { user } = await renderApp('/login');
    await fillInLogin(user, 'andrea', 'not-the-one-9');
    await pressLogin(user);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveFocus();
    expect(alert).toHaveAttribute('aria-live', 'off');
    await user.tab();
    expect(alert).not.toHaveAttribute('aria-live');
  });

  it('stays a live region while an invalid field has the focus', async () => {
    const { user } = await renderApp('/login');
    await fillInLogin(user, 'andrea');
    const errors = { username: ['This name is locked.'], device: ['Unknown device.'] };
    server.use(
      http.post('*/api/customers/login', () =>
        HttpResponse.json({ success: false, message: 'No.', errors }, { status: 422 }),
      ),
    );
    await pressLogin(user);
    expect(await screen.findByRole('alert')).not.toHaveAttribute('aria-live');
    expect(screen.getByLabelText('Email or username')).toHaveFocus();
  });
});

describe('a search for booking numbers, by keyboard', () => {
  const getBox = () => screen.getByRole('textbox', { name: 'Booking number' });
  const getStatus = (text: string) => screen.findByText(text, { selector: '[role=status]' });

  it('keeps the focus in the field, and reads out what it found', async () => {
    const { user, world } = await renderApp('/tracktrace');
    const [known = ''] = bookingsOf(world, 'andrea').map(({ booking_number }) => booking_number);
    await screen.findByRole('heading', { level: 1, name: 'Track & Trace' });
    await user.type(getBox(), `${known} LGX-000000-0000{Enter}`);
    expect(await getStatus(`${known} found`)).toBeInTheDocument();
    expect(await getStatus('LGX-000000-0000 not found')).toBeInTheDocument();
    expect(getBox()).toHaveFocus();
  });

  it('reads out an own booking, and one of another customer, when the customer is logged in', async () => {
    const { user, world } = await renderApp('/booking/track-trace', { as: 'andrea' });
    const [own = ''] = bookingsOf(world, 'andrea').map(({ booking_number }) => booking_number);
    const [foreign = ''] = bookingsOf(world, 'harbor.foods').map(({ booking_number }) => booking_number);
    await screen.findByRole('heading', { level: 1, name: 'Track & Trace' });
    await user.type(getBox(), `${own} ${foreign}{Enter}`);
    expect(await getStatus(`${own} found`)).toBeInTheDocument();
    expect(await getStatus(`${foreign} found`)).toBeInTheDocument();
    expect(getBox()).toHaveFocus();
  });

  it('ties the error to its field, and shows the text of the address again on Back', async () => {
    const { user, router } = await renderApp('/tracktrace?number=LGX-000000-0000');
    await screen.findByRole('heading', { level: 1, name: 'Track & Trace' });
    fireEvent.change(getBox(), { target: { value: 'xyz' } });
    await user.type(getBox(), '{Enter}');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(getBox()).toHaveAccessibleDescription(screen.getByRole('alert').textContent);
    fireEvent.change(getBox(), { target: { value: 'LGX-111111-1111' } });
    await user.type(getBox(), '{Enter}');
    expect(await getStatus('LGX-111111-1111 not found')).toBeInTheDocument();
    await router.navigate(-1);
    await waitFor(() => expect(getBox()).toHaveValue('LGX-000000-0000'));
  });

  it('does not read out the age of a position, which changes every second', async () => {
    const { user, world } = await renderApp('/booking/track-trace', { as: 'andrea' });
    const live = bookingsOf(world, 'andrea').find(({ appointment_status }) => appointment_status === 'In Transit');
    const number = live?.booking_number ?? '';
    await screen.findByRole('heading', { level: 1, name: 'Track & Trace' });
    await user.type(getBox(), `${number}{Enter}`);
    const age = within(await screen.findByRole('article', { name: number })).getByText(/^Live, updated/);
    expect(age.closest('[role=status]')).toBeNull();
  });
});

describe('announcements', () => {
  it('of a chat are the messages of the other side and the sent ones, not the whole conversation', async () => {
    const { user, box, log, world } = await openNewest();
    expect(log).toHaveAttribute('aria-live', 'off');
    const status = within(screen.getByRole('dialog', { name: 'Chats' })).getByRole('status');
    expect(status).toBeEmptyDOMElement();
    await user.type(box, 'Where are you?{Enter}');
    await waitFor(() => expect(status).toHaveTextContent(/^You: Where are you\?$/));
    const { conversation_id, created_at } = world.messages.find(({ message }) => message === 'Where are you?')!;
    const sender = world.conversations.find(({ id }) => id === conversation_id)!.driver_account;
    world.messages.push({ id: 90_001, conversation_id, sender, message: 'At the gate.', created_at: created_at + 1 });
    world.messages.push({ id: 90_002, conversation_id, sender, message: 'Blue van.', created_at: created_at + 2 });
    await waitFor(() => expect(status).toHaveTextContent(/^.+: At the gate\. .+: Blue van\.$/), { timeout: 6000 });
  });

  it('of a delivery are its new state and time as one sentence', async () => {
    const { store, booking, sandbox } = await openLive(isOnTheRoad, { prepare: rewindToBeforePickup });
    const heading = await screen.findByRole('heading', { level: 2, name: /^Arriving at pickup/ });
    expect(heading.closest('[aria-live]') ?? heading.querySelector('[aria-live]')).toBeNull();
    booking.appointment_status = 'Arrived at Pickup';
    booking.timeline.push({ ...booking.timeline.at(-1)!, status: 'Arrived at Pickup', at: sandbox.clock.now() });
    act(() => void store.dispatch(baseApi.util.invalidateTags([toBookingTag(booking.booking_number)])));
    expect(await findAnnouncement(/^At the pickup since \d\d:\d\d [AP]M$/)).toBeInTheDocument();
  });

  it('of a calendar are the periods that the customer opens', async () => {
    const { user } = await renderApp('/my-calendar', { as: 'andrea' });
    await user.click(await screen.findByRole('button', { name: 'Next month' }));
    const title = screen.getByRole('heading', { level: 1 });
    // the first day of the period is chosen, and is read out too
    expect(await findAnnouncement(new RegExp(`(^| )${title.textContent}( [A-Z]|$)`))).toBeInTheDocument();
    expect(title).not.toHaveAttribute('aria-live');
  });

  it('of a booking form are the price after each change, and the voucher that is applied', async () => {
    const draft = await createBookableDraft({ vehicle_type: '4' });
    const { user } = await openPriced({ draft });
    const helper = screen.getByRole('checkbox', { name: 'Driver helper' });
    expect(helper).toHaveAccessibleDescription(/^\+₱[\d,.]+$/);
    await user.click(await screen.findByRole('button', { name: /^Apply [A-Z]+\d+$/ }));
    const both = /^Voucher [A-Z]+\d+ applied\. .+ The price is ₱[\d,.]+$/;
    expect(await findAnnouncement(both)).toBeInTheDocument();
    await user.click(helper);
    expect(await findAnnouncement(/^The price is ₱[\d,.]+$/)).toBeInTheDocument();
  });

  it('of a chosen day are its date, its deliveries and their total, which a closed drawer does not repeat', async () => {
    const { user } = await renderApp('/my-calendar', { as: 'andrea' });
    const panel = within(await screen.findByRole('complementary', { name: 'Chosen day' }));
    await user.click(screen.getByRole('button', { name: 'Next month' }));
    expect(await findAnnouncement(/\w+, 1 \w+ \d{4}\. No deliveries/)).toBeInTheDocument();
    expect(panel.queryByRole('status')).toBeNull();
  });

  it('of the login page do not include its dividing line', async () => {
    await renderApp('/login');
    const line = await screen.findByText('or continue with');
    expect(line.closest('[role=status]')).toBeNull();
    expect(within(line).getByRole('status')).toBeEmptyDOMElement();
  });

  it('of the sign-up page do not include the label of the social buttons', async () => {
    await renderApp('/signup/individual');
    const label = await screen.findByText('Or sign up with');
    expect(label.closest('[role=status]')).toBeNull();
  });
});

describe('the table of bookings', () => {
  it('has a word between the two places of a route', async () => {
    await renderApp('/mybooking', { as: 'andrea' });
    const [, booking] = await screen.findAllByRole('row');
    expect(within(booking as HTMLElement).getAllByRole('cell')[2]).toHaveTextContent(/\S to \S/);
  });
});

describe('the table of transactions', () => {
  it('has a space between the year of a month and the number of its transactions', async () => {
    await renderApp('/wallet/transactions', { as: 'andrea' });
    const [month] = await screen.findAllByRole('rowheader');
    expect(month).toHaveTextContent(/^\w+ \d{4} \d+ transactions?$/);
  });
});
