import { describe, expect, it, vi } from 'vitest';
import { createIdempotencyKey, toKeyedIntent } from '@/utils/idempotency';

describe('an idempotency key', () => {
  it('is a UUID if the browser supports it', () => {
    expect(createIdempotencyKey()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  });

  it('is as random on plain http, where the browser has no randomUUID', () => {
    const { crypto: real } = globalThis;
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => real.getRandomValues(bytes) });
    const keys = Array.from({ length: 50 }, createIdempotencyKey);
    keys.forEach((key) => expect(key).toMatch(/^[0-9a-f]{32}$/));
    expect(new Set(keys).size).toBe(50);
  });
});

describe('the key of an intent', () => {
  const first = toKeyedIntent(null, { amount: 100, method: 4 });

  it('stays while the intent is the same', () => {
    expect(toKeyedIntent(first, { amount: 100, method: 4 })).toEqual(first);
  });

  it('changes for another intent', () => {
    expect(toKeyedIntent(first, { amount: 101, method: 4 }).key).not.toBe(first.key);
  });
});
