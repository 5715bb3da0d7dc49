import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Card } from '@/components/ui/Card';
import { ErrorState } from '@/components/ui/ErrorState';

/** Error boundary of one result, so that a broken delivery does not hide the others. */
export const CardBoundary = ({ bookingNumber, children }: { bookingNumber: string; children: ReactNode }) => (
  <ErrorBoundary
    fallbackRender={({ resetErrorBoundary }) => (
      <Card>
        <ErrorState
          title={`${bookingNumber} cannot be shown`}
          text="We couldn't read the data of this delivery. Try again in a moment."
          onRetry={resetErrorBoundary}
          help={null}
        />
      </Card>
    )}
  >
    {children}
  </ErrorBoundary>
);
