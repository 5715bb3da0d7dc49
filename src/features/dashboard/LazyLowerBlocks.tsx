import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Card } from '@/components/ui/Card';
import { ErrorState } from '@/components/ui/ErrorState';
import { Skeleton } from '@/components/ui/Skeleton';

const createLowerBlocks = () =>
  lazy(() => import('./LowerBlocks').then(({ LowerBlocks }) => ({ default: LowerBlocks })));
const InitialBlocks = createLowerBlocks();

const Placeholder = () => (
  <div role="status" className="flex flex-col gap-5">
    <span className="sr-only">More of the dashboard is loading</span>
    <Skeleton className="h-72 w-full rounded-lg" />
    <Skeleton className="h-52 w-full rounded-lg" />
    <Skeleton className="h-80 w-full rounded-lg" />
  </div>
);

/** Lower part of the dashboard. Loads when the browser is idle; a failed load can be retried. */
export function LazyLowerBlocks({ isIdle }: { isIdle: boolean }) {
  const [Blocks, setBlocks] = useState(() => InitialBlocks);
  if (!isIdle) return <Placeholder />;
  return (
    <ErrorBoundary
      onReset={() => setBlocks(() => createLowerBlocks())}
      fallbackRender={({ resetErrorBoundary }) => (
        <Card>
          <ErrorState title="The rest of the dashboard did not load" onRetry={resetErrorBoundary} />
        </Card>
      )}
    >
      <Suspense fallback={<Placeholder />}>
        <Blocks />
      </Suspense>
    </ErrorBoundary>
  );
}
