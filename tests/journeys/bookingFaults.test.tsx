import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, delay, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Quote } from '@/api/wire';
import { PATHS } from '@/config/paths';
import { countCalls, recordBodies } from '../calls';
import { createHold } from '../hold';
import { noContent } from '../noContent';
import { renderApp } from '../render';
import { server } from '../server';
import { BOOK, book, chooseLastPickupDay, isFree, openPriced, waitForReview } from './bookingPage';
import { handleThenAnswer } from './moneyFaults';

const refuse = (status: number, body: { message: string; errors?: Record<string, string[]> }) =>
  HttpResponse.json({ success: false, ...body }, { status });

const loseAnswer = () => HttpResponse.error();

describe('booking once', () => {
  it('sends one booking for a double click on a slow line', async () => {
    const posts = recordBodies('POST', BOOK);
    const { user, router } = await openPriced();
    const { held, release } = createHold();
    server.use(http.post(BOOK, () => held));
    await user.dblClick(book());
    await user.click(book());
    release();
    await waitForReview(router);
    expect(posts).toHaveLength(1);
  });

  it('sends one booking for Enter and a click in one tick', async () => {
    const posts = recordBodies('POST', BOOK);
    const { user, router } = await openPriced();
    book().focus();
    const enter = user.keyboard('{Enter}');
    book().click();
    await enter;
    await waitForReview(router);
    expect(posts).toHaveLength(1);
  });
});

