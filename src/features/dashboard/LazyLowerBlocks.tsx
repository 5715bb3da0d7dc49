import { ErrorBoundary } from 'react-error-boundary';
import { Card } from '@/components/ui/Card';
import { ErrorState } from '@/components/ui/ErrorState';
import { Skeleton } from '@/components/ui/Skeleton';
import { lazyWithRetry } from '@/components/ui/lazyWithRetry';

/** Not a live region: the placeholder of the first blocks is one. */
const Placeholder = () => (
  <div className="flex flex-col gap-5">
    <span className="sr-only">More of the dashboard is loading</span>
    <Skeleton className="h-72 w-full rounded-lg" />
    <Skeleton className="h-52 w-full rounded-lg" />
    <Skeleton className="h-80 w-full rounded-lg" />
  </div>
);

const LowerBlocks = lazyWithRetry(() => import('./LowerBlocks'), 'LowerBlocks', <Placeholder />);

/** Lower part of the dashboard. Loads when the browser is idle; a failed load can be retried. */
export function LazyLowerBlocks({ isIdle }: { isIdle: boolean }) {
  if (!isIdle) return <Placeholder />;
  return (
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => (
        <Card>
          <ErrorState title="The rest of the dashboard did not load" onRetry={resetErrorBoundary} />
        </Card>
      )}
    >
      <LowerBlocks />
    </ErrorBoundary>
  );
}
