import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { createPhotoBox } from '@/features/booking-form/photos/photoBox';

const BYTES = [0xff, 0xd8, 0xff, 0, 1, 250];
const photo = (name: string) => new File([Uint8Array.from(BYTES)], name, { type: 'image/jpeg' });
const names = (files: File[]) => files.map((file) => file.name);

describe('photos of goods', () => {
  it('are there again the next time, byte for byte', async () => {
    const box = createPhotoBox('LGX-1');
    box.set('goods', [photo('a.jpg'), photo('b.jpg')]);
    await box.whenSaved();
    const later = createPhotoBox('LGX-1');
    await later.load(['goods', 'other']);
    expect(names(later.get('goods'))).toEqual(['a.jpg', 'b.jpg']);
    const [first] = later.get('goods');
    expect(first?.type).toBe('image/jpeg');
    expect([...new Uint8Array((await first?.arrayBuffer()) ?? new ArrayBuffer(0))]).toEqual(BYTES);
    expect(later.get('other')).toEqual([]);
  });

  it('belong to one account', async () => {
    const box = createPhotoBox('LGX-1');
    box.set('goods', [photo('a.jpg')]);
    await box.whenSaved();
    const stranger = createPhotoBox('LGX-2');
    await stranger.load(['goods']);
    expect(stranger.get('goods')).toEqual([]);
  });

  it('are gone once they are removed or replaced by none', async () => {
    const box = createPhotoBox('LGX-3');
    box.set('one', [photo('a.jpg')]);
    box.set('two', [photo('b.jpg')]);
    box.remove(['one']);
    box.set('two', []);
    await box.whenSaved();
    const later = createPhotoBox('LGX-3');
    await later.load(['one', 'two']);
    expect([later.get('one'), later.get('two')]).toEqual([[], []]);
  });

  it('that were chosen while loading are not overwritten by the stored ones', async () => {
    const box = createPhotoBox('LGX-4');
    box.set('goods', [photo('old.jpg')]);
    await box.whenSaved();
    const later = createPhotoBox('LGX-4');
    const loading = later.load(['goods']);
    later.set('goods', [photo('new.jpg')]);
    await loading;
    expect(names(later.get('goods'))).toEqual(['new.jpg']);
  });
});
