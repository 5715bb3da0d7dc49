import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, getResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PATHS, getReviewPath } from '@/config/paths';
import type { BatchEntry } from '@/domain/batch/batch';
import { advanceClock, minutesToMs } from '@/sandbox/clock';
import { createBookableDraft } from '../builders/bookable';
import { readKeys, recordBodies } from '../calls';
import { createHold } from '../hold';
import { renderApp, type RenderOptions } from '../render';
import { server } from '../server';
import { storeSlice, storedSlice } from '../storedSlices';
import { settled } from '../time';
import { findAnnouncement } from './announcement';
import { BOOK, BOOK_BUTTON } from './bookingPage';
import { payButton, unfoldPayWith } from './reviewPage';

const HEAD =
  'street,landmark,region,province,city,barangay,contact person,mobile,instructions,latitude,longitude,goods type,category,subcategory,unit,quantity,weight per unit kg,declared value,description';
const row = (index: number) =>
  `${index + 1} Shaw Blvd,,NCR,,Pasig City,Kapitolyo,Maria Santos,09171234567,,${(14.4 + (index % 7) * 0.05).toFixed(4)},${(120.95 + (index % 11) * 0.02).toFixed(4)},Household,Kitchenware,Cookware,Box,2,3.5,,`;
const list = (count: number) => [HEAD, ...Array.from({ length: count }, (_, index) => row(index))].join('\n');

/** Opens the page, checks a list and waits for the price of each booking. */
async function openPreview(count: number, options: RenderOptions = {}) {
  const app = await renderApp(PATHS.bookBatch, { as: 'andrea', draft: await createBookableDraft(), ...options });
  await app.user.click(await screen.findByRole('textbox', { name: 'List of drop-offs' }));
  await app.user.paste(list(count));
  await app.user.click(screen.getByRole('button', { name: 'Check list' }));
  await screen.findByText('You pay each booking after it is placed.');
  await app.user.click(screen.getByRole('checkbox', { name: 'These deliveries contain no prohibited items' }));
  return app;
}

/** Search hit that names no place of the address. */
const ELSEWHERE = {
  label: 'Davao City',
  address_line: 'Davao City',
  lat: 7.07,
  lng: 125.61,
  region: null,
  province: null,
  city: { id: 'elsewhere', code: '112402000', name: 'Davao City' },
  barangay: null,
};

const refuse = (status: number, message: string) => HttpResponse.json({ success: false, message }, { status });
const place = (count: number) => screen.getByRole('button', { name: `Place ${count} bookings` });
const dropoffsOf = async (calls: Promise<Record<string, unknown>>[]) =>
  (await Promise.all(calls)).map(({ stops }) => (stops as { address_line: string }[]).slice(1));

afterEach(() => void vi.useRealTimers());

