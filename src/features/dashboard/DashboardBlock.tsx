import { useId, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Link } from 'react-router-dom';
import { Card } from '@/components/ui/Card';
import { ErrorState } from '@/components/ui/ErrorState';
import { RetryButton } from '@/components/ui/RetryButton';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { CHECK_CONNECTION } from '@/config/messages';
import { getErrorMessage } from '@/lib/http/errorMessage';
import { classNames } from '@/utils/classNames';

type BlockProps = {
  title: ReactNode;
  /** Content at the right of the title. */
  aside?: ReactNode;
  isLoading?: boolean;
  /** Replaces the content by an error; `subject` names the missing data, such as "Spending". */
  failed?: { subject: string; error: unknown; onRetry: () => void };
  children: ReactNode;
  className?: string;
};

/** One part of the dashboard. Its errors leave the other parts intact. */
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
          title={`${failed.subject} did not load`}
          text={getErrorMessage(failed.error, CHECK_CONNECTION)}
          onRetry={failed.onRetry}
        />
      )}
      {!isLoading && !failed && (
        <ErrorBoundary
          fallbackRender={({ resetErrorBoundary }) => (
            <ErrorState title="We couldn't show this part" text={CHECK_CONNECTION} onRetry={resetErrorBoundary} />
          )}
        >
          {children}
        </ErrorBoundary>
      )}
    </Card>
  );
}

/** Link at the right of a block's title. */
export const BlockLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="flex min-h-6 items-center rounded-xs text-small font-560 text-brand-700 hover:underline">
    {children}
  </Link>
);

type BlockRetryProps = { onRetry: () => void; className?: string };

/** "Try again" within a sentence. */
export const BlockRetry = ({ onRetry, className }: BlockRetryProps) => (
  <RetryButton onRetry={onRetry} className={classNames('min-h-6 rounded-xs font-620 underline', className)} />
);
