import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { afterEach, expect, it, vi } from 'vitest';
import { useSubmitOnce } from '@/hooks/useSubmitOnce';
import { makeStore } from '@/store/makeStore';

afterEach(() => void vi.useRealTimers());

it('gives advice about a slow upload only once its progress stops', async () => {
  vi.useFakeTimers();
  const { store } = makeStore({ leaveTo: () => undefined, reload: () => undefined });
  const titles = () => store.getState().toasts.items.map(({ title }) => title);
  const { result, rerender } = renderHook(({ progress }) => useSubmitOnce('', progress), {
    initialProps: { progress: 0 },
    wrapper: ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>,
  });
  act(
    () =>
      void result.current.submitOnce(
        () => new Promise(() => undefined),
        () => undefined,
      ),
  );
  for (const progress of [0.2, 0.4, 0.6]) {
    await act(() => vi.advanceTimersByTimeAsync(8_000));
    rerender({ progress });
  }
  expect(titles()).toEqual([]);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(titles()).toEqual(['This is taking longer than usual']);
  rerender({ progress: 0.8 });
  expect(store.getState().toasts.items.filter(({ isLeaving }) => !isLeaving)).toEqual([]);
});
