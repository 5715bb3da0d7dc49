import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { getLivePath } from '@/config/paths';
import type { DeliveryDraft, DraftStop } from '@/domain/draft/draft';
import { findBookingProblems } from '@/domain/draft/draftRules';
import { withSameGoods } from '@/domain/draft/dropoffGoods';
import { formatLongDay, toManila } from '@/lib/dates';
import { findDemoCustomer } from '@/sandbox/seed/customers';
import type { World } from '@/sandbox/world';
import { ANDREA } from '../accounts';
import { createBookableDraft } from '../builders/bookable';
import { countCalls, watchCalls } from '../calls';
import { createHold } from '../hold';
import { renderApp, type RenderedApp } from '../render';
import { server } from '../server';
import { savedDraft } from './bookingPage';
import { bookingsOf } from './livePage';
// Loads lazily on idle; imported here, so that no test waits for its transform.
import '@/features/dashboard/LowerBlocks';
import '@/features/dashboard/RepeatLast';

const block = (name: string | RegExp) => screen.findByRole('region', { name });
const draftItemsOf = (app: RenderedApp) => savedDraft(app)?.items ?? [];

it('requests each page of a list once for all blocks', async () => {
  const calls = countCalls('GET', '/api/bookings');
  const app = await renderApp('/dashboard', { as: 'andrea' });
  expect(await within(await block('Book again')).findAllByRole('button', { name: /^Book again/ })).not.toEqual([]);
  const completed = Math.min(3, Math.ceil(bookingsOf(app.world, 'andrea', 'Completed').length / 10));
  expect(completed).toBeGreaterThan(1);
  expect(calls()).toBe(['Ongoing', 'Pending'].length + completed);
});

it('requests a failed list once, although several blocks show it', async () => {
  const app = await renderApp('/no-such-page', { as: 'andrea' });
  const calls = watchCalls();
  server.use(http.get(/\/api\/(bookings|payments\/methods)$/, () => new HttpResponse(null, { status: 500 })));
  await act(() => app.router.navigate('/dashboard'));
  expect(await screen.findByRole('heading', { name: 'Your regular routes did not load' })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'The next seven days did not load' })).toBeVisible();
  const statuses = calls.of('GET /api/bookings').map(({ request }) => new URL(request.url).searchParams.get('status'));
  // the sidebar may have requested the ongoing ones before
  expect(statuses.filter((status) => status !== 'Ongoing').sort()).toEqual(['Completed', 'Pending']);
  expect(calls.count('GET /api/payments/methods')).toBe(1);

  server.resetHandlers(...app.sandbox.handlers);
  await app.user.click(within(await block('Needs attention')).getByRole('button', { name: 'Try again' }));
  expect(await within(await block('Book again')).findAllByRole('button', { name: /^Book again/ })).not.toEqual([]);
  await waitFor(() => expect(calls.count('GET /api/payments/methods')).toBe(2));
});

