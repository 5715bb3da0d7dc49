import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useShown } from '../routerContext';
import { RouteError } from './RouteError';

/** Tells of what failed within; the next page tries it anew. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const shown = useShown();
  return (
    <ErrorBoundary FallbackComponent={RouteError} resetKeys={[shown]}>
      {children}
    </ErrorBoundary>
  );
}
