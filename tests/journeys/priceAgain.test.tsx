import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { quickQuoteSaved } from '@/store/booking';
import { createBookableDraft } from '../builders/bookable';
import { typedDraft } from '../builders/draft';
import { renderApp } from '../render';
import { VAN } from './reviewPage';

describe('Price again', () => {
  async function openQuotes(other?: Partial<DeliveryDraft>) {
    const asked = await createBookableDraft({ vehicle_type: VAN });
    const app = await renderApp('/about', { draft: other && { ...(await createBookableDraft()), ...other } });
    const { id, quotedAt } = { id: '1', quotedAt: '2026-11-20T02:42:00.000Z' };
    const quote = { id, quotedAt, mode: 'exclusive' as const, total: 500, vehicleName: 'L300 van', distanceKm: 9 };
    act(() => void app.store.dispatch(quickQuoteSaved({ ...quote, draft: asked })));
    await act(() => app.router.navigate('/quickquote'));
    await app.user.click(await screen.findByRole('button', { name: /^Price again/ }));
    return { ...app, draft: () => app.store.getState().booking.drafts.visitor };
  }
  const typed = { stops: typedDraft().stops, notes: 'Ring twice' };

  it('asks before it replaces another delivery, and keeps it when told to', async () => {
    const { user, router, draft } = await openQuotes(typed);
    const question = await screen.findByRole('dialog', { name: 'Price again' });
    expect(question).toHaveTextContent(
      'You have another delivery in the form: 12 Port Road, Tondo to 8 Mabini Street, Poblacion. Pricing 170 Salcedo St to 42 Gilmore Ave again replaces it.',
    );
    expect(draft()?.notes).toBe('Ring twice');
    await user.click(within(question).getByRole('button', { name: 'Keep my draft' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/quickquote/booking'));
    expect(draft()?.notes).toBe('Ring twice');
  });

  it('replaces it when told to', async () => {
    const { user, router, draft } = await openQuotes(typed);
    await user.click(await screen.findByRole('button', { name: 'Replace my draft' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/quickquote/booking'));
    expect(draft()?.stops[0]?.address_line).toBe('170 Salcedo St');
  });

  it.each([
    ['nothing is typed', undefined],
    ['it is the same delivery', { vehicle_type: '4' }],
  ])('asks nothing where %s', async (_what, other) => {
    const { router, draft } = await openQuotes(other);
    await waitFor(() => expect(router.state.location.pathname).toBe('/quickquote/booking'));
    expect(draft()?.stops[0]?.address_line).toBe('170 Salcedo St');
  });
});

it.each([
  ['with its distance', 9.04, /^L300 van, 9\.0 km, quoted /],
  ['without a distance that the server omits', NaN, /^L300 van, quoted /],
  ['without a distance that was not stored', 0, /^L300 van, quoted /],
])('lists a quote %s', async (_name, distanceKm, text) => {
  const draft = await createBookableDraft();
  const { store } = await renderApp('/quickquote');
  const quote = { id: '1', quotedAt: '2026-11-20T02:42:00.000Z', mode: 'exclusive' as const, total: 500, draft };
  act(() => void store.dispatch(quickQuoteSaved({ ...quote, vehicleName: 'L300 van', distanceKm })));
  expect(await screen.findByText(/, quoted /)).toHaveTextContent(text);
});
