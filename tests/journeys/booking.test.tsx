import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PATHS } from '@/config/paths';
import { selectExclusiveBooking } from '@/store/booking';
import { loggedOut } from '@/store/user';
import { createBookableDraft } from '../builders/bookable';
import { recordBodies } from '../calls';
import { renderApp } from '../render';
import {
  BOOK,
  book,
  chooseLastPickupDay,
  enterByHand,
  isFree,
  openPriced,
  savedDraft,
  waitForReview,
} from './bookingPage';
import { choose } from './choose';

const summary = () => screen.getByRole('region', { name: 'Summary' });
const total = () => within(summary()).getByText('Estimated total').parentElement?.parentElement?.textContent ?? '';

describe('a Special booking, typed field by field', () => {
  it('is placed once and leads to its drivers and rates', async () => {
    const posts = recordBodies('POST', BOOK);
    const app = await renderApp(PATHS.bookSpecial, { as: 'andrea' });
    const { user, router, store } = app;

    // pickup: a search in place of the default address, then who is there
    await user.click(await screen.findByRole('button', { name: 'All stops' }));
    await user.click(screen.getByRole('button', { name: 'Edit pickup' }));
    await user.type(await screen.findByRole('combobox', { name: 'Search a place' }), 'San Lorenzo, Makati');
    await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    const line = screen.getByRole('textbox', { name: 'Street, building, unit' });
    await user.clear(line);
    await user.paste('8F Salcedo One, 170 Salcedo St');
    expect(screen.getByLabelText('Contact person')).toHaveValue('Andrea Villanueva');
    await user.clear(screen.getByLabelText('Mobile number'));
    await user.paste('+63 917 482 0136');
    await user.click(screen.getByRole('button', { name: 'Done' }));

    // drop-off: a saved address
    await user.click(await screen.findByRole('button', { name: 'Edit drop-off' }));
    await user.click(screen.getByRole('button', { name: 'Saved addresses' }));
    const saved = await screen.findByRole('list', { name: 'Saved addresses' });
    const picked = within(saved).getAllByRole('button').at(-1) as HTMLElement;
    await user.click(picked);
    const { selectedAdd } = store.getState().user;
    expect(picked).toHaveTextContent(app.world.addresses.find(({ id }) => id === selectedAdd)?.label ?? 'no address');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('button', { name: 'Edit pickup' })).toBeVisible();

    // goods
    await user.click(screen.getByRole('button', { name: 'More details' }));
    await choose(user, 'Goods type', 'Household');
    await choose(user, 'Category', 'Kitchenware');
    await choose(user, 'Subcategory', 'Ceramics and glass');
    await choose(user, 'Unit of measure', 'Box');
    const quantity = screen.getByRole('textbox', { name: 'Quantity' });
    await user.clear(quantity);
    await user.type(quantity, '12');
    const weight = screen.getByRole('textbox', { name: 'Weight per unit' });
    await user.clear(weight);
    await user.type(weight, '16.5');
    await user.click(screen.getByRole('checkbox', { name: 'Fragile' }));
    await user.type(screen.getByRole('textbox', { name: /Notes for the driver/ }), 'Ring twice');
    await user.click(screen.getByRole('checkbox', { name: 'This delivery contains no prohibited items' }));

    // the smallest vehicle that fits is chosen already, and priced
    expect(await screen.findByText('Updated just now')).toBeVisible();
    const vehicles = screen.getByRole('radiogroup', { name: 'Vehicle' });
    expect(within(vehicles).getByText('Smallest that fits').closest('label')).toContainElement(
      within(vehicles).getByRole('radio', { checked: true }),
    );
    expect(total()).toMatch(/₱[\d,]+\.\d\d/);

    await user.click(book());
    const id = await waitForReview(router);
    expect(posts).toHaveLength(1);
    const request = await posts[0];
    expect(request).toMatchObject({ booking_type: 'exclusive', notes: 'Ring twice' });
    expect(request?.stops).toMatchObject([
      { kind: 'pickup', contact_mobile: '9174820136', items: [] },
      { kind: 'dropoff', items: [{ quantity: 12, weight_kg: 16.5, description: 'Fragile' }] },
    ]);
    expect(selectExclusiveBooking(store.getState())).toMatchObject({ bookingId: id, mode: 'exclusive' });
    expect(savedDraft(app)).toBeUndefined();
  }, 120_000);
});

describe('a Joint load', () => {
  it('is booked with the vehicle that it was priced for', async () => {
    const posts = recordBodies('POST', BOOK);
    const { user, router, world } = await openPriced({ path: PATHS.bookJoint });
    await user.click(book());
    const id = await waitForReview(router);
    const [sent] = await Promise.all(posts);
    const made = world.bookings.find((booking) => String(booking.id) === id)!;
    expect(made.booking_type).toBe('shared');
    expect(sent?.vehicle_type).toBe(made.vehicle_type);
  });
});