describe('a form with missing values', () => {
  it('lists the problems, shows each at its field and focuses the first', async () => {
    const posts = recordBodies('POST', BOOK);
    const { user } = await renderApp(PATHS.bookSpecial, { as: 'andrea' });
    // the pickup, the goods and the vehicle are filled in
    await screen.findByRole('button', { name: 'More details' });
    await user.click(screen.getByRole('button', { name: 'See drivers and rates' }));
    const alert = (await screen.findByText(/^Fix \d+ fields/)).parentElement as HTMLElement;
    expect(within(alert).getAllByRole('button')).toHaveLength(4);
    const line = screen.getByRole('textbox', { name: 'Street, building, unit' });
    expect(line).toHaveFocus();
    expect(line).toHaveAccessibleDescription('Choose or enter an address.');

    await user.click(
      within(alert).getByRole('button', {
        name: 'Drop-off, mobile number: Enter a mobile number, such as 917 123 4567.',
      }),
    );
    expect(screen.getByRole('heading', { name: 'Drop-off' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Mobile number' })).toHaveFocus();
    await user.type(screen.getByRole('textbox', { name: 'Mobile number' }), '9171234567');
    expect(within(alert).getAllByRole('button')).toHaveLength(3);
    expect(posts).toHaveLength(0);
  });
});

describe('a drop-off without goods', () => {
  it('shows the problem on its card until an item is assigned', async () => {
    const posts = recordBodies('POST', BOOK);
    const { user } = await openPriced();
    await user.click(screen.getByRole('button', { name: 'Duplicate drop-off' }));
    await screen.findByText('Updated just now');
    await user.click(book());
    const words = 'No goods are assigned to this stop. Assign some, or remove the stop.';
    expect(within(screen.getByRole('list', { name: 'Stops' })).getByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: `Drop-off: ${words}` })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add goods' }));
    await waitFor(() => expect(screen.queryByText(words)).toBeNull());
    expect(posts).toHaveLength(0);
  });
});

describe('a booking that the server refuses', () => {
  it('shows its reasons at the fields that they concern', async () => {
    const { user, router } = await openPriced();
    server.use(
      http.post(
        BOOK,
        () =>
          refuse(422, {
            message: 'Check the booking.',
            errors: {
              'stops.1.contact_mobile': ['This number is blocked.'],
              'stops.1.items.0.quantity': ['At most 10 of these.'],
              'stops.1.items.0.weight_kg': ['Too heavy for one.'],
            },
          }),
        { once: true },
      ),
    );
    await user.click(book());
    const mobile = await screen.findByRole('textbox', { name: 'Mobile number' });
    expect(mobile).toHaveFocus();
    expect(mobile).toHaveAccessibleDescription('This number is blocked.');
    const quantity = screen.getByRole('textbox', { name: 'Quantity' });
    const weight = screen.getByRole('textbox', { name: 'Weight per unit' });
    expect(quantity).toHaveAccessibleDescription('At most 10 of these.');
    await user.clear(mobile);
    await user.type(mobile, '9171234567');
    await user.clear(quantity);
    await user.type(quantity, '10');
    // an edit removes only the error of the edited field
    expect(quantity).not.toHaveAccessibleDescription();
    expect(weight).toHaveAccessibleDescription('Too heavy for one.');
    await user.clear(weight);
    await user.type(weight, '8');
    expect(weight).not.toHaveAccessibleDescription();
    await screen.findByText('Updated just now');
    await user.click(book());
    await waitForReview(router);
  });

  it('shows the error of every place level at that level, and focuses the first', async () => {
    const { user } = await openPriced();
    const errors = {
      'stops.1.region': ['We do not go to this region.'],
      'stops.1.province': ['We do not go to this province.'],
      'stops.1.city': ['We do not go to this city.'],
    };
    server.use(http.post(BOOK, () => refuse(422, { message: 'Check the booking.', errors }), { once: true }));
    await user.click(book());
    const region = await screen.findByRole('button', { name: /Region$/ });
    expect(region).toHaveAccessibleDescription('We do not go to this region.');
    await waitFor(() => expect(region).toHaveFocus());
    expect(screen.getByRole('button', { name: /Province$/ })).toHaveAccessibleDescription(/this province/);
    const city = screen.getByRole('button', { name: /City$/ });
    expect(city).toHaveAccessibleDescription('We do not go to this city.');
    await user.click(screen.getByRole('button', { name: 'Drop-off: We do not go to this city.' }));
    await waitFor(() => expect(city).toHaveFocus());
  });

  it('shows the refusal of a pickup now at the choice between now and later, and focuses it', async () => {
    const { user, router } = await openPriced();
    const errors = { pickup_at: ['No driver is free now. Choose a time.'] };
    server.use(http.post(BOOK, () => refuse(422, { message: 'Check the booking.', errors }), { once: true }));
    await user.click(book());
    const choice = screen.getByRole('radiogroup', { name: 'When to pick up' });
    await waitFor(() => expect(choice).toHaveAccessibleDescription('No driver is free now. Choose a time.'));
    expect(within(choice).getByRole('radio', { name: 'Now' })).toHaveFocus();
    await user.click(book());
    await waitForReview(router);
  });

  it('loads the pickup times again when one is refused, and when the customer comes back to the tab', async () => {
    const loads = countCalls('POST', '/api/bookings/schedules');
    const { user } = await openPriced();
    await chooseLastPickupDay(user);
    const times = screen.getByRole('button', { name: /Pickup time$/ });
    await waitFor(() => expect(times).toBeEnabled());
    const openTimes = async () => {
      await user.click(times);
      return screen.findAllByRole('option');
    };
    const free = (await openTimes()).filter(isFree);
    await user.click(free[0]!);
    expect(loads()).toBe(1);
    act(() => void window.dispatchEvent(new Event('focus')));
    await waitFor(() => expect(loads()).toBe(2));
    await screen.findByText('Updated just now');
    const errors = { pickup_at: ['This time was just taken.'] };
    server.use(
      http.post(BOOK, () => refuse(422, { message: 'Check the booking.', errors }), { once: true }),
      http.post('*/api/bookings/schedules', () => HttpResponse.json({ success: true, message: '', data: [] })),
    );
    await user.click(book());
    await waitFor(() => expect(times).toHaveAccessibleDescription(/This time was just taken\.$/));
    expect(await screen.findByText('There are no pickup times on this day. Choose another date.')).toBeVisible();
  });

  it('keeps all values after a 500, and tries again under the same key', async () => {
    const posts = recordBodies('POST', BOOK);
    const { user, router } = await openPriced();
    server.use(http.post(BOOK, () => refuse(500, { message: 'The dispatcher is asleep.' }), { once: true }));
    await user.click(book());
    expect(await screen.findByText('The dispatcher is asleep.')).toBeVisible();
    expect(book()).not.toHaveAttribute('aria-disabled');
    expect(screen.getByText('42 Gilmore Ave', { exact: false })).toBeVisible();
    await user.click(book());
    await waitForReview(router);
    const [first, second] = await Promise.all(posts);
    expect(posts).toHaveLength(2);
    expect(second).toEqual(first);
  });

  it('is not repeated before its retry time', async () => {
    const posts = recordBodies('POST', BOOK);
    const { user } = await openPriced();
    server.use(
      http.post(BOOK, () =>
        HttpResponse.json({ success: false, message: 'Too busy.' }, { status: 503, headers: { 'Retry-After': '30' } }),
      ),
    );
    await user.click(book());
    // no countdown: the alert would be read out each second
    expect(await screen.findByText('Too busy. Try again in 30 seconds.')).toBeVisible();
    expect(book()).toHaveFocus();
    expect(book()).toHaveAttribute('aria-disabled', 'true');
    await user.click(book());
    expect(posts).toHaveLength(1);
  });
});

describe('a lost response', () => {
  it('is looked up, and the found booking is continued', async () => {
    const posts = recordBodies('POST', BOOK);
    const lists = recordBodies('GET', '/api/bookings');
    const app = await openPriced();
    const { user, router, world } = app;
    const before = world.bookings.length;
    server.use(handleThenAnswer('POST', BOOK, app, loseAnswer));
    await user.click(book());
    const id = await waitForReview(router);
    expect(world.bookings).toHaveLength(before + 1);
    expect(id).toBe(String(world.bookings.at(-1)?.id));
    expect(posts).toHaveLength(1);
    expect(lists.length).toBeGreaterThanOrEqual(2);
  });

  it('without content (204) is an accepted booking: it is looked up and continued', async () => {
    const app = await openPriced();
    const { user, router, world } = app;
    const before = world.bookings.length;
    server.use(handleThenAnswer('POST', BOOK, app, noContent));
    await user.click(book());
    await waitForReview(router);
    expect(world.bookings).toHaveLength(before + 1);
  });

  it('is looked up again automatically when the connection returns', async () => {
    const posts = recordBodies('POST', BOOK);
    const app = await openPriced();
    const { user, router, world } = app;
    const before = world.bookings.length;
    let isOffline = true;
    server.use(
      handleThenAnswer('POST', BOOK, app, loseAnswer),
      http.get('/api/bookings', () => (isOffline ? HttpResponse.error() : undefined)),
    );
    await user.click(book());
    await screen.findByRole('button', { name: 'Check now' });
    isOffline = false;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitForReview(router);
    expect(world.bookings).toHaveLength(before + 1);
    expect(posts).toHaveLength(1);
  });

  it('is looked up again when the connection returns, also after it was not found', async () => {
    const app = await openPriced();
    const { user, router, world } = app;
    const before = world.bookings.length;
    let isListed = false;
    const emptyList = () => HttpResponse.json({ success: true, message: 'OK', data: [], count: 0 });
    server.use(
      handleThenAnswer('POST', BOOK, app, loseAnswer),
      http.get('/api/bookings', () => (isListed ? undefined : emptyList())),
    );
    await user.click(book());
    await screen.findByText(/^We couldn't find this booking\./);
    isListed = true;
    act(() => void window.dispatchEvent(new Event('online')));
    await waitForReview(router);
    expect(world.bookings).toHaveLength(before + 1);
  });

  it('allows another attempt once the server lists no such booking', async () => {
    const posts = recordBodies('POST', BOOK);
    const { user, router } = await openPriced();
    server.use(http.post(BOOK, () => HttpResponse.error(), { once: true }));
    await user.click(book());
    expect(await screen.findByText(/^We couldn't find this booking\./)).toBeVisible();
    expect(posts).toHaveLength(1);
    await user.click(book());
    await waitForReview(router);
    const [first, second] = await Promise.all(posts);
    expect(second?.idempotency_key).toBe(first?.idempotency_key);
  });

  it.each([502, 504])('is assumed for a %i too: the found booking is continued', async (status) => {
    const app = await openPriced();
    const { user, router, world } = app;
    const before = world.bookings.length;
    server.use(handleThenAnswer('POST', BOOK, app, () => new HttpResponse('<html>Gateway</html>', { status })));
    await user.click(book());
    await waitForReview(router);
    expect(world.bookings).toHaveLength(before + 1);
  });

  it('is not resolved by an edit: the sent booking is looked up, then the edited one is booked', async () => {
    const posts = recordBodies('POST', BOOK);
    const { user, router, world } = await openPriced();
    const before = world.bookings.length;
    let isDown = true;
    server.use(
      http.post(BOOK, () => new HttpResponse(null, { status: 504 }), { once: true }),
      http.get('/api/bookings', () => (isDown ? HttpResponse.error() : undefined)),
    );
    await user.click(book());
    await screen.findByRole('button', { name: 'Check now' });
    await user.clear(screen.getByLabelText('Quantity'));
    await user.type(screen.getByLabelText('Quantity'), '20');
    await screen.findByText('Updated just now');
    expect(book()).toHaveAttribute('aria-disabled', 'true');
    expect(posts).toHaveLength(1);

    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    expect(await screen.findByText(/^We couldn't find this booking\./)).toBeVisible();
    expect(book()).toHaveFocus();
    await user.click(book());
    await waitForReview(router);
    const [first, second] = await Promise.all(posts);
    expect(world.bookings).toHaveLength(before + 1);
    expect(second?.idempotency_key).not.toBe(first?.idempotency_key);
  });

  it('keeps the button disabled while the outcome is unknown', async () => {
    const posts = recordBodies('POST', BOOK);
    const { user, router } = await openPriced();
    server.use(
      http.post(BOOK, () => HttpResponse.error()),
      http.get('/api/bookings', () => HttpResponse.error()),
    );
    await user.click(book());
    expect(await screen.findByText(/We don't know yet if this booking was made\./)).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Check now' })).toBeVisible());
    expect(book()).toHaveAttribute('aria-disabled', 'true');
    expect(posts).toHaveLength(1);

    // the page is left and opened again: the outcome is still unknown
    await router.navigate(PATHS.myBookings);
    await router.navigate(PATHS.bookSpecial);
    expect(await screen.findByRole('button', { name: 'Check now' })).toBeVisible();
    expect(book()).toHaveAttribute('aria-disabled', 'true');
    expect(posts).toHaveLength(1);
  });
});

describe('a booking placed after its form was left', () => {
  it('shows a toast, and the customer stays on the other page', async () => {
    const { user, router, store } = await openPriced();
    const posts = recordBodies('POST', BOOK);
    const { held, release } = createHold();
    server.use(http.post(BOOK, () => held));
    await user.click(book());
    await waitFor(() => expect(posts).toHaveLength(1));
    await act(() => router.navigate(PATHS.about));
    release();
    expect(await screen.findByText(/^Booking LGX-\d{6}-\d{4} is placed\. Pay it in My Bookings/)).toBeVisible();
    expect(router.state.location.pathname).toBe(PATHS.about);
    expect(store.getState().booking.exclusiveBooking?.bookingNumber).toMatch(/^LGX-/);
  });
});

describe('a price that was not shown', () => {
  afterEach(() => void vi.useRealTimers());

  it('is not booked: after an edit it is shown first', async () => {
    const posts = recordBodies('POST', BOOK);
    const { user, router } = await openPriced();
    const questions = recordBodies('POST', '/api/bookings/quick-quotation');
    server.use(http.post('/api/bookings/quick-quotation', () => delay('infinite'), { once: true }));
    await user.clear(screen.getByLabelText('Quantity'));
    await user.type(screen.getByLabelText('Quantity'), '20');
    await waitFor(() => expect(questions).toHaveLength(1));
    await user.click(book());
    expect(await screen.findByText(/^The price is ₱[\d,.]+\. Press again to continue\.$/)).toBeVisible();
    expect(posts).toHaveLength(0);
    await user.click(book());
    await waitForReview(router);
    expect(posts).toHaveLength(1);
  });

  it('is refused at the field that the server names', async () => {
    const posts = recordBodies('POST', BOOK);
    const { user } = await openPriced();
    const message = 'We no longer deliver to Quezon City.';
    server.use(
      http.post('/api/bookings/quick-quotation', () =>
        refuse(422, { message: 'Check the fields.', errors: { 'stops.1.city': [message] } }),
      ),
    );
    await user.clear(screen.getByLabelText('Quantity'));
    await user.type(screen.getByLabelText('Quantity'), '20');
    await user.click(book());
    expect(await screen.findByRole('button', { name: `Drop-off: ${message}` })).toBeVisible();
    expect(screen.getByRole('button', { name: /City$/ })).toHaveAccessibleDescription(message);
    expect(screen.queryByText(/^We couldn't check the price/)).toBeNull();
    expect(posts).toHaveLength(0);
  });

  it('is fetched again if stale, and stops the booking if it has changed', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
    const posts = recordBodies('POST', BOOK);
    const { user, router } = await openPriced();
    server.use(
      http.post(
        '/api/bookings/quick-quotation',
        async ({ request }) => {
          const body = (await (await fetch(request.clone())).json()) as {
            success: boolean;
            message: string;
            data: Quote;
          };
          for (const rate of body.data.rates) {
            rate.breakdown.push({ code: 'fuel', label: 'Fuel', amount: 10 });
            rate.total += 10;
          }
          return HttpResponse.json(body);
        },
        { once: true },
      ),
    );
    vi.setSystemTime(Date.now() + 6 * 60_000);
    await user.click(book());
    expect(await screen.findByText(/^The price has changed from ₱[\d,.]+ to ₱[\d,.]+\. Press again/)).toBeVisible();
    expect(posts).toHaveLength(0);
    await user.click(book());
    await waitForReview(router);
    expect(posts).toHaveLength(1);
  });
});

describe('saved addresses that did not load', () => {
  it('leave the typed form on the screen while they load again', async () => {
    const { held, release } = createHold();
    let heldCalls = 0;
    let isHeld = false;
    const { user } = await renderApp(PATHS.bookSpecial, {
      as: 'andrea',
      world: () =>
        server.use(
          http.get('*/api/customers/addresses', async () => {
            if (isHeld) {
              heldCalls += 1;
              await held;
            }
            return refuse(500, { message: 'Try later.' });
          }),
        ),
    });
    const notes = () => screen.getByRole('textbox', { name: /^Notes for the driver/ });
    await screen.findByRole('button', { name: 'Saved addresses' });
    await user.type(notes(), 'Gate 3, ask for Kim');
    isHeld = true;
    // opening the list requests it again
    await user.click(screen.getByRole('button', { name: 'Saved addresses' }));
    await waitFor(() => expect(heldCalls).toBe(1));
    // the form hears of the request a frame later
    await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
    expect(notes()).toHaveValue('Gate 3, ask for Kim');
    release();
    expect(await screen.findByText('Saved addresses did not load')).toBeVisible();
    expect(screen.getByText('Try later.')).toBeVisible();
    expect(notes()).toHaveValue('Gate 3, ask for Kim');
  });
});