describe('many deliveries', () => {
  it('wait for another pickup time when the chosen one is not available in the other mode', async () => {
    const { user } = await openPreview(16);
    await user.click(screen.getByRole('radio', { name: 'Later' }));
    const date = screen.getByLabelText<HTMLInputElement>('Date');
    await user.type(date, date.max);
    const times = screen.getByRole('button', { name: /Pickup time$/ });
    await waitFor(() => expect(times).toBeEnabled());
    await user.click(times);
    const isFree = (time: HTMLElement) => time.getAttribute('aria-disabled') !== 'true';
    await user.click((await screen.findAllByRole('option')).find(isFree) as HTMLElement);
    await waitFor(() => expect(place(2)).toBeEnabled());
    server.use(
      http.post('*/api/bookings/schedules', () => HttpResponse.json({ success: true, message: '', data: [] })),
    );
    await user.click(screen.getByRole('radio', { name: 'Joint' }));
    await waitFor(() =>
      expect(times).toHaveAccessibleDescription(/This pickup time is no longer available\. Choose another one\.$/),
    );
    await screen.findByText('You pay each booking after it is placed.');
    expect(screen.getByText('Choose a pickup time first.')).toBeVisible();
    expect(place(2)).toBeDisabled();
  });

  it('become several bookings at the previewed price, and each is paid in turn', async () => {
    const { user, router, world } = await openPreview(40);
    const before = world.bookings.length;
    const cards = within(screen.getByRole('list', { name: 'Bookings' })).getAllByRole('heading', { level: 3 });
    expect(cards.map((card) => card.textContent)).toEqual(['Booking 1', 'Booking 2', 'Booking 3']);
    const booked = recordBodies('POST', BOOK);
    await user.click(place(3));
    expect(await screen.findByRole('heading', { name: '3 of 3 bookings placed' })).toBeVisible();

    const dropoffs = await dropoffsOf(booked);
    expect(dropoffs.every(({ length }) => length <= 15)).toBe(true);
    expect(new Set(dropoffs.flat().map(({ address_line }) => address_line)).size).toBe(40);
    expect(new Set(await readKeys(booked)).size).toBe(3);
    const made = world.bookings.slice(before);
    expect(made).toHaveLength(3);

    for (const { booking_number: number, id } of made) {
      await user.click(await screen.findByRole('button', { name: `Pay ${number}` }));
      await waitFor(() => expect(router.state.location.search).toBe(`?booking=${String(id)}`));
      await user.click(within(await unfoldPayWith(user)).getByRole('radio', { name: /^Cash/ }));
      await user.click(await payButton());
      await waitFor(() => expect(router.state.location.pathname).toBe(PATHS.bookBatch));
      expect(await screen.findByText(new RegExp(`· ${number}$`))).toBeVisible();
      expect(screen.queryByRole('button', { name: `Pay ${number}` })).toBeNull();
      expect(await screen.findByRole('link', { name: `Follow ${number}` })).toBeVisible();
    }
    await waitFor(() => expect(screen.getAllByRole('link', { name: /^Follow / })).toHaveLength(3));
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    // the review of a paid booking leads back too
    await act(() => router.navigate(getReviewPath(String(made[0]?.id))));
    await waitFor(() => expect(router.state.location.pathname).toBe(PATHS.bookBatch));
    // and so does the page to which a bank returns
    Object.assign(made[0] ?? {}, { payment_status: 'Paid' });
    await act(() => router.navigate(`${PATHS.paymentSuccess}?booking=${String(made[0]?.id)}`));
    await user.click(await screen.findByRole('link', { name: 'Pay the other bookings' }));
    await user.click(await screen.findByRole('button', { name: 'New list' }));
    expect(await screen.findByRole('textbox', { name: 'List of drop-offs' })).toHaveValue('');
  });

  it('have the time of the server for a pickup "now", also if the clock of the device is two hours behind', async () => {
    const { user, sandbox } = await openPreview(16, {
      world: ({ clock }) => advanceClock(clock, minutesToMs(120)),
    });
    const booked = recordBodies('POST', BOOK);
    await user.click(place(2));
    expect(await screen.findByRole('heading', { name: '2 of 2 bookings placed' })).toBeVisible();
    for (const { pickup_at } of await Promise.all(booked)) {
      expect(Math.abs(sandbox.clock.now() - Date.parse(String(pickup_at)))).toBeLessThan(minutesToMs(1));
    }
  });

  it('keep a typed list through a reload until it is placed, and the choices while another page is open', async () => {
    const { user, router } = await renderApp(PATHS.bookBatch, { as: 'andrea', draft: await createBookableDraft() });
    await user.click(await screen.findByRole('textbox', { name: 'List of drop-offs' }));
    await user.paste(list(16));
    await user.click(screen.getByRole('radio', { name: 'Joint' }));
    await act(() => router.navigate(PATHS.addresses));
    await act(() => router.navigate(PATHS.bookBatch));
    expect(await screen.findByRole('radio', { name: 'Joint' })).toBeChecked();

    cleanup();
    const reloaded = await renderApp(PATHS.bookBatch, { as: 'andrea' });
    expect(await screen.findByRole('textbox', { name: 'List of drop-offs' })).toHaveValue(list(16));
    await reloaded.user.click(screen.getByRole('button', { name: 'Check list' }));
    await screen.findByText('You pay each booking after it is placed.');
  });

  it('ask before a payment above the previewed price', async () => {
    const { user, world, sandbox } = await openPreview(16);
    const before = world.bookings.length;
    await user.click(place(2));
    expect(await screen.findByRole('heading', { name: '2 of 2 bookings placed' })).toBeVisible();
    const paid = recordBodies('POST', `/api/bookings/pay/${String(world.bookings[before]?.id)}`);
    server.use(
      http.get('*/api/bookings/compute-rates/:id', async ({ request }) => {
        const sent = await getResponse([...sandbox.handlers], request.clone());
        const answer = (await sent?.json()) as { data: { total: number }[] };
        return HttpResponse.json({
          ...answer,
          data: answer.data.map((rate) => ({ ...rate, total: rate.total + 500 })),
        });
      }),
    );
    const { booking_number: number } = world.bookings[before]!;
    await user.click(await screen.findByRole('button', { name: `Pay ${number}` }));
    await user.click(within(await unfoldPayWith(user)).getByRole('radio', { name: /^Cash/ }));
    await user.click(await payButton());
    expect(await screen.findByRole('dialog', { name: /more than your estimate$/ })).toBeVisible();
    expect(paid).toHaveLength(0);
  });

  it('wait for the check of the profile after another mode is picked', async () => {
    const { user } = await openPreview(16);
    expect(place(2)).toBeEnabled();
    server.use(http.get('*/api/customers/', () => refuse(500, 'Down'), { once: true }));
    await user.click(screen.getByRole('radio', { name: 'Joint' }));
    expect(await screen.findByText(/^We couldn't check your profile and payment methods/)).toBeVisible();
    await screen.findByText('You pay each booking after it is placed.');
    expect(place(2)).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(place(2)).toBeEnabled());
  });

  it('come from the booking form, with its pickup, when a list is too long for one booking', async () => {
    const { user } = await renderApp(PATHS.bookSpecial, { as: 'andrea', draft: await createBookableDraft() });
    await user.click(await screen.findByRole('button', { name: 'Import stops' }));
    await user.click(await screen.findByRole('textbox', { name: 'List of stops' }));
    await user.paste(list(20));
    await user.click(screen.getByRole('button', { name: 'Add stops' }));
    await user.click(await screen.findByRole('link', { name: 'Make several bookings' }));
    expect(await screen.findByRole('textbox', { name: 'List of drop-offs' })).toHaveValue(list(20));
    expect(await screen.findByRole('button', { name: /^170 Salcedo St, .*Pickup$/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check list' }));
    expect(await screen.findByRole('heading', { name: '2 bookings for 20 drop-offs' })).toBeVisible();
  });

  it.each([
    ['fails', () => new HttpResponse(null, { status: 500 })],
    ['finds another place', () => HttpResponse.json({ success: true, message: 'OK', data: [ELSEWHERE] })],
  ])('start at a saved address that its barangay locates, after a search that %s', async (_name, answer) => {
    const { user, sandbox } = await renderApp(PATHS.bookBatch, {
      as: 'andrea',
      world: ({ addresses }) => {
        Object.assign(addresses[0] ?? {}, { lat: null, lng: null });
        server.use(http.post('*/api/bookings/location', answer));
      },
    });
    const pickup = await screen.findByRole('button', { name: /^Unit 12B, .*Pickup$/ });
    await waitFor(() => expect(pickup).toHaveAccessibleDescription(/^We couldn't find this address on the map\./));
    server.resetHandlers(...sandbox.handlers);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(pickup).toHaveAccessibleDescription('Approximate pin: check it'));
    await user.click(screen.getByRole('textbox', { name: 'List of drop-offs' }));
    await user.paste(list(2));
    await user.click(screen.getByRole('button', { name: 'Check list' }));
    expect(await screen.findByRole('heading', { name: '1 booking for 2 drop-offs' })).toBeVisible();
  });

  it.each([
    ['is lost', () => HttpResponse.error(), /^We don't know yet if this booking was made/],
    ['is a gateway timeout', () => refuse(504, 'Timeout.'), /^We don't know yet if this booking was made/],
    ['is a server error', () => refuse(500, 'Dispatch is down.'), 'Dispatch is down.'],
  ])('resume with the same key when an answer %s, and nothing is booked twice', async (_name, answer, message) => {
    const { user, world } = await openPreview(40);
    const before = world.bookings.length;
    const booked = recordBodies('POST', BOOK);
    let count = 0;
    server.use(
      http.post(`*${BOOK}`, () => {
        count += 1;
        return count === 2 ? answer() : undefined;
      }),
    );
    await user.click(place(3));
    expect(await screen.findByText('Stopped. Resume to place the rest.')).toBeVisible();
    expect(screen.getByRole('heading', { name: '1 of 3 bookings placed' })).toBeVisible();
    expect(screen.getByText(message)).toBeVisible();
    expect(screen.getByText('Interrupted')).toBeVisible();
    expect(screen.queryByText(/Not placed|couldn't place/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Resume placing' }));
    expect(await screen.findByRole('heading', { name: '3 of 3 bookings placed' })).toBeVisible();
    const [first, lost, again, last] = await readKeys(booked);
    expect(lost).toBe(again);
    expect(new Set([first, lost, last]).size).toBe(3);
    expect(world.bookings).toHaveLength(before + 3);
  });

  it('are all placed after a double click, whose second click lands on Stop placing', async () => {
    const { user } = await openPreview(31);
    const { held, release } = createHold();
    server.use(http.post(`*${BOOK}`, () => held, { once: true }));
    await user.click(place(3));
    fireEvent.click(await screen.findByRole('button', { name: 'Stop placing' }), { detail: 2 });
    release();
    expect(await screen.findByRole('heading', { name: '3 of 3 bookings placed' })).toBeVisible();
  });

  it('go on past a booking that the server refuses, which gets a new key', async () => {
    const { user, world } = await openPreview(31);
    const before = world.bookings.length;
    const booked = recordBodies('POST', BOOK);
    const errors = { 'stops.1.address_line': ['No driver goes there today.'] };
    server.use(
      http.post(`*${BOOK}`, () => HttpResponse.json({ success: false, message: 'No.', errors }, { status: 422 }), {
        once: true,
      }),
    );
    await user.click(place(3));
    // the address, as the row lists no stops
    expect(await screen.findByText(/^\d+ Shaw Blvd, Pasig City: No driver goes there today\.$/)).toBeVisible();
    expect(
      await screen.findByText("We couldn't place 1 booking. Resume to try again, or change the rest."),
    ).toBeVisible();
    expect(screen.getByText('Not placed')).toBeVisible();
    // the line above the list says it
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Resume placing' }));
    expect(await screen.findByRole('heading', { name: '3 of 3 bookings placed' })).toBeVisible();
    expect(new Set(await readKeys(booked)).size).toBe(4);
    expect(world.bookings).toHaveLength(before + 3);
  });

  it('stop at a server that is busy, and say how long to wait', async () => {
    const { user } = await openPreview(16);
    const busy = { success: false, message: 'Too many requests.' };
    server.use(
      http.post(`*${BOOK}`, () => HttpResponse.json(busy, { status: 429, headers: { 'Retry-After': '30' } }), {
        once: true,
      }),
    );
    await user.click(place(2));
    expect(await screen.findByText('Too many requests. Try again in 30 seconds.')).toBeVisible();
    expect(screen.getByText('Waiting')).toBeVisible();
    // the click would be a call before the time that the server asks to wait
    expect(screen.getByRole('button', { name: 'Resume placing' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('that are not placed go back to the list after a question, and the placed ones stay', async () => {
    const { user, world } = await openPreview(31);
    const before = world.bookings.length;
    const booked = recordBodies('POST', BOOK);
    server.use(
      http.post(`*${BOOK}`, () => HttpResponse.json({ success: false, message: 'No.' }, { status: 422 }), {
        once: true,
      }),
    );
    await user.click(place(3));
    await screen.findByRole('heading', { name: '2 of 3 bookings placed' });
    await user.click(await screen.findByRole('button', { name: 'Change the rest' }));
    await user.click(await screen.findByRole('button', { name: 'Keep bookings' }));
    expect(screen.getByRole('heading', { name: '2 of 3 bookings placed' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change the rest' }));
    expect(await screen.findByRole('alertdialog', { name: 'Change 1 booking?' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Change bookings' }));
    expect(world.bookings).toHaveLength(before + 2);

    const [refused] = await dropoffsOf(booked);
    const typed = await screen.findByLabelText<HTMLTextAreaElement>('List of drop-offs');
    const lines = typed.value.split('\n').slice(1);
    expect(lines.map((line) => line.split(',')[0])).toEqual(refused!.map(({ address_line }) => address_line));
    expect(lines.filter((line) => !line.endsWith(',Household,Kitchenware,Cookware,Box,2,3.5,,'))).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Check list' }));
    expect(await screen.findByRole('heading', { name: `1 booking for ${refused!.length} drop-offs` })).toBeVisible();
  });

  it('are all booked when the response of an earlier batch arrives late', async () => {
    const { user, router, world } = await openPreview(48);
    const before = world.bookings.length;
    const booked = recordBodies('POST', BOOK);
    const [late, next] = [createHold(), createHold()];
    server.use(http.post(`*${BOOK}`, () => ({ 2: late.held, 3: next.held })[booked.length]));
    await user.click(place(4));
    await waitFor(() => expect(booked).toHaveLength(2));
    await act(() => router.navigate(PATHS.addresses));
    await act(() => router.navigate(PATHS.bookBatch));
    await user.click(await screen.findByRole('button', { name: 'Change the rest' }));
    await user.click(await screen.findByRole('button', { name: 'Change bookings' }));
    await user.click(await screen.findByRole('button', { name: 'Check list' }));
    await user.click(await screen.findByRole('checkbox', { name: 'These deliveries contain no prohibited items' }));
    await waitFor(() => expect(place(2)).toBeEnabled());
    await user.click(place(2));
    await waitFor(() => expect(booked).toHaveLength(3));

    late.release();
    await waitFor(() => expect(world.bookings).toHaveLength(before + 2));
    next.release();
    expect(await screen.findByRole('heading', { name: '2 of 2 bookings placed' })).toBeVisible();
    expect(booked).toHaveLength(4);
    expect(world.bookings).toHaveLength(before + 4);
  });

  it('stay when the customer keeps them while the names of their goods load', async () => {
    const { user } = await openPreview(16);
    let stored: Record<string, unknown> = {};
    server.use(
      http.post(`*${BOOK}`, () => {
        stored = storedSlice('booking');
        return refuse(422, 'No.');
      }),
    );
    await user.click(place(2));
    await screen.findByText("We couldn't place 2 bookings. Resume to try again, or change the rest.");

    cleanup();
    storeSlice('booking', stored);
    const reloaded = await renderApp(PATHS.bookBatch, { as: 'andrea' });
    const { held, release } = createHold();
    server.use(http.get('*/api/products/types', () => held));
    await reloaded.user.click(await screen.findByRole('button', { name: 'Change the rest' }));
    await reloaded.user.click(await screen.findByRole('button', { name: 'Change bookings' }));
    await reloaded.user.click(screen.getByRole('button', { name: 'Keep bookings' }));
    release();
    await settled();
    expect(screen.queryByRole('textbox', { name: 'List of drop-offs' })).toBeNull();
    expect(screen.getByRole('heading', { name: '0 of 2 bookings placed' })).toBeVisible();
  });

  it('go on after a reload where they were, with the key of the booking on its way', async () => {
    const { user } = await openPreview(40);
    const before = recordBodies('POST', BOOK);
    let stored: Record<string, unknown> = {};
    server.use(
      http.post(`*${BOOK}`, () => {
        stored = storedSlice('booking');
        return before.length === 2 ? HttpResponse.error() : undefined;
      }),
    );
    await user.click(place(3));
    await screen.findByText('Stopped. Resume to place the rest.');
    const sent = await readKeys(before);

    cleanup();
    const after = recordBodies('POST', BOOK);
    storeSlice('booking', stored);
    const reloaded = await renderApp(PATHS.bookBatch, { as: 'andrea' });
    expect(await screen.findByText('Interrupted')).toBeVisible();
    expect(screen.getByRole('heading', { name: '1 of 3 bookings placed' })).toBeVisible();
    expect(after).toHaveLength(0);
    await reloaded.user.click(screen.getByRole('button', { name: 'Resume placing' }));
    expect(await screen.findByRole('heading', { name: '3 of 3 bookings placed' })).toBeVisible();
    const [repeated, last, ...others] = await readKeys(after);
    expect(repeated).toBe(sent[1]);
    expect(sent).not.toContain(last);
    expect(others).toEqual([]);
  });

  it('show a changed booking in place of the unpaid one, and a booking cancelled elsewhere without a price', async () => {
    const { user, router, world } = await openPreview(16);
    const before = world.bookings.length;
    await user.click(place(2));
    await screen.findByRole('heading', { name: '2 of 2 bookings placed' });
    const [changed, cancelled] = world.bookings.slice(before);
    await user.click(await screen.findByRole('button', { name: `Pay ${changed!.booking_number}` }));
    await user.click(await screen.findByRole('link', { name: 'Details' }));
    await user.type(await screen.findByRole('textbox', { name: /Notes for the driver/ }), 'Ring twice');
    await user.click(screen.getByRole('checkbox', { name: /prohibited/ }));
    await screen.findByText('Estimated total');
    await user.click(screen.getByRole('button', { name: BOOK_BUTTON }));
    await waitFor(() => expect(changed).toHaveProperty('status', 'Cancelled'));
    const replacement = world.bookings.at(-1)!;

    cancelled!.status = 'Cancelled';
    await act(() => router.navigate(PATHS.bookBatch));
    expect(await screen.findByRole('button', { name: `Pay ${replacement.booking_number}` })).toBeVisible();
    expect(await screen.findByRole('link', { name: `Open ${cancelled!.booking_number}` })).toBeVisible();
    expect(screen.getByText('Cancelled')).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Pay LGX/ })).toHaveLength(1);
  });

  it('offer no payment of a booking whose status did not load', async () => {
    const { user, router, world } = await openPreview(16);
    const before = world.bookings.length;
    await user.click(place(2));
    await screen.findByRole('heading', { name: '2 of 2 bookings placed' });
    const [paid, unpaid] = world.bookings.slice(before);
    await act(() => router.navigate(PATHS.dashboard));
    paid!.payment_status = 'Paid';
    paid!.status = 'Ongoing';
    // a voucher of the review
    paid!.total = 123_45;
    let isDown = true;
    server.use(http.get(`*/api/bookings/${String(paid!.id)}`, () => (isDown ? HttpResponse.error() : undefined)));
    await act(() => router.navigate(PATHS.bookBatch));
    const problem = await screen.findByText('The payment status did not load.');
    expect(await screen.findByRole('button', { name: `Pay ${unpaid!.booking_number}` })).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^Pay LGX/ })).toHaveLength(1);

    isDown = false;
    await user.click(within(problem).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: `Follow ${paid!.booking_number}` })).toBeVisible();
    expect(screen.getByText('₱123.45')).toBeVisible();
    expect(problem).not.toBeInTheDocument();
  });

  it('keep the focus on the page for a customer without a mouse', async () => {
    const { user } = await openPreview(16);
    let isDown = true;
    server.use(http.post(`*${BOOK}`, () => (isDown ? refuse(422, 'No.') : undefined)));
    act(() => place(2).focus());
    await user.keyboard('{Enter}');
    await screen.findByText("We couldn't place 2 bookings. Resume to try again, or change the rest.");
    expect(screen.getByRole('heading', { name: '0 of 2 bookings placed' })).toHaveFocus();
    isDown = false;
    await user.tab();
    expect(screen.getByRole('button', { name: 'Resume placing' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: '2 of 2 bookings placed' })).toHaveFocus());
    await user.tab();
    expect(screen.getByRole('button', { name: 'New list' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('go on only through the gate, with a fresh profile', async () => {
    const { user, world } = await openPreview(16);
    let isDown = false;
    server.use(
      http.post(`*${BOOK}`, () => HttpResponse.error(), { once: true }),
      http.get('*/api/customers/', () => (isDown ? refuse(500, '') : undefined)),
    );
    await user.click(place(2));
    const resume = await screen.findByRole('button', { name: 'Resume placing' });
    for (const { profile } of world.customers) profile.is_mobile_verified = false;
    const booked = recordBodies('POST', BOOK);
    await user.click(resume);
    const dialog = await screen.findByRole('dialog', { name: 'Verify your account' });
    await user.click(within(dialog).getByRole('button', { name: 'Later' }));
    expect(screen.getByRole('heading', { name: 'Before you book' })).toBeVisible();
    expect(screen.getByRole('heading', { name: '0 of 2 bookings placed' })).toBeVisible();

    isDown = true;
    await user.click(resume);
    expect(await screen.findByText(/^We couldn't check your profile and payment methods\./)).toBeVisible();
    expect(booked).toHaveLength(0);

    isDown = false;
    for (const { profile } of world.customers) profile.is_mobile_verified = true;
    await user.click(resume);
    expect(await screen.findByRole('heading', { name: '2 of 2 bookings placed' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Before you book' })).toBeNull();
  });

  it('are stored with their keys before the first call', async () => {
    const { user } = await openPreview(16);
    const stored: unknown[] = [];
    server.use(
      http.post(`*${BOOK}`, async ({ request }) => {
        const { idempotency_key } = (await request.clone().json()) as { idempotency_key: string };
        const batch = storedSlice('booking').batch as BatchEntry[];
        stored.push(batch.map(({ draft }) => draft.intent?.key).includes(idempotency_key));
        return undefined;
      }),
    );
    await user.click(place(2));
    expect(await screen.findByRole('heading', { name: '2 of 2 bookings placed' })).toBeVisible();
    expect(stored).toEqual([true, true]);
  });

  it('are awaited while the vehicles load', async () => {
    const { held, release } = createHold();
    const { user, router } = await renderApp('/no-such-page', { as: 'andrea', draft: await createBookableDraft() });
    server.use(http.get('*/api/vehicles/types', () => held));
    await act(() => router.navigate(PATHS.bookBatch));
    await user.click(await screen.findByRole('textbox', { name: 'List of drop-offs' }));
    await user.paste(list(2));
    expect(screen.getByRole('heading', { name: 'Your bookings will show here' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check list' }));
    expect(await screen.findByText('Grouping your drop-offs')).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Your bookings will show here' })).toBeNull();
    release();
    expect(await screen.findByRole('heading', { name: '1 booking for 2 drop-offs' })).toBeVisible();
  });

  it('announce missing prices once', async () => {
    const { user } = await renderApp(PATHS.bookBatch, { as: 'andrea', draft: await createBookableDraft() });
    server.use(http.post('*/api/bookings/quick-quotation', () => new HttpResponse(null, { status: 500 })));
    await user.click(await screen.findByRole('textbox', { name: 'List of drop-offs' }));
    await user.paste(list(16));
    await user.click(screen.getByRole('button', { name: 'Check list' }));
    expect(await findAnnouncement(/^0 of 2 priced$/)).toBeInTheDocument();
    expect(screen.queryAllByRole('alert').filter((alert) => alert.textContent)).toEqual([]);
  });

  it('tell of a slow server while they are priced and placed', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const slow = 'This is taking longer than usual';
    const [price, booking] = [createHold(), createHold()];
    const { user } = await renderApp(PATHS.bookBatch, { as: 'andrea', draft: await createBookableDraft() });
    server.use(
      http.post('*/api/bookings/quick-quotation', () => price.held, { once: true }),
      http.post(`*${BOOK}`, () => booking.held, { once: true }),
    );
    await user.click(await screen.findByRole('textbox', { name: 'List of drop-offs' }));
    await user.paste(list(16));
    await user.click(screen.getByRole('button', { name: 'Check list' }));
    // screen readers would read out each price
    expect(await screen.findByText('0 of 2 priced')).not.toHaveRole('status');
    await user.click(screen.getByRole('checkbox', { name: 'These deliveries contain no prohibited items' }));
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    expect(screen.getByText(slow)).toBeVisible();
    price.release();
    await screen.findByText('You pay each booking after it is placed.');
    expect(await findAnnouncement(/^The total is ₱[\d,.]+$/)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(slow)).toBeNull());
    await user.click(place(2));
    await screen.findByText('Placing…');
    await act(() => vi.advanceTimersByTimeAsync(12_000));
    expect(screen.getByText(slow)).toBeVisible();
    booking.release();
    expect(await screen.findByRole('heading', { name: '2 of 2 bookings placed' })).toBeVisible();
    await waitFor(() => expect(screen.queryByText(slow)).toBeNull());
  });

  it('list every row that needs a fix', async () => {
    const { user } = await renderApp(PATHS.bookBatch, { as: 'andrea', draft: await createBookableDraft() });
    await user.click(await screen.findByRole('textbox', { name: 'List of drop-offs' }));
    await user.paste([HEAD, row(0).replace('Household', 'Toys'), row(1).replace('09171234567', '12')].join('\n'));
    await user.click(screen.getByRole('button', { name: 'Check list' }));
    const table = await screen.findByRole('table', { name: 'What to change in the list' });
    const cells = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((line) => [...line.children].slice(0, 2).map((cell) => cell.textContent));
    expect(cells).toEqual([
      ['2', 'goods type'],
      ['3', 'mobile'],
    ]);
    expect(screen.getByRole('heading', { name: 'Your bookings will show here' })).toBeVisible();
  });
});
