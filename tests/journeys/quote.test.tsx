import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, getResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import type { Quote } from '@/api/wire';
import { countCalls } from '../calls';
import { renderApp } from '../render';
import { server } from '../server';
import { choose } from './choose';

async function pick(user: UserEvent, name: string, text: string) {
  const box = screen.getByRole('combobox', { name });
  await user.clear(box);
  await user.type(box, text);
  // an option of a part of the text may be listed before
  await user.click((await screen.findAllByRole('option', { name: new RegExp(text) }))[0] as HTMLElement);
}

async function fillGoods(user: UserEvent, kg: string) {
  await user.click(await screen.findByRole('button', { name: 'More details' }));
  await choose(user, 'Goods type', 'Household');
  await choose(user, 'Category', 'Kitchenware');
  await choose(user, 'Subcategory', 'Ceramics and glass');
  await choose(user, 'Unit of measure', 'Box');
  await user.clear(screen.getByLabelText(/Weight per unit/));
  await user.type(screen.getByLabelText(/Weight per unit/), kg);
}

describe('a price without an account', () => {
  it('leads from the home page to Special and Joint side by side, and on to a booking', async () => {
    const { user, router, store } = await renderApp('/');
    expect(await screen.findByRole('heading', { level: 1, name: /Send it across town/ })).toBeInTheDocument();
    expect(document.title).toBe('Home - Logistix Global');
    await pick(user, 'Pickup', 'Salcedo St');
    await pick(user, 'Drop-off', 'Gilmore Ave');
    const quotes = countCalls('POST', '/api/bookings/quick-quotation');
    await user.click(screen.getByRole('button', { name: 'Get a Quote' }));

    await waitFor(() => expect(router.state.location.pathname).toBe('/quickquote/booking'));
    expect(await screen.findByRole('heading', { level: 1, name: 'Quick Quotation' })).toBeInTheDocument();
    const sidebar = screen.getByRole('complementary', { name: 'Sidebar' });
    // both fields are named: the button focuses the first
    await user.click(await within(sidebar).findByRole('button', { name: 'Get a Quote' }));
    expect(screen.getByRole('combobox', { name: 'Pickup' })).toHaveFocus();
    expect(router.state.location.pathname).toBe('/quickquote/booking');
    expect(within(sidebar).getAllByRole('img', { name: /^(Special|Joint)\. / })).toHaveLength(2);

    // the goods are preselected, so that two places are enough
    expect(await screen.findByRole('radio', { name: /^Small box/, checked: true })).toBeVisible();
    const special = await screen.findByRole('region', { name: 'Special' });
    const joint = await screen.findByRole('region', { name: 'Joint' });
    await within(special).findByText(/^₱[\d,]+\.\d\d$/);
    await within(joint).findByText(/^₱[\d,]+\.\d\d$/);
    expect(quotes()).toBe(2);

    const summary = screen.getByRole('region', { name: 'Price summary' });
    expect(await within(summary).findByText('Base fare')).toBeInTheDocument();
    expect(within(summary).getByText(/Updated just now/)).toBeInTheDocument();
    await user.click(within(summary).getByRole('button', { name: 'Refresh price' }));
    await waitFor(() => expect(quotes()).toBe(3));
    await waitFor(() => expect(within(summary).getByRole('button', { name: 'Refresh price' })).toHaveFocus());

    expect(within(special).getByRole('button', { name: 'Selected', pressed: true })).toBeVisible();
    expect(within(summary).getByText(/^Final rates come from drivers near your pickup/)).toBeVisible();
    await user.click(within(joint).getByRole('button', { name: 'Choose Joint' }));
    expect(await within(summary).findByText(/^The final rate comes from the shared vehicles/)).toBeVisible();
    expect(within(summary).queryByText(/drivers near/)).toBeNull();
    await user.click(within(special).getByRole('button', { name: 'Choose Special' }));

    await user.click(within(summary).getByRole('button', { name: 'Book this' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
    expect(router.state.location.search).toBe('?next=%2Fbooking%2Fexclusive');
    const notice = 'Your quote is saved. Log in or sign up to book it.';
    expect(await screen.findByText(notice)).toBeVisible();
    await act(() => router.navigate('/login'));
    expect(screen.queryByText(notice)).toBeNull();
    expect(store.getState().booking.drafts.visitor?.stops[0]?.address_line).toContain('Salcedo');
    expect(store.getState().booking.drafts.visitor?.is_wanted).toBe(true);
    expect(store.getState().booking.quickQuotes[0]).toMatchObject({ mode: 'exclusive' });
  });

  it('rejects an unknown place', async () => {
    const { user, router } = await renderApp('/');
    await pick(user, 'Pickup', 'Salcedo St');
    const dropoff = screen.getByRole('combobox', { name: 'Drop-off' });
    await user.type(dropoff, 'Quezon Memorial Circle');
    await user.click(screen.getByRole('button', { name: 'Get a Quote' }));
    expect(dropoff).toHaveAccessibleDescription(
      "We couldn't find this place. Pick one from the list or enter the barangay and city.",
    );
    await waitFor(() => expect(dropoff).toHaveFocus());
    expect(router.state.location.pathname).toBe('/');
    await pick(user, 'Drop-off', 'Gilmore Ave');
    await user.click(screen.getByRole('button', { name: 'Get a Quote' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/quickquote/booking'));
  });

  it('lists the missing values', async () => {
    await renderApp('/quickquote/booking');
    const summary = await screen.findByRole('region', { name: 'Price summary' });
    expect(within(summary).getByText(/to see the price/)).toBeInTheDocument();
    expect(within(summary).getByRole('button', { name: 'Book this' })).toBeDisabled();
  });

  it('shows that a vehicle is too small', async () => {
    const { user } = await renderApp('/quickquote/booking');
    await screen.findByRole('heading', { level: 1, name: 'Quick Quotation' });
    await pick(user, 'Pickup', 'Salcedo St');
    await pick(user, 'Drop-off', 'Gilmore Ave');
    await fillGoods(user, '380');
    const motorcycle = await screen.findByRole('radio', { name: /Motorcycle/ });
    expect(motorcycle).toBeDisabled();
    expect(screen.getByRole('radio', { name: /MPV/ })).toBeEnabled();
  });

  it('shows how much of each vehicle the load takes', async () => {
    const { user } = await renderApp('/quickquote/booking');
    await screen.findByRole('heading', { level: 1, name: 'Quick Quotation' });
    await pick(user, 'Pickup', 'Salcedo St');
    await pick(user, 'Drop-off', 'Gilmore Ave');
    await fillGoods(user, '150');
    const special = await screen.findByRole('region', { name: 'Special' });
    expect(await within(special).findByText(/^Weight/)).toHaveTextContent(/^Weight 75%$/);
    expect(within(special).getByText(/^\d+ × \d+ × \d+ cm$/)).toBeVisible();
    const mpv = screen.getByRole('radio', { name: /MPV/ });
    expect(mpv.closest('label')).toHaveTextContent(/Weight 38%/);
  });

  it.each([
    ['with the lowest price', '', /^L300 Van/],
    ['that is chosen', 'Motorcycle', /^Motorcycle/],
  ])('marks the vehicle %s, whose price is shown, and books it', async (_name, choice, marked) => {
    const { user, router, sandbox } = await renderApp('/quickquote/booking', { as: 'andrea' });
    // the larger vehicle has the lower price
    const answer = async ({ request }: { request: Request }) => {
      const body = (await (await getResponse(sandbox.handlers, request))?.json()) as { data: Quote };
      for (const rate of body.data.rates) if (rate.vehicle_type?.name === 'L300 Van') rate.total = 77;
      return HttpResponse.json(body);
    };
    server.use(http.post('*/api/bookings/quick-quotation', answer));
    await screen.findByRole('heading', { level: 1, name: 'Quick Quotation' });
    await pick(user, 'Pickup', 'Salcedo St');
    await pick(user, 'Drop-off', 'Gilmore Ave');
    const special = within(await screen.findByRole('region', { name: 'Special' }));
    expect(await special.findByText('₱77.00')).toBeVisible();
    if (choice) await user.click(screen.getByRole('radio', { name: marked }));
    expect(screen.getByRole('radio', { name: marked })).toBeChecked();
    expect(special.getByText(marked)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Book this' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/booking/exclusive'));
    // the quote stays until the form has rendered
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Quick Quotation' })).toBeNull());
    const form = within(await screen.findByRole('radiogroup', { name: 'Vehicle' }));
    expect(await form.findByRole('radio', { name: marked })).toBeChecked();
  });

  it('marks the stop and goods that the server rejects, and shows its reasons beside each price', async () => {
    const { user } = await renderApp('/quickquote/booking');
    await screen.findByRole('heading', { level: 1, name: 'Quick Quotation' });
    server.use(
      http.post('*/api/bookings/quick-quotation', () =>
        HttpResponse.json(
          {
            success: false,
            message: 'Please check the marked fields.',
            errors: {
              'stops.1.address_line': ['We do not drive there.'],
              'stops.1.items.0.weight_kg': ['Too heavy for one piece.'],
            },
          },
          { status: 422 },
        ),
      ),
    );
    await pick(user, 'Pickup', 'Salcedo St');
    await pick(user, 'Drop-off', 'Gilmore Ave');
    await fillGoods(user, '16');
    const words = 'We do not drive there. Too heavy for one piece.';
    const special = within(await screen.findByRole('region', { name: 'Special' }));
    expect(await special.findByText(words)).toBeVisible();
    expect(await within(screen.getByRole('region', { name: 'Joint' })).findByRole('alert')).toHaveTextContent(words);
    const summary = screen.getByRole('region', { name: 'Price summary' });
    expect(within(summary).getByRole('alert')).toHaveTextContent(words);
    // the failure of the chosen mode is announced once
    expect(special.queryByRole('alert')).toBeNull();
    // the same request would get the same response
    expect(screen.queryByText(/The price did not load/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Drop-off' })).toHaveAccessibleDescription(
      'Quezon City, Metro Manila We do not drive there.',
    );
    expect(screen.getByRole('combobox', { name: 'Pickup' })).toHaveAccessibleDescription('Makati City, Metro Manila');
    expect(screen.getByLabelText(/Weight per unit/)).toHaveAccessibleDescription('Too heavy for one piece.');
  });

  it('validates only the stop whose field was left', async () => {
    const { user } = await renderApp('/quickquote/booking');
    const pickup = await screen.findByRole('combobox', { name: 'Pickup' });
    const dropoff = screen.getByRole('combobox', { name: 'Drop-off' });
    await user.type(pickup, 'Salc');
    expect(pickup).toHaveAccessibleDescription('');
    await user.click(dropoff);
    expect(pickup).toHaveAccessibleDescription(
      "We couldn't find this place. Pick one from the list or enter the barangay and city.",
    );
    expect(dropoff).toHaveAccessibleDescription('');
    await user.click(pickup);
    expect(dropoff).toHaveAccessibleDescription('Choose or enter an address.');
    await user.type(pickup, 'edo');
    expect(pickup).toHaveAccessibleDescription('');
  });

  it('keeps the error of a stop when the stop before it is removed', async () => {
    const { user, store } = await renderApp('/quickquote/booking');
    const addStop = await screen.findByRole('button', { name: 'Add a stop' });
    await user.click(addStop);
    // the quote has one item, which no drop-off goes without
    expect(await screen.findByRole('checkbox', { name: 'Same goods for every drop-off' })).toBeChecked();
    await user.click(addStop);
    await user.type(screen.getByRole('combobox', { name: 'Stop 2' }), 'Memorial Circle');
    await user.click(screen.getByRole('combobox', { name: 'Pickup' }));
    await user.click(screen.getByRole('button', { name: 'Remove stop 1' }));
    const left = screen.getByRole('combobox', { name: 'Stop 1' });
    expect(left).toHaveValue('Memorial Circle');
    expect(left).toHaveAccessibleDescription(/^We couldn't find this place\./);
    expect(screen.getByRole('combobox', { name: 'Drop-off' })).toHaveAccessibleDescription('');
    await waitFor(() =>
      expect(store.getState().booking.drafts.visitor?.stops[1]?.address_line).toBe('Memorial Circle'),
    );
  });

  it('says that no quote was made in this browser yet', async () => {
    await renderApp('/quickquote');
    expect(await screen.findByText('No quotes yet')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Quick Quotation' })).toBeInTheDocument();
  });
});

describe('the track box of the home page', () => {
  it('opens track & trace with the number', async () => {
    const { user, router } = await renderApp('/');
    await user.click(await screen.findByRole('button', { name: 'Track' }));
    expect(await screen.findByText('Enter a booking number.')).toBeInTheDocument();
    await user.type(screen.getByRole('textbox', { name: 'Booking number' }), 'LGX-000000-0000{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/tracktrace'));
    expect(await screen.findByText('LGX-000000-0000 was not found')).toBeInTheDocument();
  });
});
