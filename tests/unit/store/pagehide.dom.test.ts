import { afterEach, describe, expect, it } from 'vitest';
import { draftSaved } from '@/store/booking';
import { connectStore } from '@/store/connect';
import { makeStore } from '@/store/makeStore';
import { typedDraft } from '../../builders/draft';

let disconnect: () => void = () => undefined;
afterEach(() => disconnect());

describe('leaving the page', () => {
  it('writes the draft in any order of the pagehide listeners', async () => {
    const { store, persist } = makeStore();
    await persist();
    disconnect = connectStore(store, { onSessionLost: () => undefined });
    store.dispatch(draftSaved({ account: 'visitor', draft: { ...typedDraft(), notes: 'Ring twice' } }));
    expect(localStorage.getItem('booking')).toContain('Ring twice');
  });
});
