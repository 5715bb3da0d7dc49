import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadScript } from '@/lib/social/loadScript';

const scripts = (src: string) => [...document.querySelectorAll<HTMLScriptElement>(`script[src="${src}"]`)];
const settle = (src: string, type: 'load' | 'error') => scripts(src)[0]?.dispatchEvent(new Event(type));

afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
});

describe('loading a provider’s script', () => {
  it('happens once for several callers', async () => {
    const src = 'https://sdk.example/once.js';
    const all = Promise.all([loadScript(src, { id: 'once' }), loadScript(src, { id: 'once' })]);
    expect(scripts(src)).toHaveLength(1);
    settle(src, 'load');
    await all;
    await loadScript(src);
    expect(scripts(src)).toHaveLength(1);
    expect(scripts(src)[0]?.id).toBe('once');
  });

  it('fails when it is blocked, and can be tried again', async () => {
    const src = 'https://sdk.example/blocked.js';
    const first = loadScript(src);
    settle(src, 'error');
    await expect(first).rejects.toThrow('not loaded');
    expect(scripts(src)).toHaveLength(0);
    const second = loadScript(src);
    settle(src, 'load');
    await expect(second).resolves.toBeUndefined();
  });

  it('fails when the network never responds', async () => {
    vi.useFakeTimers();
    const src = 'https://sdk.example/late.js';
    const late = expect(loadScript(src, { timeoutMs: 2000 })).rejects.toThrow('too late');
    await vi.advanceTimersByTimeAsync(2000);
    await late;
    expect(scripts(src)).toHaveLength(0);
  });
});