describe('the last delivery', () => {
  it('is repeated from the top of the page: the newest booking, ready for its confirmation', async () => {
    const app = await renderApp('/dashboard', { as: 'andrea' });
    await app.user.click(await screen.findByRole('button', { name: 'Repeat last delivery' }));
    const dialog = await screen.findByRole('dialog', { name: 'Book again' });
    const mine = ['Pending', 'Ongoing', 'Completed'].flatMap((status) => bookingsOf(app.world, 'andrea', status));
    const [newest] = mine.sort((a, b) => b.created_at - a.created_at);
    expect(await within(dialog).findByText(String(newest?.booking_number))).toBeVisible();
    const open = within(dialog).getByRole('button', { name: 'Open the form' });
    await waitFor(() => expect(open).not.toHaveAttribute('aria-busy'));
    await app.user.click(open);
    await waitFor(() => expect(app.router.state.location.pathname).toMatch(/^\/booking\//));
    const draft = savedDraft(app);
    expect(findBookingProblems(draft as DeliveryDraft).map(({ path }) => path)).toEqual(['has_no_prohibited_goods']);
  });

  it('is not offered to a customer without one', async () => {
    await renderApp('/dashboard', { as: 'andrea', world: (world) => void (world.bookings = []) });
    await screen.findByText('No active deliveries.', { exact: false });
    await block('Quick compare');
    expect(screen.queryByRole('button', { name: 'Repeat last delivery' })).toBeNull();
  });
});

describe('the attention block', () => {
  it('leaves the verification to the checklist, which asks for it once', async () => {
    await renderApp('/dashboard', { as: 'bea' });
    const checklist = await block('Get ready to book');
    expect(within(checklist).getByText('Verify your account')).toBeVisible();
    expect(screen.getAllByText('Verify your account')).toHaveLength(1);
  });

  it('links each task to its page and opens the rating dialog', async () => {
    const app = await renderApp('/dashboard', {
      as: 'andrea',
      world: (world) => {
        const [first, second] = world.bookings.filter(({ status }) => status === 'Ongoing');
        if (first) first.appointment_status = 'Failed Attempt';
        if (first) first.plan = [];
        if (second) Object.assign(second, { status: 'Pending', payment_status: 'Unpaid', payment: null });
        const card = world.paymentMethods.find(({ kind }) => kind === 'card');
        const now = toManila(Date.now());
        if (card) Object.assign(card, { expiry_month: now.month() + 1, expiry_year: now.year() - 1 });
      },
    });
    const failed = bookingsOf(app.world, 'andrea', 'Ongoing').find(
      ({ appointment_status }) => appointment_status === 'Failed Attempt',
    );
    const attention = await block('Needs attention');
    expect(await within(attention).findByRole('link', { name: /^Update: .* has expired/ })).toHaveAttribute(
      'href',
      '/payment-method',
    );
    expect(await within(attention).findByRole('link', { name: /^See what happened/ })).toHaveAttribute(
      'href',
      getLivePath(String(failed?.id)),
    );
    expect(await within(attention).findByRole('link', { name: /^Pay: LGX-/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/maps\?booking=/),
    );
    await app.user.click((await within(attention).findAllByRole('button', { name: /^Rate: / }))[0] as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Rate your experience' })).toBeVisible();
  });

  it('warns a company of low credit', async () => {
    await renderApp('/dashboard', {
      as: 'harbor.foods',
      world: (world) => {
        const company = findDemoCustomer(world, 'harbor.foods');
        company.credit_used = Math.ceil(company.credit_limit * 0.95);
      },
    });
    const attention = await block('Needs attention');
    expect(await within(attention).findByRole('link', { name: /^View Credit: Your credit is low/ })).toHaveAttribute(
      'href',
      '/wallet/corporate',
    );
  });
});

describe('a new customer', () => {
  it('sees four steps, each with a link to its page', async () => {
    const { user, store, router } = await renderApp('/dashboard', { as: 'carlo' });
    const steps = await block('Get ready to book');
    expect(within(steps).getAllByRole('listitem')).toHaveLength(4);
    expect(within(steps).getByText('Complete your profile')).toBeVisible();
    await user.click(within(steps).getByRole('link', { name: 'Complete: Complete your profile' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/settings'));
    expect(store.getState().utils.isShowEditProfile).toBe(true);
  });

  it('reads that a list did not load, and sees the steps after a retry', async () => {
    const app = await renderApp('/no-such-page', { as: 'carlo' });
    server.use(
      http.get('*/api/bookings', ({ request }) =>
        request.url.includes('Cancelled') ? new HttpResponse(null, { status: 500 }) : undefined,
      ),
    );
    await act(() => app.router.navigate('/dashboard'));
    const attention = within(await block('Needs attention'));
    expect(attention.getByText(/^We couldn't check everything/)).toBeVisible();
    server.resetHandlers(...app.sandbox.handlers);
    await app.user.click(attention.getByRole('button', { name: 'Try again' }));
    expect(await block('Get ready to book')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Needs attention' })).toBeNull());
  });

  it('no longer sees them once all are done', async () => {
    await renderApp('/dashboard', { as: 'andrea' });
    await block('Recent activity');
    await screen.findAllByRole('button', { name: /^Book again: / });
    expect(screen.queryByRole('region', { name: 'Get ready to book' })).toBeNull();
  });
});

describe('active deliveries', () => {
  it('show all vehicles on one map with the age of the position, and the chosen one', async () => {
    const app = await renderApp('/dashboard', { as: 'andrea' });
    const [, second] = bookingsOf(app.world, 'andrea', 'Ongoing').toSorted((a, b) => b.created_at - a.created_at);
    const active = await block(/^Active deliveries/);
    expect(await within(active).findByText(/^(Live, updated|Last known,|No position yet)/)).toBeVisible();
    const show = within(active).getByRole('button', { name: `Show ${second?.booking_number} on the map` });
    await app.user.click(show);
    expect(show).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByRole('region', { name: `Map of ${second?.booking_number}` })).toBeInTheDocument();
  });
});

describe('booking from the dashboard', () => {
  it('offers the most frequent lanes with their price change, and fills the form', async () => {
    const quotes = countCalls('POST', '/api/bookings/quick-quotation');
    const app = await renderApp('/dashboard', {
      as: 'andrea',
      world: (world: World) => {
        // A peso each: below any price of today, with any surcharge.
        for (const booking of world.bookings) if (booking.status === 'Completed') booking.total = 100;
      },
    });
    const lanes = await block('Book again');
    const [first] = await within(lanes).findAllByRole('button', { name: /^Book again: / });
    expect(within(lanes).getAllByRole('button', { name: /^Book again: / })).toHaveLength(3);
    await waitFor(() => expect(within(lanes).getAllByText(/^₱[\d,.]+ more than on \d\d \w{3}/)).toHaveLength(3));
    expect(quotes()).toBe(3);
    await app.user.click(first as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Book again' });
    const open = within(dialog).getByRole('button', { name: 'Open the form' });
    await waitFor(() => expect(open).not.toHaveAttribute('aria-busy'));
    await app.user.click(open);
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/booking/exclusive'));
    expect(savedDraft(app)?.stops[0]?.lat).not.toBeNull();
  });

  it('compares the price of a lane with its last price without the voucher', async () => {
    await renderApp('/dashboard', {
      as: 'andrea',
      spoil: (booking) =>
        Object.assign(booking, {
          voucher_code: 'PADALA150',
          charged: { breakdown: [], discount: 500_000, total: booking.total },
        }),
    });
    const lanes = within(await block('Book again'));
    await waitFor(() => expect(lanes.getAllByText(/^₱[\d,.]+ less than on \d\d \w{3}/)).toHaveLength(3));
  });

  it('names the last price before its voucher in the dialog, as it compares it with today', async () => {
    const { user } = await renderApp('/dashboard', {
      as: 'andrea',
      spoil: (booking) =>
        Object.assign(
          booking,
          { voucher_code: 'PADALA150', charged: { breakdown: [], discount: 150, total: 400 } },
          { total: 400 },
        ),
    });
    const [first] = await within(await block('Book again')).findAllByRole('button', { name: /^Book/ });
    await user.click(first as HTMLElement);
    const dialog = await screen.findByRole('dialog', { name: 'Book again' });
    expect(await within(dialog).findByText(/^₱550\.00 on \d\d \w{3}.*, before a voucher of ₱150\.00\. /)).toBeVisible();
  });

  it('multiplies goods by the drop-offs that get the same, as the price does', async () => {
    const draft = await createBookableDraft();
    const [pickup, dropoff] = draft.stops as [DraftStop, DraftStop];
    draft.stops = [pickup, { ...dropoff, key: 'first' }, dropoff];
    draft.items = withSameGoods(draft.items);
    await renderApp('/dashboard', { as: 'andrea', draft });
    expect(await within(await block('Quick compare')).findByText('24 units, 396 kg total')).toBeVisible();
  });

  it('compares Special and Joint for a typed route and opens the form with it', async () => {
    const app = await renderApp('/dashboard', { as: 'andrea' });
    const compare = await block('Quick compare');
    expect(await within(compare).findByText(/^Same goods as last time: /)).toBeVisible();
    for (const [name, text] of [
      ['Pickup', 'Salcedo'],
      ['Drop-off', 'Gilmore'],
    ] as const) {
      await app.user.type(within(compare).getByRole('combobox', { name }), text);
      await app.user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    }
    const [special, joint] = [
      await within(compare).findByRole('region', { name: 'Special' }),
      await within(compare).findByRole('region', { name: 'Joint' }),
    ];
    expect(await within(special).findByText(/^₱[\d,]+\.\d\d$/)).toBeVisible();
    expect(await within(joint).findByText(/^₱[\d,]+\.\d\d$/)).toBeVisible();
    await app.user.click(within(joint).getByRole('button', { name: 'Book Joint' }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/booking/shared'));
    const draft = savedDraft(app);
    expect(draft?.mode).toBe('shared');
    expect(draft?.stops.every(({ lat }) => lat !== null)).toBe(true);
    expect(draft?.items[0]).toMatchObject({ stop: draft?.stops[1]?.key, weight_kg: expect.any(Number) as number });
  });

  it('keeps all goods of the last delivery when they are changed', async () => {
    const app = await renderApp('/dashboard', {
      as: 'andrea',
      world: (world) => {
        for (const { items } of world.bookings.flatMap(({ stops }) => stops)) items.push(...structuredClone(items));
      },
    });
    const compare = await block('Quick compare');
    const { textContent } = await within(compare).findByText(/^Same goods as last time: /);
    const load = /time: (.+ kg)/.exec(textContent)?.[1] ?? '';
    await app.user.click(within(compare).getByRole('button', { name: 'Change goods' }));
    expect(await within(compare).findByText(`${load} total`)).toBeVisible();
  });

  it('changes each item of several goods', async () => {
    const app = await renderApp('/dashboard', {
      as: 'andrea',
      world: (world) => {
        for (const { items } of world.bookings.flatMap(({ stops }) => stops)) items.push(...structuredClone(items));
      },
    });
    const compare = within(await block('Quick compare'));
    await app.user.click(await compare.findByRole('button', { name: 'Change goods' }));
    const chosen = compare.getByRole('button', { name: /Item to change/ });
    expect(chosen).toHaveTextContent(/Item 1: /);
    await app.user.click(chosen);
    await app.user.click(await screen.findByRole('option', { name: /^Item 2: / }));
    const weight = compare.getByLabelText('Weight per unit');
    await app.user.clear(weight);
    await app.user.type(weight, '7.5');
    await waitFor(() => expect(draftItemsOf(app)[1]?.weight_kg).toBe(7.5));
    expect(draftItemsOf(app)[0]?.weight_kg).not.toBe(7.5);
  });

  it('shows the next seven days and books on one of them', async () => {
    const app = await renderApp('/dashboard', {
      as: 'andrea',
      world: (world) => {
        const booking = world.bookings.find(({ status }) => status === 'Ongoing');
        if (booking) booking.pickup_at = toManila(Date.now()).add(2, 'day').hour(9).valueOf();
      },
    });
    const days = await block('Next seven days');
    const inTwoDays = toManila(Date.now()).add(2, 'day');
    const column = await within(days).findByRole('listitem', {
      name: `${formatLongDay(inTwoDays.toDate())}, 1 pickup`,
    });
    expect(within(column).getByRole('link', { name: /^LGX-.*09:\d\d AM/ })).toBeVisible();
    const tomorrow = toManila(Date.now()).add(1, 'day');
    await app.user.click(within(days).getByRole('button', { name: `Book on ${formatLongDay(tomorrow.toDate())}` }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe('/booking/exclusive'));
    expect(savedDraft(app)?.schedule).toMatchObject({ when: 'later', date: tomorrow.format('YYYY-MM-DD') });
  });
});

it('names the next pickup also when it is on a further page', async () => {
  const inDays = (days: number) => toManila(Date.now()).add(days, 'day').hour(9);
  const app = await renderApp('/no-such-page', {
    as: 'andrea',
    world: ({ bookings }) => {
      const ongoing = bookings.find(({ customer_id, status }) => customer_id === ANDREA && status === 'Ongoing');
      if (!ongoing) throw new Error('andrea has no ongoing booking');
      const { created_at } = ongoing;
      ongoing.pickup_at = inDays(2).valueOf();
      for (let id = 90_001; id <= 90_011; id += 1) {
        const pickup_at = inDays(5).valueOf();
        const booking_number = `LGX-260101-${id}`;
        bookings.push({ ...structuredClone(ongoing), id, booking_number, pickup_at, created_at: created_at + id });
      }
    },
  });
  const hold = createHold();
  server.use(
    http.get('*/api/bookings', ({ request }) =>
      new URL(request.url).searchParams.get('page') === '1' ? hold.held : undefined,
    ),
  );
  await act(() => app.router.navigate('/dashboard'));
  const links = await screen.findByRole('navigation', { name: 'Go to' });
  const calendar = within(links).getByRole('link', { name: /^Calendar/ });
  await block('Next seven days');
  expect(calendar).toHaveTextContent('By month or week');
  hold.release();
  await waitFor(() => expect(calendar).toHaveTextContent(`Next pickup ${inDays(2).format('DD MMM')}`));
});

it('says that the pickups of the next seven days are incomplete when a further page does not load', async () => {
  const app = await renderApp('/no-such-page', {
    as: 'andrea',
    world: ({ bookings }) => {
      const ongoing = bookings.find(({ customer_id, status }) => customer_id === ANDREA && status === 'Ongoing');
      if (!ongoing) throw new Error('andrea has no ongoing booking');
      for (let id = 90_001; id <= 90_011; id += 1)
        bookings.push({ ...structuredClone(ongoing), id, booking_number: `LGX-260101-${id}` });
    },
  });
  const failsOnPage1 = http.get('*/api/bookings', ({ request }) =>
    new URL(request.url).searchParams.get('page') === '1' ? new HttpResponse(null, { status: 500 }) : undefined,
  );
  server.use(failsOnPage1);
  await act(() => app.router.navigate('/dashboard'));
  const days = await block('Next seven days');
  expect(await within(days).findByText(/^Some pickups did not load\./)).toBeVisible();
  server.resetHandlers(...app.sandbox.handlers);
  await app.user.click(within(days).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(within(days).queryByText(/^Some pickups did not load/)).toBeNull());
});

describe('spending and recent activity', () => {
  it('show the monthly cost of Special and Joint in a sentence, a chart and a table', async () => {
    const { user } = await renderApp('/dashboard', { as: 'andrea' });
    const spending = await block('Spending');
    expect(await within(spending).findByText(/in the last 6 months\. Highest:/)).toBeVisible();
    expect(within(spending).getByRole('img', { name: /Special against Joint/ })).toBeVisible();
    await user.click(within(spending).getByRole('button', { name: 'Show as table' }));
    expect(within(within(spending).getByRole('table')).getAllByRole('row')).toHaveLength(7);
    const recent = await block('Recent activity');
    expect(within(recent).getByRole('link', { name: /^Delivered to / })).toBeVisible();
  });

  it('show a failure in their own blocks, with a retry', async () => {
    const app = await renderApp('/no-such-page', { as: 'andrea' });
    server.use(http.get('*/api/payments', () => new HttpResponse(null, { status: 500 })));
    await act(() => app.router.navigate('/dashboard'));
    expect(await screen.findByRole('heading', { name: 'Spending did not load' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Activity did not load' })).toBeVisible();
    expect(await screen.findAllByRole('button', { name: /^Book again: / })).toHaveLength(3);
    expect(app.store.getState().booking.lookupErrors.transactions?.[0]).toMatchObject({ status: 500 });
    server.resetHandlers(...app.sandbox.handlers);
    await app.user.click(within(await block('Spending')).getByRole('button', { name: 'Try again' }));
    expect(await within(await block('Spending')).findByText(/Highest: /)).toBeVisible();
  });
});

it('shows its blocks with their errors when every call fails, and repeats no call by itself', async () => {
  const app = await renderApp('/no-such-page', { as: 'andrea' });
  const calls = countCalls('GET', '/api/bookings');
  server.use(http.get(/\/api\//, () => new HttpResponse(null, { status: 500 })));
  await act(() => app.router.navigate('/dashboard'));
  expect(await screen.findByText(/^We couldn't check everything/)).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Your regular routes did not load' })).toBeVisible();
  const settled = calls();
  await act(() => new Promise((resolve) => setTimeout(resolve, 300)));
  expect(calls()).toBe(settled);
});
