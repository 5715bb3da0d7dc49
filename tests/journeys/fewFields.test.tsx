import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { UNKNOWN_PLACE } from '@/config/fieldMessages';
import { STREET_LABEL } from '@/config/messages';
import { PATHS } from '@/config/paths';
import { createEmptyStop } from '@/domain/draft/draft';
import { GOODS_TYPES } from '@/sandbox/goods/catalog';
import { createBookableDraft } from '../builders/bookable';
import { recordBodies } from '../calls';
import { createHold } from '../hold';
import { renderApp } from '../render';
import { server } from '../server';
import { settled } from '../time';
import { BOOK, book, enterByHand, openPriced, savedDraft, waitForReview } from './bookingPage';
import { choose } from './choose';

const editPlace = () => screen.getByRole('button', { name: /^Edit .+, .+/ });

describe('the place of a stop', () => {
  it('is one line once it is known, and four fields on request', async () => {
    const { user } = await openPriced();
    await user.click(screen.getByRole('button', { name: 'Edit drop-off' }));
    expect(screen.getByText('Mariana, Quezon City, Metro Manila')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Region$/ })).toBeNull();

    await user.click(editPlace());
    await waitFor(() => expect(screen.getByRole('button', { name: /Region$/ })).toHaveFocus());
    expect(await screen.findByRole('button', { name: /Mariana.*Barangay$/ })).toBeVisible();

    await user.type(screen.getByRole('combobox', { name: 'Search a place' }), 'SM Megamall');
    await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    expect(editPlace()).toBeVisible();
    expect(screen.queryByRole('button', { name: /Region$/ })).toBeNull();
  });

  it('is four fields while a level is missing', async () => {
    const draft = await createBookableDraft();
    const stops = draft.stops.map((stop) => ({ ...stop, barangay: null }));
    const { user } = await openPriced({ draft: { ...draft, stops } });
    await user.click(screen.getByRole('button', { name: 'Edit drop-off' }));
    expect(await screen.findByRole('button', { name: /Choose a barangay.*Barangay$/ })).toBeVisible();
  });
});

describe('a stop without a place', () => {
  it('shows only its search; "Enter it manually" shows its fields and focuses the first', async () => {
    const { user } = await openPriced();
    await user.click(screen.getByRole('button', { name: 'Add a stop' }));
    expect(screen.getByRole('combobox', { name: 'Search a place' })).toHaveFocus();
    expect(screen.queryByRole('textbox', { name: STREET_LABEL })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Done' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Paste from chat' }));
    expect(await screen.findByRole('dialog', { name: 'Paste from chat' })).toBeVisible();
    await user.keyboard('{Escape}');

    await enterByHand(user);
    expect(screen.getByRole('textbox', { name: STREET_LABEL })).toHaveFocus();
    await user.type(screen.getByRole('textbox', { name: /^Instructions/ }), 'Ring twice');
    await user.click(screen.getByRole('button', { name: 'All stops' }));
    await user.click(screen.getByRole('button', { name: 'Edit drop-off' }));
    expect(screen.getByRole('textbox', { name: /^Instructions/ })).toHaveValue('Ring twice');
    // an emptied field stays on the page
    await user.clear(screen.getByRole('textbox', { name: /^Instructions/ }));
    expect(screen.getByRole('textbox', { name: /^Instructions/ })).toHaveFocus();
  });

  it('shows its fields once a link leads to one of them, also at the pickup of a Joint booking', async () => {
    const draft = await createBookableDraft();
    const [pickup, ...dropoffs] = draft.stops;
    const stops = [{ ...createEmptyStop(), key: pickup?.key ?? '' }, ...dropoffs];
    const { user } = await renderApp(PATHS.bookJoint, { as: 'andrea', draft: { ...draft, stops } });
    expect(await screen.findByRole('heading', { name: 'Pickup' })).toBeVisible();
    // the customer's own contact is no input
    expect(screen.queryByLabelText('Contact person')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Pickup address missing' }));
    expect(screen.getByRole('textbox', { name: STREET_LABEL })).toHaveFocus();
    expect(screen.getByLabelText('Contact person')).toHaveValue('Andrea Villanueva');
  });

  it('of a stored draft shows what was typed', async () => {
    const draft = await createBookableDraft();
    const stops = draft.stops.map((stop, index) =>
      index === 0 ? { ...createEmptyStop(), key: stop.key, landmark: 'Blue gate' } : stop,
    );
    await renderApp(PATHS.bookSpecial, { as: 'andrea', draft: { ...draft, stops } });
    expect(await screen.findByRole('textbox', { name: /^Landmark/ })).toHaveValue('Blue gate');
    expect(screen.queryByRole('button', { name: 'Enter it manually' })).toBeNull();
  });
});

