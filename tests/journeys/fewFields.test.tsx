import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { UNKNOWN_PLACE } from '@/config/fieldMessages';
import { bookable } from '../builders/bookable';
import { openPriced } from './bookingPage';

const editPlace = () => screen.getByRole('button', { name: /^Edit .+, .+/ });

describe('the place of a stop', () => {
  it('is one line once it is known, and four fields on request', async () => {
    const { user } = await openPriced();
    await user.click(screen.getByRole('button', { name: 'Edit drop-off' }));
    expect(screen.getByText('Mariana, Quezon City, Metro Manila')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Region$/ })).toBeNull();

    await user.click(editPlace());
    await waitFor(() => expect(screen.getByRole('button', { name: /Region$/ })).toHaveFocus());
    expect(screen.getByRole('button', { name: /Mariana.*Barangay$/ })).toBeVisible();

    await user.type(screen.getByRole('combobox', { name: 'Search a place' }), 'SM Megamall');
    await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    expect(editPlace()).toBeVisible();
    expect(screen.queryByRole('button', { name: /Region$/ })).toBeNull();
  });

  it('is four fields while a level is missing', async () => {
    const draft = await bookable();
    const stops = draft.stops.map((stop) => ({ ...stop, barangay: null }));
    const { user } = await openPriced({ draft: { ...draft, stops } });
    await user.click(screen.getByRole('button', { name: 'Edit drop-off' }));
    expect(await screen.findByRole('button', { name: /Choose a barangay.*Barangay$/ })).toBeVisible();
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
