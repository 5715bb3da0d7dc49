import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useScheduleDays } from '@/hooks/useScheduleDays';

it('offers the days from today on, also on a page that stays open past midnight in Manila', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-30T23:59:30+08:00') });
  const { result } = renderHook(() => useScheduleDays());
  expect(result.current).toEqual({ minDay: '2026-11-30', maxDay: '2026-12-30' });
  act(() => void vi.advanceTimersByTime(60_000));
  expect(result.current).toEqual({ minDay: '2026-12-01', maxDay: '2026-12-31' });
});