describe('the search of a stop without an address', () => {
  it('refuses a text that is left without a choice', async () => {
    const { user } = await openPriced();
    await user.click(screen.getByRole('button', { name: 'Add a stop' }));
    const search = screen.getByRole('combobox', { name: 'Search a place' });
    await user.type(search, 'Nowhere at all');
    expect(search).not.toBeInvalid();
    await user.tab();
    expect(search).toBeInvalid();
    expect(search).toHaveAccessibleDescription(UNKNOWN_PLACE);
    await user.clear(search);
    expect(search).not.toBeInvalid();
  });
});

describe('the card of a stop', () => {
  it('says what the stop still needs, until it has it', async () => {
    const { user } = await openPriced();
    await user.click(screen.getByRole('button', { name: 'Add a stop' }));
    await user.click(screen.getByRole('button', { name: 'All stops' }));
    for (const need of ['Address needed', 'Contact needed', 'Goods needed']) {
      expect(screen.getByText(need)).toBeVisible();
    }
    await user.click(screen.getByRole('button', { name: 'Edit drop-off' }));
    await user.click(screen.getByRole('button', { name: 'Saved addresses' }));
    await user.click(await screen.findByRole('button', { name: /^Studio/ }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByText('Address needed')).toBeNull();
    expect(screen.queryByText('Contact needed')).toBeNull();
    expect(screen.getByText('Goods needed')).toBeVisible();
  });
});

describe('a new booking', () => {
  it('has its pickup, contact, goods and vehicle, so that a drop-off gives the first price', async () => {
    const app = await renderApp(PATHS.bookSpecial, { as: 'andrea' });
    const { user } = app;
    expect(await screen.findByRole('radio', { name: /^Small box/, checked: true })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Drop-off' })).toBeVisible();
    // nothing of it is the customer's own input
    expect(savedDraft(app)).toBeUndefined();

    await user.type(screen.getByRole('combobox', { name: 'Search a place' }), 'SM Megamall');
    await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    expect(await screen.findByText('Updated just now')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'All stops' }));
    const pickup = within(screen.getByRole('list', { name: 'Stops' })).getAllByRole('listitem')[0];
    expect(pickup).toHaveTextContent(/Paseo Heights.*Andrea Villanueva.*0917 482 0136/);
  });

  it('takes another preset, edits it in detail, and keeps the fields open while they are edited', async () => {
    const { user } = await renderApp(PATHS.bookSpecial, { as: 'andrea' });
    await user.click(await screen.findByRole('radio', { name: /^Furniture/ }));
    expect(screen.getByText('Household, Furniture, Flat-packed')).toBeVisible();
    expect(screen.getByText('1 piece, 25 kg, 120 × 60 × 20 cm')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Goods type$/ })).toBeNull();

    await user.click(screen.getByRole('button', { name: 'More details' }));
    await user.click(await screen.findByRole('button', { name: /Category$/ }));
    await user.click(await screen.findByRole('option', { name: 'Appliances' }));
    expect(screen.getByRole('button', { name: /Appliances.*Category$/ })).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Furniture/ })).not.toBeChecked();
    expect(screen.getByRole('textbox', { name: /^Length/ })).toHaveValue('');
  });

  it('of a saved draft is folded from the start, not unfolded until the lists load', async () => {
    const app = await renderApp(PATHS.bookSpecial, { as: 'andrea' });
    const { user } = app;
    expect(await screen.findByRole('button', { name: 'More details' })).toBeVisible();
    await user.type(screen.getByRole('textbox', { name: /^Notes for the driver/ }), 'Ring twice');
    const draft = await waitFor(() => {
      const saved = savedDraft(app);
      expect(saved?.notes).toBe('Ring twice');
      return saved;
    });
    cleanup();
    const { held, release } = createHold();
    await renderApp(PATHS.bookSpecial, {
      as: 'andrea',
      draft,
      world: () => void server.use(http.get('*/api/products/types', () => held)),
    });
    await screen.findByRole('heading', { name: 'Goods' });
    expect(screen.queryByRole('button', { name: /Goods type$/ })).toBeNull();
    release();
    expect(await screen.findByRole('button', { name: 'More details' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Goods type$/ })).toBeNull();
  });

  it('has the fields of the goods where the server has no rows for a preset', async () => {
    const none = () => HttpResponse.json({ success: true, message: 'OK', data: [] });
    await renderApp(PATHS.bookSpecial, { as: 'andrea', world: () => server.use(http.get('*/api/products/uom', none)) });
    expect(await screen.findByRole('button', { name: /Goods type$/ })).toBeVisible();
    expect(screen.queryByRole('radio', { name: /^Small box/ })).toBeNull();
  });
});

describe('goods lists that did not load', () => {
  it('bring the presets back when the customer tries again', async () => {
    let isDown = true;
    const answer = () => (isDown ? HttpResponse.json({ success: false, message: 'Down' }, { status: 500 }) : undefined);
    const { user } = await renderApp(PATHS.bookSpecial, {
      as: 'andrea',
      world: () => server.use(...['types', 'uom'].map((list) => http.get(`*/api/products/${list}`, answer))),
    });
    await screen.findByText('Some goods lists did not load.');
    await settled();
    expect(screen.queryByRole('radio', { name: /^Small box/ })).toBeNull();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.getByRole('radio', { name: /^Small box/ })).toBeChecked());
    expect(screen.queryByText('Some goods lists did not load.')).toBeNull();
  });
});

