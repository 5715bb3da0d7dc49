import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { selectDraft } from '@/store/booking';
import type { BookingState } from '@/store/bookingState';
import { selectAccountKey } from '@/store/user';
import { book, openPriced, reviewed } from './bookingPage';

const notes = () => screen.findByRole('textbox', { name: /Notes for the driver/ });
const WORDS = 'You changed this booking in another tab.';

function storedDrafts() {
  const fields = JSON.parse(localStorage.getItem('booking') ?? '{}') as Record<string, string>;
  return { fields, drafts: JSON.parse(fields.drafts ?? '{}') as BookingState['drafts'] };
}

/** Edits and saves the same draft in another tab. */
function typedElsewhere(account: string, draft: DeliveryDraft) {
  const { fields, drafts } = storedDrafts();
  drafts[account] = { ...draft, notes: 'Typed elsewhere', saved_at: new Date(Date.now() + 1000).toISOString() };
  localStorage.setItem('booking', JSON.stringify({ ...fields, drafts: JSON.stringify(drafts) }));
}

async function openTwice() {
  const app = await openPriced();
  const account = selectAccountKey(app.store.getState());
  const draft = () => selectDraft(account)(app.store.getState());
  await app.user.type(await notes(), 'Here');
  await waitFor(() => expect(storedDrafts().drafts[account]?.notes).toBe('Here'));
  typedElsewhere(account, draft()!);
  return { ...app, account, draft };
}

describe('the same booking in two tabs', () => {
  it('is not overwritten silently, and can be loaded', async () => {
    const { user, account, draft } = await openTwice();
    await user.type(await notes(), ', please');
    const alert = (await screen.findByText(WORDS)).closest('[role=alert]') as HTMLElement;
    expect(draft()?.notes).toBe('Here');
    expect(storedDrafts().drafts[account]?.notes).toBe('Typed elsewhere');
    await user.click(within(alert).getByRole('button', { name: 'Load it' }));
    await waitFor(async () => expect(await notes()).toHaveValue('Typed elsewhere'));
    expect(screen.queryByText(WORDS)).toBeNull();
    expect(draft()?.notes).toBe('Typed elsewhere');
  });

  it('shows a notice at once, and can be kept as it is here', async () => {
    const { user, account, draft } = await openTwice();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'booking' })));
    await user.click(await screen.findByRole('button', { name: 'Keep this one' }));
    expect(draft()?.notes).toBe('Here');
    await waitFor(() => expect(storedDrafts().drafts[account]?.notes).toBe('Here'));
    expect(screen.queryByText(WORDS)).toBeNull();
  });

  it('is booked with the values of the tab that books it', async () => {
    const { user, router } = await openTwice();
    await user.click(book());
    await reviewed(router);
  });
});
