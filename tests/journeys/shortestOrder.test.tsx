import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PATHS } from '@/config/paths';
import type { DeliveryDraft, DraftStop } from '@/domain/draft/draft';
import { createBookableDraft } from '../builders/bookable';
import { recordBodies } from '../calls';
import { renderApp } from '../render';
import { openPriced } from './bookingPage';

const FIND = 'Find the shortest order';

/** A draft whose drop-offs lie north of the pickup, at the given latitudes. */
async function createNorthwardDraft(...lats: (number | null)[]): Promise<DeliveryDraft> {
  const draft = await createBookableDraft();
  const [pickup, dropoff] = draft.stops as [DraftStop, DraftStop];
  const [goods] = draft.items;
  const dropoffs = lats.map((lat, index) => ({
    ...dropoff,
    key: `d${index}`,
    address_line: `${index + 1} Mabini St`,
    lat,
    lng: lat && 121.03,
    // a stop without a pin would be located by its barangay
    barangay: lat === null ? null : dropoff.barangay,
  }));
  return {
    ...draft,
    stops: [{ ...pickup, lat: 14.55, lng: 121.03 }, ...dropoffs],
    items: dropoffs.map(({ key }) => ({ ...goods!, key: `goods ${key}`, stop: key })),
  };
}

const listStreets = () =>
  within(screen.getByRole('list', { name: 'Stops' }))
    .getAllByText(/Mabini St/)
    .map((title) => title.textContent[0]);
const total = () =>
  Number(
    /₱([\d,]+\.\d\d)/
      .exec(screen.getByText('Estimated total').parentElement?.parentElement?.textContent ?? '')?.[1]
      ?.replace(',', ''),
  );

it('saves the kilometres and pesos between two quotes, and is undone with the focus kept', async () => {
  const { user } = await openPriced({ draft: await createNorthwardDraft(14.7, 14.6, 14.65) });
  const before = total();
  const quotes = recordBodies('POST', '/api/bookings/quick-quotation');
  // the second click of a double click undoes nothing
  await user.dblClick(screen.getByRole('button', { name: FIND }));
  expect(listStreets()).toEqual(['2', '3', '1']);
  const message = await screen.findByText(/^The new order is [\d.]+ km shorter and costs ₱[\d.]+ less\.$/);
  expect(message).toHaveRole('status');
  await waitFor(() => expect(total()).toBeLessThan(before));
  expect(message).toHaveTextContent(`₱${(before - total()).toFixed(2)} less`);
  // the form and the message share the price
  expect(quotes).toHaveLength(1);

  expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(listStreets()).toEqual(['1', '2', '3']);
  expect(screen.getByRole('button', { name: FIND })).toHaveFocus();
  await waitFor(() => expect(total()).toBe(before));
});

it('is measured in straight lines without a price, and ends with another change of the route', async () => {
  const draft = await createNorthwardDraft(14.7, 14.6);
  const { user } = await renderApp(PATHS.bookSpecial, { as: 'andrea', draft: { ...draft, items: [] } });
  await user.click(await screen.findByRole('button', { name: FIND }));
  expect(screen.getByText('The new order is 11.1 km shorter, measured in straight lines.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Move drop-off up' }));
  expect(screen.queryByText(/^The new order/)).toBeNull();
  expect(screen.getByRole('button', { name: FIND })).toBeVisible();
});

it.each([
  { lats: [14.6, 14.7], is: 'not needed', message: 'The stops are in their shortest order.' },
  { lats: [14.7, null], is: 'not possible', message: null },
])('is not offered where it is $is', async ({ lats, message }) => {
  const draft = await createNorthwardDraft(...lats);
  await renderApp(PATHS.bookSpecial, { as: 'andrea', draft });
  await screen.findByRole('list', { name: 'Stops' });
  if (message) expect(await screen.findByText(message)).toHaveRole('status');
  expect(screen.queryByRole('button', { name: FIND })).toBeNull();
});
