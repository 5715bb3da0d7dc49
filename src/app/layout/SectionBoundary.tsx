import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router-dom';

const OVER_THE_PAGE = 'fixed bottom-4 left-4 z-toast rounded-md bg-white px-4 py-3 shadow-pop';

type ContainedProps = {
  /** Names the part in a sentence: "The sidebar". */
  name: string;
  /** Where the sentence stands; at the foot of the window otherwise. */
  className?: string;
  children: ReactNode;
};

/** A part of the shell that fails leaves the page and the other parts standing; the next page tries it anew. */
export function SectionBoundary({ name, className = OVER_THE_PAGE, children }: ContainedProps) {
  const { pathname } = useLocation();
  return (
    <ErrorBoundary
      resetKeys={[pathname]}
      fallbackRender={({ resetErrorBoundary }) => (
        <p role="alert" className={className}>
          {name} did not open. The rest of the page works.{' '}
          <button type="button" onClick={resetErrorBoundary} className="font-620 text-brand-800 underline">
            Try again
          </button>
        </p>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
