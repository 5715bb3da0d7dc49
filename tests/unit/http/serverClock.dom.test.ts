import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useDeviceNow, useNow } from '@/components/ui/useNow';
import { getServerTime, recordServerTime, toServerTime } from '@/lib/http/serverClock';

const NOW = Date.parse('2026-07-16T10:00:00Z');
const dated = (aheadMs: number) => ({ date: new Date(NOW + aheadMs).toUTCString() });

beforeEach(() => void vi.useFakeTimers({ now: NOW }));
afterEach(() => void vi.useRealTimers());

describe("the server's clock", () => {
  it('is the device clock until a response differs', () => {
    expect(getServerTime()).toBe(NOW);
    recordServerTime({});
    recordServerTime({ date: 'soon' });
    expect(getServerTime()).toBe(NOW);
  });

  it.each([
    ['ahead', 90_000],
    ['behind', -3_600_000],
  ])('follows a server that is %s', (_name, difference) => {
    recordServerTime(dated(difference));
    expect(getServerTime()).toBe(NOW + difference);
    expect(toServerTime(NOW - 5_000)).toBe(NOW + difference - 5_000);
  });

  it.each([2_000, -2_000])('ignores %i ms, since the header has whole seconds and some latency', (difference) => {
    recordServerTime(dated(difference));
    expect(getServerTime()).toBe(NOW);
  });

  it('stays the same while later responses differ by less', () => {
    recordServerTime(dated(60_000));
    recordServerTime(dated(61_000));
    expect(getServerTime()).toBe(NOW + 60_000);
    recordServerTime(dated(0));
    expect(getServerTime()).toBe(NOW);
  });

  it.each([{ age: '40' }, { 'cache-control': 'private, max-age=600' }])(
    'ignores a response that may be cached: %o',
    (headers) => {
      recordServerTime({ ...dated(-40_000), ...headers });
      expect(getServerTime()).toBe(NOW);
    },
  );
});

describe('the current time on a screen', () => {
  it("follows the server's time as soon as it is known, while timers keep the device's", () => {
    const { result } = renderHook(() => ({ server: useNow(60_000), device: useDeviceNow(60_000) }));
    expect(result.current).toEqual({ server: NOW, device: NOW });
    act(() => recordServerTime(dated(600_000)));
    expect(result.current).toEqual({ server: NOW + 600_000, device: NOW });
    act(() => void vi.advanceTimersByTime(60_000));
    expect(result.current).toEqual({ server: NOW + 660_000, device: NOW + 60_000 });
  });
});
