import { describe, expect, it } from 'vitest';
import { draftSaved } from '@/store/booking';
import { connectStore } from '@/store/connect';
import { makeStore } from '@/store/makeStore';
import { atTestEnd } from '../../atTestEnd';
import { typedDraft } from '../../builders/draft';
import { stopWriting } from '../../storedSlices';

describe('a saved draft', () => {
  // the form saves it at pagehide, maybe after the listener that flushes the storage
  it('is in the storage at once', async () => {
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
