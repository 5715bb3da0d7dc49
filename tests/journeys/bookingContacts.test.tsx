import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { PATHS } from '@/config/paths';
import { createBookableDraft } from '../builders/bookable';
import { renderApp } from '../render';
import { openPriced } from './bookingPage';

const cards = () => within(screen.getByRole('list', { name: 'Stops' })).getAllByRole('listitem');

describe('the contacts of a route', () => {
  it('are requested from the start, and the pickup has the customer', async () => {
    const draft = await createBookableDraft();
    const stops = draft.stops.map((stop) => ({ ...stop, contact_name: '', contact_mobile: '' }));
    const { user } = await openPriced({ draft: { ...draft, stops } });
    const [pickup, dropoff] = cards() as [HTMLElement, HTMLElement];
    expect(pickup).toHaveTextContent('Andrea Villanueva');
    expect(within(pickup).queryByText('Contact needed')).toBeNull();
    expect(within(dropoff).getByText('Contact needed')).toBeVisible();

    await user.click(screen.getByRole('button', { name: '1 contact missing' }));
    expect(screen.getByRole('heading', { name: 'Drop-off' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Contact person' })).toHaveFocus();
    await user.paste('Ramon dela Peña');
    await user.type(screen.getByRole('textbox', { name: 'Mobile number' }), '9206158843');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(screen.queryByText('Contact needed')).toBeNull();
    await waitFor(() => expect(screen.queryByRole('button', { name: /missing$/ })).toBeNull());
  });
});

describe('a pickup that the form filled in', () => {
  it('keeps the contact that the customer typed when the form opens again', async () => {
    const { user, router } = await renderApp(PATHS.bookSpecial, { as: 'andrea' });
    await user.click(await screen.findByRole('button', { name: 'All stops' }));
    await user.click(screen.getByRole('button', { name: 'Edit pickup' }));
    await user.clear(screen.getByRole('textbox', { name: 'Contact person' }));
    await user.paste('Ramon dela Peña');
    await act(() => router.navigate(PATHS.about));
    await act(() => router.navigate(PATHS.bookSpecial));
    await user.click(await screen.findByRole('button', { name: 'All stops' }));
    expect(cards()[0]).toHaveTextContent('Ramon dela Peña');
  });
});

describe('a place that is a landmark', () => {
  it('is its own landmark, and the label of the field agrees', async () => {
    const { user } = await renderApp(PATHS.bookSpecial, { as: 'andrea' });
    await user.type(await screen.findByRole('combobox', { name: 'Search a place' }), 'SM Megamall');
    await user.click((await screen.findAllByRole('option'))[0] as HTMLElement);
    expect(screen.getByRole('textbox', { name: 'Landmark' })).toHaveValue('SM Megamall');
    await user.type(screen.getByRole('textbox', { name: 'Contact person' }), 'Ramon dela Peña');
    await user.type(screen.getByRole('textbox', { name: 'Mobile number' }), '9206158843');
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await screen.findByRole('list', { name: 'Stops' })).toBeVisible();
  });
});
