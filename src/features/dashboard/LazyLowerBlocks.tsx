import { lazy, Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Card } from '@/components/ui/Card';
import { ErrorState } from '@/components/ui/ErrorState';
import { Skeleton } from '@/components/ui/Skeleton';

const load = () => lazy(() => import('./LowerBlocks').then(({ LowerBlocks }) => ({ default: LowerBlocks })));
const FirstBlocks = load();

const Placeholder = () => (
  <div role="status" className="flex flex-col gap-5">
    <span className="sr-only">More of the dashboard is loading</span>
    <Skeleton className="h-72 w-full rounded-lg" />
    <Skeleton className="h-52 w-full rounded-lg" />
    <Skeleton className="h-80 w-full rounded-lg" />
  </div>
);

/** The lower part of the dashboard: waits for a quiet moment, and can be had again where its code did not come. */
export function LazyLowerBlocks({ isIdle }: { isIdle: boolean }) {
  const [Blocks, setBlocks] = useState(() => FirstBlocks);
  if (!isIdle) return <Placeholder />;
  return (
    <ErrorBoundary
      onReset={() => setBlocks(() => load())}
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
