import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Card } from '@/components/ui/Card';
import { ErrorState } from '@/components/ui/ErrorState';

/** One delivery that cannot be shown leaves the others standing. */
export const CardBoundary = ({ bookingNumber, children }: { bookingNumber: string; children: ReactNode }) => (
  <ErrorBoundary
    fallbackRender={({ resetErrorBoundary }) => (
      <Card>
        <ErrorState
          title={`${bookingNumber} cannot be shown`}
          text="We could not read what we were sent. Try again in a moment."
          onRetry={resetErrorBoundary}
          help={null}
        />
      </Card>
    )}
  >
    {children}
  </ErrorBoundary>
);
