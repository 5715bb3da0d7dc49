import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';
import { RetryButton } from '@/components/ui/RetryButton';
import { FLOATING_NOTICE_BOTTOM_PX } from '@/config/constants';

const FLOATING = {
  className: 'fixed left-4 z-toast rounded-md bg-white px-4 py-3 shadow-pop',
  style: { bottom: FLOATING_NOTICE_BOTTOM_PX },
};

type SectionBoundaryProps = {
  /** Subject of the error sentence: "The sidebar". */
  name: string;
  /** Position of the error sentence; by default at the bottom of the window. */
  className?: string;
  children: ReactNode;
};

/** Error boundary of one part of the shell; the rest keeps working. Navigation retries the part. */
export function SectionBoundary({ name, className, children }: SectionBoundaryProps) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      fallbackRender={({ resetErrorBoundary }) => (
        <p role="alert" {...(className ? { className } : FLOATING)}>
          {name} did not open. The rest of the page works.{' '}
          <RetryButton onRetry={resetErrorBoundary} className="font-620 text-brand-800 underline" />
        </p>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
