import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SLOW_MS } from '@/config/constants';
import { PATHS } from '@/config/paths';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { findDemoCustomer } from '@/sandbox/seed/customers';
import { draftSaved } from '@/store/booking';
import { VISITOR } from '@/store/userState';
import { createBookableDraft } from '../builders/bookable';
import { typedDraft } from '../builders/draft';
import { renderApp } from '../render';
import { fillInLogin, pressLogin } from './loginPage';

const QUESTION = 'Which draft do you want to continue?';

/** Logs in to an account that may have a draft, after a visitor typed another delivery. */
async function logIn(visitors: DeliveryDraft, own?: DeliveryDraft) {
  const app = await renderApp(`/login?next=${encodeURIComponent(PATHS.bookSpecial)}`, { draft: visitors });
  const { user, store, world } = app;
  const account = String(findDemoCustomer(world, 'andrea').id);
  if (own) act(() => void store.dispatch(draftSaved({ account, draft: own })));
  await fillInLogin(user, 'andrea');
  await pressLogin(user);
  await waitFor(() => expect(app.router.state.location.pathname).toBe(PATHS.bookSpecial));
  return { ...app, account, drafts: () => store.getState().booking.drafts };
}

const notes = () => screen.findByRole('textbox', { name: /Notes for the driver/ });

describe('a delivery that was typed before the login', () => {
  afterEach(() => void vi.useRealTimers());

  it('does not touch the draft of the account until the customer chooses', async () => {
    const own = await createBookableDraft({ notes: 'Ring twice' });
    const app = await logIn(typedDraft(), own);
    const question = await screen.findByRole('dialog', { name: QUESTION });
    expect(question).toHaveTextContent('You have another delivery in the form: 170 Salcedo St to 42 Gilmore Ave.');
    expect(question).toHaveTextContent('12 Port Road, Tondo to 8 Mabini Street, Poblacion');
    expect(Object.keys(app.drafts()).toSorted()).toEqual([app.account, VISITOR].toSorted());
    await app.user.click(within(question).getByRole('button', { name: 'Keep my draft' }));
    expect(await notes()).toHaveValue('Ring twice');
    expect(Object.keys(app.drafts())).toEqual([app.account]);
  });

  it('replaces that draft when the customer chooses so', async () => {
    const app = await logIn(
      typedDraft(undefined, { notes: 'Typed before' }),
      await createBookableDraft({ notes: 'Ring twice' }),
    );
    const question = await screen.findByRole('dialog', { name: QUESTION });
    await app.user.click(within(question).getByRole('button', { name: 'Replace my draft' }));
    expect(await notes()).toHaveValue('Typed before');
    expect(app.drafts()[app.account]?.notes).toBe('Typed before');
    expect(app.drafts()[VISITOR]).toBeUndefined();
  });

  it('asks again on the next visit if the dialog was closed without a choice', async () => {
    const app = await logIn(typedDraft(), await createBookableDraft({ notes: 'Ring twice' }));
    await screen.findByRole('dialog', { name: QUESTION });
    await app.user.keyboard('{Escape}');
    expect(await notes()).toHaveValue('Ring twice');
    await act(() => app.router.navigate(PATHS.about));
    await act(() => app.router.navigate(PATHS.bookSpecial));
    expect(await screen.findByRole('dialog', { name: QUESTION })).toBeVisible();
    expect(app.drafts()[VISITOR]).toBeDefined();
  });

  it('is continued without a question if the account has a later version of it', async () => {
    const typed = typedDraft(undefined, { notes: 'Typed before' });
    const app = await logIn(typed, { ...typed, notes: 'Typed after', saved_at: '2026-11-21T10:50:00+08:00' });
    expect(await notes()).toHaveValue('Typed after');
    expect(screen.queryByRole('dialog', { name: QUESTION })).toBeNull();
    expect(Object.keys(app.drafts())).toEqual([app.account]);
  });

  it('is kept until the customer chooses if it is a later version than that of the account', async () => {
    const typed = typedDraft(undefined, { notes: 'Typed after', saved_at: '2026-11-21T10:50:00+08:00' });
    const app = await logIn(typed, { ...typed, notes: 'Typed before', saved_at: '2026-11-21T10:40:00+08:00' });
    expect(await screen.findByRole('dialog', { name: QUESTION })).toBeVisible();
    expect(app.drafts()[VISITOR]?.notes).toBe('Typed after');
  });

  it('waits for the answer without a complaint about the connection', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await logIn(typedDraft(), await createBookableDraft());
    await screen.findByRole('dialog', { name: QUESTION });
    await act(() => vi.advanceTimersByTimeAsync(SLOW_MS * 2));
    expect(screen.queryByText(/^This is taking longer than usual/)).toBeNull();
  });

  it('is continued without a question after Book this, or if the account has no typed draft', async () => {
    const wanted = await logIn(
      typedDraft(undefined, { notes: 'Typed before', is_wanted: true }),
      await createBookableDraft(),
    );
    expect(await notes()).toHaveValue('Typed before');
    expect(wanted.drafts()[wanted.account]?.is_wanted).toBeUndefined();
    expect(screen.queryByRole('dialog', { name: QUESTION })).toBeNull();
  });
});

it('keeps a draft that is opened over a form with unsaved input', async () => {
  const { user, store, world, router } = await renderApp(PATHS.bookSpecial, {
    as: 'andrea',
    draft: await createBookableDraft({ notes: 'Ring twice' }),
  });
  const account = String(findDemoCustomer(world, 'andrea').id);
  await user.click(await notes());
  await user.paste(' and wait');
  const openedAt = new Date().toISOString();
  const opened = await createBookableDraft({ notes: 'Leave it at the desk', saved_at: openedAt });
  await act(async () => {
    store.dispatch(draftSaved({ account, draft: opened }));
    await router.navigate(PATHS.bookSpecial, { state: { openedAt } });
  });
  await waitFor(async () => expect(await notes()).toHaveValue('Leave it at the desk'));
  expect(store.getState().booking.drafts[account]?.notes).toBe('Leave it at the desk');
});