describe('a list of the presets that did not load', () => {
  const FAILED = 'Some goods lists did not load.';

  /** Lets the categories fail, all or those of one type, until the returned function is called. */
  function failCategories(type?: string) {
    let isDown = true;
    server.use(
      http.get('*/api/products/categories', ({ request }) => {
        const isFailing = isDown && (!type || new URL(request.url).searchParams.get('type') === type);
        return isFailing ? HttpResponse.json({ success: false, message: 'Down' }, { status: 500 }) : undefined;
      }),
    );
    return () => (isDown = false);
  }

  it.each([PATHS.bookSpecial, PATHS.quickQuoteBooking])('says on %s why all fields are open', async (path) => {
    let recover = () => false;
    const as = path === PATHS.bookSpecial ? 'andrea' : undefined;
    const { user } = await renderApp(path, { as, world: () => (recover = failCategories()) });
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(screen.getByRole('button', { name: /Goods type$/ })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(FAILED)).toBeVisible();
    // the fields' own list is down too; one line speaks for both
    await choose(user, 'Goods type', 'Household');
    await settled();
    expect(screen.getAllByText(FAILED)).toHaveLength(1);
    recover();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /^Small box/ })).toBeVisible();
    await waitFor(() => expect(screen.queryByText(FAILED)).toBeNull());
    await choose(user, 'Category', 'Kitchenware');
  });

  it('is loaded again below the presets that are there, while the fields are folded', async () => {
    let recover = () => false;
    const { user } = await renderApp(PATHS.bookSpecial, {
      as: 'andrea',
      world: () => (recover = failCategories(String(GOODS_TYPES.find(({ type }) => type === 'Food and produce')?.id))),
    });
    await waitFor(() => expect(screen.getByRole('radio', { name: /^Small box/ })).toBeChecked());
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Goods type$/ })).toBeNull();
    expect(screen.queryByRole('radio', { name: /^Food/ })).toBeNull();
    recover();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /^Food/ })).toBeVisible();
    expect(screen.queryByText(FAILED)).toBeNull();
  });
});

describe('the goods of several drop-offs', () => {
  it('are the same at each with one control, and are booked so', async () => {
    const posts = recordBodies('POST', BOOK);
    const { user, router } = await openPriced();
    await user.click(screen.getByRole('button', { name: 'Duplicate drop-off' }));
    expect(screen.getByText('Goods needed')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Same goods for every drop-off' }));
    expect(screen.queryByText('Goods needed')).toBeNull();
    expect(screen.queryByRole('button', { name: /Deliver to$/ })).toBeNull();
    expect(screen.getByText('24 boxes, 396 kg total')).toBeVisible();
    await screen.findByText('Updated just now');
    await user.click(book());
    await waitForReview(router);
    const sent = (await posts[0])?.stops as { items: { quantity: number }[] }[];
    expect(sent.map((stop) => stop.items.map(({ quantity }) => quantity))).toEqual([[], [12], [12]]);
  });

  it('are copied as an item', async () => {
    const { user } = await openPriced();
    expect(screen.queryByRole('radiogroup', { name: 'Goods' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Duplicate item' }));
    const tabs = within(screen.getByRole('radiogroup', { name: 'Goods' })).getAllByRole('radio');
    expect(tabs).toHaveLength(2);
    expect(tabs[1]).toBeChecked();
    // two drop-offs tell equal goods apart
    await user.click(screen.getByRole('button', { name: 'Duplicate drop-off' }));
    expect(tabs[1]).toHaveAccessibleName(/12 boxes, stop 1$/);
    expect(screen.getByRole('textbox', { name: 'Quantity' })).toHaveValue('12');
    expect(screen.getByText('24 boxes, 396 kg total')).toBeVisible();
  });
});

describe('a duplicated stop', () => {
  it('is announced, as the focus stays on its button', async () => {
    const { user } = await renderApp(PATHS.bookSpecial, { as: 'andrea', draft: await createBookableDraft() });
    await user.click(await screen.findByRole('button', { name: 'Duplicate drop-off' }));
    expect(await screen.findByText('Drop-off duplicated.')).toHaveRole('status');
  });
});

describe('the last of several items', () => {
  it('is removed, and the focus moves to the heading', async () => {
    const { user } = await renderApp(PATHS.bookSpecial, { as: 'andrea', draft: await createBookableDraft() });
    await user.click(await screen.findByRole('button', { name: 'Duplicate item' }));
    const tabs = screen.getByRole('radiogroup', { name: 'Goods' });
    await waitFor(() => expect(within(tabs).getAllByRole('radio')).toHaveLength(2));
    await user.click(screen.getByRole('button', { name: 'Remove item' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove item' })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Goods' })).toHaveFocus();
  });
});
