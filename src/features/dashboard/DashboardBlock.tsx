import { useId, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Card } from '@/components/ui/Card';
import { ErrorState } from '@/components/ui/ErrorState';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { CHECK_CONNECTION } from '@/config/messages';
import { messageOf } from '@/lib/http/messageOf';

type BlockProps = {
  title: ReactNode;
  /** At the right of the title. */
  aside?: ReactNode;
  isLoading?: boolean;
  /** What did not load: "Spending". Shown with Retry, until something is there to be shown. */
  failed?: { what: string; error: unknown; onRetry: () => void };
  children: ReactNode;
  className?: string;
};

/** One part of the dashboard; whatever goes wrong in it stays in it. */
export function DashboardBlock({ title, aside, isLoading = false, failed, children, className }: BlockProps) {
  const id = useId();
  return (
    <Card as="section" padding="none" aria-labelledby={id} className={className}>
      <div className="flex min-h-[52px] items-center justify-between gap-3 px-5 pt-2">
        <h2 id={id} className="text-h3 font-620">
          {title}
        </h2>
        {aside}
      </div>
      {isLoading && <SkeletonRows count={3} hasPicture={false} />}
      {!isLoading && failed && (
        <ErrorState
          title={`${failed.what} did not load`}
          text={messageOf(failed.error, CHECK_CONNECTION)}
          onRetry={failed.onRetry}
        />
      )}
      {!isLoading && !failed && (
        <ErrorBoundary
          fallbackRender={({ resetErrorBoundary }) => (
            <ErrorState title="This part cannot be shown" text={CHECK_CONNECTION} onRetry={resetErrorBoundary} />
          )}
        >
          {children}
        </ErrorBoundary>
      )}
    </Card>
  );
}
