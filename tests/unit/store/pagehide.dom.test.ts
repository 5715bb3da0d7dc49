import { describe, expect, it } from 'vitest';
import { draftSaved } from '@/store/booking';
import { connectStore } from '@/store/connect';
import { makeStore } from '@/store/makeStore';
import { atTestEnd } from '../../atTestEnd';
import { typedDraft } from '../../builders/draft';
import { stopWriting } from '../../storedSlices';

describe('leaving the page', () => {
  it('writes the draft in any order of the pagehide listeners', async () => {
    const { store, services, persist } = makeStore();
    const persistor = await persist();
    const disconnect = connectStore({ store, services, onSessionLost: () => undefined });
    atTestEnd(() => {
      disconnect();
      stopWriting(persistor);
    });
    store.dispatch(draftSaved({ account: 'visitor', draft: { ...typedDraft(), notes: 'Ring twice' } }));
    expect(localStorage.getItem('booking')).toContain('Ring twice');
  });
});
