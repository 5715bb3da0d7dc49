import { render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it } from 'vitest';
import { useOnReconnect } from '@/hooks/useOnline';

function Reconnecting({ attempt, onAttempt }: { attempt: number; onAttempt: (attempt: number) => void }) {
  useOnReconnect(() => onAttempt(attempt));
  // after the commit, before the browser paints
  useLayoutEffect(() => {
    if (attempt === 2) window.dispatchEvent(new Event('online'));
  }, [attempt]);
  return null;
}

it('calls the function of the latest render, even right after it appeared', () => {
  const attempts: number[] = [];
  const onAttempt = (attempt: number) => attempts.push(attempt);
  const { rerender, unmount } = render(<Reconnecting attempt={1} onAttempt={onAttempt} />);
  rerender(<Reconnecting attempt={2} onAttempt={onAttempt} />);
  expect(attempts).toEqual([2]);
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(attempts).toEqual([2]);
});