describe('the draft', () => {
  it('keeps what is typed when the mode changes, and prices the other mode', async () => {
    const app = await openPriced({ draft: await createBookableDraft({ notes: 'Ring twice' }) });
    const special = total();
    await app.user.type(screen.getByRole('textbox', { name: /Notes for the driver/ }), ', please');
    await app.user.click(screen.getByRole('radio', { name: 'Joint' }));
    await waitFor(() => expect(app.router.state.location.pathname).toBe(PATHS.bookJoint));
    await waitFor(() => {
      expect(total()).not.toBe(special);
      expect(screen.getByText('Chargeable weight')).toBeVisible();
    });
    expect(screen.getByRole('textbox', { name: /Notes for the driver/ })).toHaveValue('Ring twice, please');
    expect(screen.getByText('42 Gilmore Ave', { exact: false })).toBeVisible();
    expect(screen.queryByRole('radiogroup', { name: 'Vehicle' })).toBeNull();
    await app.user.click(screen.getByRole('radio', { name: 'Special' }));
    expect(await screen.findByRole('radiogroup', { name: 'Vehicle' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: /Notes for the driver/ })).toHaveValue('Ring twice, please');
  });

  it('is there again after a reload, without asking', async () => {
    const app = await openPriced();
    await app.user.type(screen.getByRole('textbox', { name: /Notes for the driver/ }), 'Ring twice');
    await app.user.click(screen.getByRole('button', { name: 'Add a stop' }));
    await enterByHand(app.user);
    await app.user.type(screen.getByRole('textbox', { name: 'Contact person' }), 'Kim Salonga');
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(localStorage.getItem('booking')).toContain('Kim Salonga'));

    const again = await renderApp(PATHS.bookSpecial, { as: 'andrea' });
    expect(savedDraft(again)?.stops).toHaveLength(3);
    const notes = await screen.findAllByRole('textbox', { name: /Notes for the driver/ });
    expect(notes.at(-1)).toHaveValue('Ring twice');
  });

  it('from an earlier visit is shown as resumed, with its time, until it is saved again', async () => {
    const draft = await createBookableDraft({
      vehicle_type: '4',
      saved_at: new Date(Date.now() - 3_600_000).toISOString(),
    });
    const { user } = await openPriced({ draft });
    expect(screen.getByText(/^Draft from (.+, )?\d\d:\d\d [AP]M resumed$/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Discard draft' })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /Notes for the driver/ }), 'Ring twice');
    expect(await screen.findByText(/^Saved \d\d:\d\d [AP]M$/)).toBeVisible();
    expect(screen.queryByText(/resumed/)).toBeNull();
  });

  it('is not written once its customer has logged out', async () => {
    const { user, store } = await openPriced();
    await user.type(screen.getByRole('textbox', { name: /Notes for the driver/ }), 'Ring twice');
    act(() => void store.dispatch(loggedOut()));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Goods' })).toBeNull());
    expect(store.getState().booking.drafts).toEqual({});
  });

  it('is thrown away only after a question', async () => {
    const app = await openPriced();
    await app.user.click(screen.getByRole('button', { name: 'Discard draft' }));
    await app.user.click(await screen.findByRole('button', { name: 'Keep draft' }));
    expect(savedDraft(app)).toBeDefined();
    await app.user.click(screen.getByRole('button', { name: 'Discard draft' }));
    const dialog = await screen.findByRole('alertdialog');
    await app.user.click(within(dialog).getByRole('button', { name: 'Discard draft' }));
    expect(await screen.findByRole('combobox', { name: 'Search a place' })).toHaveValue('');
    expect(savedDraft(app)).toBeUndefined();
    expect(screen.queryByText(/Saved \d/)).toBeNull();
  });
});

describe('the route', () => {
  const addresses = () =>
    within(screen.getByRole('list', { name: 'Stops' }))
      .getAllByRole('listitem')
      .map((stop) => /170 Salcedo|42 Gilmore/.exec(stop.textContent ?? '')?.[0] ?? '-');

  it('is reversed, reordered and shortened, with the goods at a drop-off', async () => {
    const { user } = await openPriced();
    await user.click(screen.getByRole('button', { name: 'Reverse the route' }));
    expect(addresses()).toEqual(['42 Gilmore', '170 Salcedo']);
    await user.click(screen.getByRole('button', { name: 'Move drop-off up' }));
    expect(addresses()).toEqual(['170 Salcedo', '42 Gilmore']);
    expect(screen.getByText('Drop-off moved, now 1 of 2')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'Duplicate drop-off' }));
    expect(addresses()).toEqual(['170 Salcedo', '42 Gilmore', '42 Gilmore']);
    expect(screen.getByText('Drop-off has the same address as the stop before it.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Delete stop 1' }));
    expect(addresses()).toEqual(['170 Salcedo', '42 Gilmore']);
    expect(screen.getByText('Stop 1 removed. Its items now go to the last drop-off.')).toBeVisible();
  });

  it('puts an address on the map by its barangay', async () => {
    const { user, store } = await renderApp(PATHS.bookSpecial, { as: 'andrea' });
    await enterByHand(user);
    await choose(user, 'Region', /National Capital Region/);
    await choose(user, 'City', /Makati/);
    await choose(user, 'Barangay', /Bel-Air/);
    expect(await screen.findByText('Approximate pin: check it')).toBeVisible();
    const { regionO, cityO, region2 } = store.getState().user;
    expect([regionO?.name, cityO?.name, region2]).toEqual([
      expect.stringMatching(/^National Capital Region/),
      expect.stringMatching(/Makati/),
      null,
    ]);
  });

  it('asks for a landmark where there is no house number', async () => {
    const { user } = await openPriced();
    await user.click(screen.getByRole('button', { name: 'Edit drop-off' }));
    const line = screen.getByRole('textbox', { name: 'Street, building, unit' });
    await user.clear(line);
    await user.type(line, 'Gilmore Ave');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    const landmark = screen.getByRole('textbox', { name: 'Landmark' });
    expect(landmark).toHaveFocus();
    expect(landmark).toHaveAccessibleDescription('Enter a landmark: this address has no house number.');
  });
});

