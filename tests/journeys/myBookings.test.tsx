import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, getResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { baseApi } from '@/api/baseApi';
import type { Booking } from '@/api/wire';
import { typedDraft } from '../builders/draft';
import { countCalls } from '../calls';
import { createHold } from '../hold';
import { renderApp, type RenderedApp } from '../render';
import { watchSavedFiles } from '../savedFiles';
import { server } from '../server';
import { savedDraft } from './bookingPage';
import { bookingsOf } from './livePage';

const numbersIn = (table: HTMLElement) =>
  within(table)
    .getAllByRole('link', { name: /^LGX-/ })
    .map(({ textContent }) => textContent);

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the search', () => {
  it('covers all pages, shows its progress, and stays in the URL', async () => {
    const app = await renderApp('/mybooking?status=Completed', { as: 'andrea' });
    const { user, router } = app;
    const all = bookingsOf(app.world, 'andrea', 'Completed');
    const oldest = all.reduce((first, other) => (other.created_at < first.created_at ? other : first));
    await screen.findByRole('table', { name: 'Completed bookings' });
    expect(screen.queryByRole('link', { name: oldest.booking_number })).toBeNull();
    const pages = countCalls('GET', '/api/bookings');
    await user.click(screen.getByRole('searchbox', { name: 'Search bookings' }));
    await user.paste(oldest.booking_number);
    expect(await screen.findByText(`1 booking found, all ${all.length} searched.`)).toBeVisible();
    expect(numbersIn(screen.getByRole('table', { name: 'Completed bookings' }))).toEqual([oldest.booking_number]);
    expect(pages()).toBe(Math.ceil(all.length / 10));
    expect(router.state.location.search).toBe(`?status=Completed&q=${oldest.booking_number}`);

    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=Completed'));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(await screen.findByRole('navigation', { name: 'Pages' })).toBeVisible();
  });

  it('stays empty when the filters are cleared right after the typing', async () => {
    const { user, router } = await renderApp('/mybooking?status=Completed&needs=action', { as: 'andrea' });
    const clear = await screen.findByRole('button', { name: 'Clear filters' });
    await user.type(screen.getByRole('searchbox'), 'LGX');
    await user.click(clear);
    await screen.findByRole('navigation', { name: 'Pages' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(router.state.location.search).toBe('?status=Completed');
  });

  it('filters by mode, dates and needed action from the URL', async () => {
    const app = await renderApp('/mybooking?status=Completed&mode=shared', { as: 'andrea' });
    const { user, router } = app;
    const joint = bookingsOf(app.world, 'andrea', 'Completed').filter(({ booking_type }) => booking_type === 'shared');
    await screen.findByText(new RegExp(`^${joint.length} bookings found, all`));
    expect(numbersIn(screen.getByRole('table'))).toEqual(joint.map((booking) => booking.booking_number));
    await user.click(screen.getByRole('button', { name: 'Needs action' }));
    const unrated = joint.filter(({ rating }) => rating === null);
    await screen.findByText(new RegExp(`^${unrated.length} booking`));
    expect(screen.getByRole('button', { name: 'Needs action' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getAllByRole('button', { name: /^Rate LGX/ })).toHaveLength(unrated.length);
    expect(router.state.location.search).toBe('?status=Completed&mode=shared&needs=action');

    await act(() => router.navigate('/mybooking?status=Completed&from=2001-01-01&to=2001-12-31'));
    expect(await screen.findByText('No results found.')).toBeVisible();
    expect(screen.getByRole('button', { name: /^From\s*1 Jan 2001$/ })).toBeVisible();
  });

  it('keeps its matches when a page fails, and continues from that page', async () => {
    const app = await renderApp('/no-such-page', { as: 'andrea' });
    server.use(
      http.get('*/api/bookings', ({ request }) =>
        new URL(request.url).searchParams.get('page') === '1' ? new HttpResponse(null, { status: 500 }) : undefined,
      ),
    );
    await act(() => app.router.navigate('/mybooking?status=Completed&q=lgx'));
    const count = bookingsOf(app.world, 'andrea', 'Completed').length;
    expect(await screen.findByText(`10 bookings found. Searched 10 of ${count}.`)).toBeVisible();
    server.resetHandlers(...app.sandbox.handlers);
    await app.user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(`${count} bookings found, all ${count} searched.`)).toBeVisible();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('keeps its matches when they fail to load again after a change, and then loads all of them', async () => {
    const app = await renderApp('/mybooking?status=Completed&q=lgx', { as: 'andrea' });
    const count = bookingsOf(app.world, 'andrea', 'Completed').length;
    await screen.findByText(`${count} bookings found, all ${count} searched.`);
    server.use(http.get('*/api/bookings', () => new HttpResponse(null, { status: 500 })));
    act(() => void app.store.dispatch(baseApi.util.invalidateTags(['bookings'])));
    const alert = await screen.findByRole('alert');
    server.resetHandlers(...app.sandbox.handlers);
    const requests = countCalls('GET', '/api/bookings');
    await app.user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(requests()).toBeGreaterThan(1);
    expect(screen.getByText(`${count} bookings found, all ${count} searched.`)).toBeVisible();
  });

  it('shows unpaid bookings with a Pay link above the ongoing ones', async () => {
    const { user, router } = await renderApp('/mybooking', {
      as: 'andrea',
      world: (world) => {
        const booking = world.bookings.find(({ status }) => status === 'Ongoing');
        if (booking) Object.assign(booking, { status: 'Pending', payment_status: 'Unpaid', payment: null });
      },
    });
    const waiting = await screen.findByRole('region', { name: 'Waiting for payment' });
    await user.click(within(waiting).getByRole('link', { name: /^Pay LGX/ }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/booking/exclusive/maps'));
  });
});

describe('unpaid bookings that do not load', () => {
  it('are mentioned above the list, and shown after "Try again"', async () => {
    const app = await renderApp('/no-such-page', {
      as: 'andrea',
      world: (world) => {
        const booking = world.bookings.find(({ status }) => status === 'Ongoing');
        if (booking) Object.assign(booking, { status: 'Pending', payment_status: 'Unpaid', payment: null });
      },
    });
    server.use(
      http.get('*/api/bookings', ({ request }) =>
        new URL(request.url).searchParams.get('status') === 'Pending'
          ? new HttpResponse(null, { status: 500 })
          : undefined,
      ),
    );
    await act(() => app.router.navigate('/mybooking'));
    const note = await screen.findByText('Bookings waiting for payment did not load.');
    server.resetHandlers(...app.sandbox.handlers);
    await app.user.click(within(note).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('region', { name: 'Waiting for payment' })).toBeVisible();
  });
});

describe('a search for an unpaid booking', () => {
  const isPending = (request: Request) => new URL(request.url).searchParams.get('status') === 'Pending';
  const openSearch = async (answer: () => Promise<Response | undefined> | Response) => {
    let number = '';
    const app = await renderApp('/no-such-page', {
      as: 'andrea',
      world: (world) => {
        const booking = world.bookings.find(({ status }) => status === 'Ongoing');
        if (booking) Object.assign(booking, { status: 'Pending', payment_status: 'Unpaid', payment: null });
        number = booking?.booking_number ?? '';
      },
    });
    server.use(http.get('*/api/bookings', ({ request }) => (isPending(request) ? answer() : undefined)));
    await act(() => app.router.navigate(`/mybooking?q=${number}`));
    return { ...app, number };
  };

  it('finds nothing only once the unpaid bookings are loaded', async () => {
    const { held, release } = createHold();
    const { number } = await openSearch(() => held);
    const progress = await screen.findByRole('progressbar', { name: 'Searching' });
    await waitFor(() => expect(progress).toHaveAttribute('aria-valuetext', '2 searched'));
    expect(screen.queryByText('No results found.')).toBeNull();
    release();
    expect(await screen.findByRole('link', { name: number })).toBeVisible();
    expect(screen.getByText(/^1 booking found, all \d+ searched\.$/)).toBeVisible();
  });

  it('says that they did not load, and finds it after "Try again"', async () => {
    const { user, number, sandbox } = await openSearch(() => new HttpResponse(null, { status: 500 }));
    const alert = await screen.findByRole('alert');
    expect(screen.queryByText(/all \d+ searched/)).toBeNull();
    server.resetHandlers(...sandbox.handlers);
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: number })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the view of the list', () => {
  it('shows cards from the URL and keeps them over tabs', async () => {
    const { user, router } = await renderApp('/mybooking?status=Completed', { as: 'andrea' });
    await user.click(await screen.findByRole('radio', { name: 'Cards' }));
    const cards = await screen.findByRole('list', { name: 'Completed bookings' });
    expect(within(cards).getAllByRole('listitem')).toHaveLength(10);
    await user.click(screen.getByRole('tab', { name: /Cancelled/ }));
    expect(await screen.findByRole('list', { name: 'Cancelled bookings' })).toBeVisible();
    expect(router.state.location.search).toBe('?status=Cancelled&view=cards');
  });
});

describe('a long list of bookings', () => {
  it.each([
    ['table', '', '[role=row]'],
    ['list', '&view=cards', '[role=listitem]'],
  ] as const)('renders only the visible rows of a %s, and all of them for paper', async (role, view, row) => {
    const { router, sandbox } = await renderApp('/no-such-page', { as: 'andrea' });
    server.use(
      http.get('*/api/bookings', async ({ request }) => {
        const sent = await getResponse(sandbox.handlers, request);
        const { data, ...rest } = (await sent?.json()) as { data: Booking[] };
        const long = Array.from({ length: 130 }, (_, index) => ({ ...data[0], id: index + 1 }));
        return HttpResponse.json({ ...rest, data: long }, { headers: { 'x-contract': 'off' } });
      }),
    );
    await act(() => router.navigate(`/mybooking?status=Completed${view}`));
    const list = await screen.findByRole(role, { name: 'Completed bookings' });
    // a query by role is slow for that many rows
    const countRows = () => list.querySelectorAll(row).length;
    expect(countRows()).toBeLessThan(130);
    window.dispatchEvent(new Event('beforeprint'));
    expect(countRows()).toBeGreaterThanOrEqual(130);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(countRows()).toBeLessThan(130);
  });
});

describe('a selection of bookings', () => {
  it('grows by keyboard, by range and by page, and is exported as CSV', async () => {
    const saved = watchSavedFiles();
    const { user } = await renderApp('/mybooking?status=Completed', { as: 'andrea' });
    const table = await screen.findByRole('table', { name: 'Completed bookings' });
    const boxes = within(table).getAllByRole('checkbox', { name: /^Select LGX/ });
    boxes[0]?.focus();
    await user.keyboard(' {ArrowDown}{ArrowDown}');
    expect(boxes[2]).toHaveFocus();
    await user.keyboard('{Shift>}');
    await user.click(boxes[3] as HTMLElement);
    await user.keyboard('{/Shift}');
    const bar = screen.getByRole('group', { name: 'Selected bookings' });
    expect(within(bar).getByRole('status')).toHaveTextContent('4 bookings selected');

    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Page 2', current: 'page' })).toHaveFocus());
    await user.click(await screen.findByRole('checkbox', { name: 'Select all 10 listed' }));
    expect(within(bar).getByRole('status')).toHaveTextContent('14 bookings selected');
    await user.click(within(bar).getByRole('button', { name: 'Export CSV' }));
    const lines = (await saved[0]?.text())?.split('\r\n') ?? [];
    expect(lines).toHaveLength(15);
    expect(lines[1]).toMatch(new RegExp(`^${boxes[0]?.closest('[role=row]')?.querySelector('a')?.textContent},`));
    await user.click(within(bar).getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('group', { name: 'Selected bookings' })).toBeNull();
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('is exported as it is now, after a rating', async () => {
    const saved = watchSavedFiles();
    const app = await renderApp('/mybooking?status=Completed', { as: 'andrea' });
    const [unrated] = bookingsOf(app.world, 'andrea', 'Completed').filter(({ rating }) => rating === null);
    await app.user.click(await screen.findByRole('checkbox', { name: `Select ${unrated?.booking_number}` }));
    const rate = screen.getByRole('button', { name: `Rate ${unrated?.booking_number}` });
    await app.user.click(rate);
    const dialog = await screen.findByRole('dialog', { name: 'Rate your experience' });
    await app.user.click(within(dialog).getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(rate).not.toBeInTheDocument());
    await app.user.click(screen.getByRole('button', { name: 'Export CSV' }));
    expect((await saved[0]?.text())?.split('\r\n')[1]).toMatch(/,\d$/);
  });

  it('ends when another tab opens, also by Back', async () => {
    const { user, router } = await renderApp('/mybooking', { as: 'andrea' });
    await screen.findByRole('table', { name: 'Ongoing bookings' });
    await user.click(screen.getByRole('tab', { name: /Completed/ }));
    await screen.findByRole('table', { name: 'Completed bookings' });
    await user.click(screen.getAllByRole('checkbox', { name: /^Select LGX/ })[0] as HTMLElement);
    expect(screen.getByText('1 booking selected')).toBeVisible();
    await act(() => router.navigate(-1));
    await screen.findByRole('table', { name: 'Ongoing bookings' });
    expect(screen.queryByText('1 booking selected')).toBeNull();
  });

  it('prints one waybill per booking, with a QR code of the tracking page', async () => {
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    const app = await renderApp('/mybooking?status=Completed', { as: 'andrea' });
    const { user } = app;
    const [first, second] = await screen.findAllByRole('checkbox', { name: /^Select LGX/ });
    await user.click(first as HTMLElement);
    await user.click(second as HTMLElement);
    const [printed, failing] = bookingsOf(app.world, 'andrea', 'Completed');
    server.use(
      http.get(`*/api/bookings/${failing?.id}`, () => new HttpResponse(null, { status: 500 }), { once: true }),
    );
    await user.click(screen.getByRole('button', { name: 'Print waybills' }));
    const sheet = await screen.findByRole('article', { name: `Waybill ${printed?.booking_number}` });
    expect(within(sheet).getByRole('img', { name: `Track ${printed?.booking_number}` })).toBeVisible();
    expect(within(sheet).getByText(`${window.location.origin}/track/${printed?.booking_number}`)).toBeVisible();
    expect(within(sheet).getByText(printed?.stops.at(-1)?.contact_name ?? '')).toBeVisible();
    expect(await screen.findByRole('heading', { name: '1 waybill did not load' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByRole('article', { name: `Waybill ${failing?.booking_number}` });
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
  });

  it('offers no others to print when no waybill loads', async () => {
    await renderApp('/mybooking?waybills=999999', { as: 'andrea' });
    expect(await screen.findByRole('heading', { name: '1 waybill did not load' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
    expect(screen.queryByText(/You can print the others|^0 pages/)).toBeNull();
  });
});

describe('booking again', () => {
  const openMenu = async (user: RenderedApp['user'], number: string, action: string) => {
    await user.click(await screen.findByRole('button', { name: `More about ${number}` }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
  };

  it('shows the price change with one call and fills in the form', async () => {
    const app = await renderApp('/mybooking?status=Completed', {
      as: 'andrea',
      world: (world) => {
        const booking = world.bookings.find(({ status }) => status === 'Completed');
        if (booking) booking.total -= 4500;
      },
    });
    const { user, router } = app;
    const last = bookingsOf(app.world, 'andrea', 'Completed')[0];
    const quotes = countCalls('POST', '/api/bookings/quick-quotation');
    await openMenu(user, last?.booking_number ?? '', 'Book again');
    const dialog = await screen.findByRole('dialog', { name: 'Book again' });
    const words = await within(dialog).findByText(/^₱[\d,.]+ (more|less) than on \d\d \w{3}( \d{4})?$/);
    expect(words).toBeVisible();
    expect(within(dialog).getByText(/goods and services, with pickup now\. Driver notes aren't copied/)).toBeVisible();
    expect(quotes()).toBe(1);
    await user.click(within(dialog).getByRole('button', { name: 'Open the form' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/booking/exclusive'));
    const draft = savedDraft(app);
    expect(draft?.stops.map(({ address_line }) => address_line)).toEqual(last?.stops.map((stop) => stop.address_line));
    expect(draft?.items[0]?.quantity).toBe(last?.stops[1]?.items[0]?.quantity);
    expect(draft?.has_no_prohibited_goods).toBe(false);
  });

  it('replaces a draft only after a confirmation', async () => {
    const typed = typedDraft();
    const app = await renderApp('/mybooking?status=Completed', { as: 'andrea', draft: typed });
    const { user, router } = app;
    const last = bookingsOf(app.world, 'andrea', 'Completed')[0];
    server.use(
      http.post('*/api/bookings/quick-quotation', () => new HttpResponse(null, { status: 500 }), { once: true }),
    );
    const kept = () => savedDraft(app)?.stops[1]?.address_line;
    await openMenu(user, last?.booking_number ?? '', 'Book again');
    const dialog = await screen.findByRole('dialog', { name: 'Book again' });
    expect(await within(dialog).findByText(/Couldn't get today's price/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await within(dialog).findByText(/than on|Same price/);
    expect(within(dialog).getByText(/12 Port Road, Tondo to 8 Mabini Street, Poblacion/)).toBeVisible();
    await user.keyboard('{Escape}');
    expect(kept()).toBe('8 Mabini Street, Poblacion');
    await openMenu(user, last?.booking_number ?? '', 'Book again');
    await user.click(await screen.findByRole('button', { name: 'Keep my draft' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/booking/exclusive'));
    expect(kept()).toBe('8 Mabini Street, Poblacion');
    await act(() => router.navigate('/mybooking?status=Completed'));
    await openMenu(user, last?.booking_number ?? '', 'Book again');
    const replace = await screen.findByRole('button', { name: 'Replace my draft' });
    await waitFor(() => expect(replace).not.toHaveAttribute('aria-busy'));
    await user.click(replace);
    await waitFor(() => expect(kept()).toBe(last?.stops[1]?.address_line));
  });

  it('updates a row after its rating', async () => {
    const app = await renderApp('/mybooking?status=Completed&needs=action', { as: 'andrea' });
    const unrated = bookingsOf(app.world, 'andrea', 'Completed').filter(({ rating }) => rating === null);
    const ratings = countCalls('POST', '/api/bookings/ratings/create/:id');
    await app.user.click(await screen.findByRole('button', { name: `Rate ${unrated[0]?.booking_number}` }));
    const dialog = await screen.findByRole('dialog', { name: 'Rate your experience' });
    await app.user.click(within(dialog).getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Rate LGX/ })).toHaveLength(unrated.length - 1));
    expect(ratings()).toBe(1);
  });
});

describe('the lists', () => {
  it('count pages from 0 in the URL, and link each row to its live page', async () => {
    const { user, router } = await renderApp('/mybooking?status=Completed', { as: 'andrea' });
    const table = await screen.findByRole('table', { name: 'Completed bookings' });
    expect(within(table).getAllByRole('row')).toHaveLength(11);
    const pages = countCalls('GET', '/api/bookings');
    await user.click(screen.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(router.state.location.search).toBe('?status=Completed&page=1'));
    await waitFor(() => expect(pages()).toBe(1));
    const second = await screen.findByRole('table', { name: 'Completed bookings' });
    await user.click(within(second).getAllByRole('link', { name: /^LGX-/ })[0] as HTMLElement);
    await waitFor(() => expect(router.state.location.pathname).toBe('/booking/exclusive/maps/routes'));
  });

  it('suggest a reload while the server does not answer', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const app = await renderApp('/about', { as: 'andrea' });
    const { held, release } = createHold();
    const none = () => HttpResponse.json({ success: true, message: 'OK', data: [], count: 0 });
    server.use(http.get('*/api/bookings', () => held.then(none)));
    await act(() => app.router.navigate('/mybooking?q=makati'));
    expect(await screen.findByText('Searching…')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Reload the page' })).toBeNull();
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    release();
    expect(
      await screen.findByText('No ongoing bookings match. Change the filters, or look in another tab.'),
    ).toBeVisible();
  });

  it('show an empty state, and offer a retry after a failure', async () => {
    const app = await renderApp('/no-such-page', { as: 'andrea' });
    server.use(http.get('*/api/bookings', () => new HttpResponse(null, { status: 500 })));
    await act(() => app.router.navigate('/mybooking?status=Cancelled'));
    expect(await screen.findByRole('heading', { name: 'Bookings did not load' })).toBeVisible();
    expect(app.store.getState().booking.lookupErrors.myBookings?.[0]).toMatchObject({ status: 500 });
    app.world.bookings = app.world.bookings.filter(({ status }) => status !== 'Cancelled');
    server.resetHandlers(...app.sandbox.handlers);
    await app.user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('No cancelled bookings')).toBeVisible();
  });
});
