import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from 'react-error-boundary';
import { expect, it, vi } from 'vitest';
import { lazyWithRetry } from '@/components/ui/lazyWithRetry';

const Panel = ({ title }: { title: string }) => <p>{title}</p>;

it('requests the code again after a failure, and renders at once when it is loaded', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const load = vi
    .fn<() => Promise<{ Panel: typeof Panel }>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ Panel });
  const LazyPanel = lazyWithRetry(load, 'Panel', <p>Loading</p>);
  const { unmount } = render(
    <ErrorBoundary fallbackRender={({ resetErrorBoundary }) => <button onClick={resetErrorBoundary}>Try again</button>}>
      <LazyPanel title="Chats" />
    </ErrorBoundary>,
  );
  expect(screen.getByText('Loading')).toBeVisible();
  (await screen.findByRole('button', { name: 'Try again' })).click();
  expect(await screen.findByText('Chats')).toBeVisible();
  unmount();

  render(<LazyPanel title="Messages" />);
  expect(screen.getByText('Messages')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});