describe('the price', () => {
  it('says what is missing until there is a price', async () => {
    await renderApp(PATHS.bookSpecial, { as: 'andrea' });
    expect(await screen.findByText('Add a drop-off to see the price.')).toBeVisible();
  });

  it('follows an edit with one question, and the vehicle with none', async () => {
    const questions = recordBodies('POST', '/api/bookings/quick-quotation');
    const { user } = await openPriced();
    expect(questions).toHaveLength(1);
    const before = total();
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'Vehicle' }))
        .getAllByRole('radio')
        .at(-1) as HTMLElement,
    );
    expect(total()).not.toBe(before);
    expect(questions).toHaveLength(1);

    const quantity = screen.getByRole('textbox', { name: 'Quantity' });
    await user.clear(quantity);
    await user.type(quantity, '20');
    expect(await screen.findByText('Loading the price')).toBeInTheDocument();
    expect(await screen.findByText('Updated just now')).toBeVisible();
    expect(questions).toHaveLength(2);
  });

  it('takes a voucher off, in capitals, and puts it back', async () => {
    const code = 'TATLOSTOP';
    const { user } = await openPriced();
    await user.click(
      within(screen.getByRole('radiogroup', { name: 'Vehicle' }))
        .getAllByRole('radio')
        .at(-1) as HTMLElement,
    );
    const before = total();
    await user.type(screen.getByRole('textbox', { name: /Voucher code/ }), ` ${code.toLowerCase()} {Enter}`);
    expect(await within(summary()).findByText(code)).toBeVisible();
    expect(within(summary()).getByText(/^−₱/)).toBeVisible();
    expect(total()).not.toBe(before);
    await user.click(screen.getByRole('button', { name: `Remove voucher ${code}` }));
    expect(total()).toBe(before);
  });

  it("shows the server's word about a voucher that it refuses", async () => {
    const posts = recordBodies('POST', BOOK);
    const { user } = await openPriced();
    await user.type(screen.getByRole('textbox', { name: /Voucher code/ }), 'NOSUCHCODE{Enter}');
    expect(await screen.findByText("We don't know this code yet; we'll check it when you continue.")).toBeVisible();
    await user.click(book());
    const link = await screen.findByRole('button', { name: "Voucher: This voucher code doesn't exist." });
    expect(link).toBeVisible();
    expect(posts).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.getByRole('textbox', { name: /Voucher code/ })).toHaveValue('');
  });
});

describe('the vehicle', () => {
  it('makes way for a larger one when the load grows, with the reason', async () => {
    const { user } = await openPriced();
    const isChosen = (name: RegExp) => expect(screen.getByRole('radio', { name })).toBeChecked();
    isChosen(/^Sedan/);
    const quantity = screen.getByRole('textbox', { name: 'Quantity' });
    await user.clear(quantity);
    await user.type(quantity, '40');
    expect(await screen.findByText(/^Switched to L300 Van\. Sedan: .*\.$/)).toBeVisible();
    isChosen(/^L300/);
  });
});

describe('the schedule', () => {
  it('books a time of a day, and says what the day offers', async () => {
    const posts = recordBodies('POST', BOOK);
    const { user, router } = await openPriced();
    await chooseLastPickupDay(user);
    expect(screen.getByText(/Manila time\.$/)).toBeVisible();
    const times = screen.getByRole('button', { name: /Pickup time$/ });
    await user.click(times);
    const free = (await screen.findAllByRole('option')).filter(isFree);
    await user.click(free[0] as HTMLElement);
    await screen.findByText('Updated just now');
    await user.click(book());
    await waitForReview(router);
    expect((await posts[0])?.pickup_at).toMatch(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/);
  });
});
