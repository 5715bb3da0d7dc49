import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceStorage, tabStorage } from '@/lib/safeStorage';

const refuse = () => {
  throw new DOMException('refused', 'QuotaExceededError');
};

afterEach(() => void vi.restoreAllMocks());

describe.each([
  ['deviceStorage', deviceStorage, () => localStorage],
  ['tabStorage', tabStorage, () => sessionStorage],
])('%s', (_name, storage, open) => {
  it('stores a text in the browser', () => {
    expect(storage.set('key', 'new')).toBe(true);
    expect([open().getItem('key'), storage.get('key')]).toEqual(['new', 'new']);
    storage.remove('key');
    expect([open().getItem('key'), storage.get('key')]).toEqual([null, null]);
  });

  it('tells that memory holds a text, which a reload would lose', () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(refuse);
    expect(storage.set('key', 'new')).toBe(false);
    expect(storage.get('key')).toBe('new');
    storage.remove('key');
    expect(storage.get('key')).toBeNull();
  });

  it('reads what is stored when it is full, as the other tabs and a reload do', () => {
    storage.set('key', 'old');
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
    expect([storage.set('key', 'new'), storage.get('key')]).toEqual([false, 'old']);
    full.mockRestore();
    storage.set('key', 'newest');
    open().clear();
    expect(storage.get('key')).toBeNull();
  });
});
