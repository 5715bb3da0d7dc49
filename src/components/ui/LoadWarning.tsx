import type { ReactNode } from 'react';
import { Button } from './Button';
import { useKeepFocusOnPage } from './useKeepFocusOnPage';

type LoadWarningProps = { children: ReactNode; className: string; isRetrying?: boolean; onRetry: () => void };

/** Banner that says what did not load, with a retry button. */
export function LoadWarning({ children, className, isRetrying = false, onRetry }: LoadWarningProps) {
  const keepFocus = useKeepFocusOnPage();
  return (
    <div role="alert" className={`flex items-center gap-4 bg-warn-50 px-5 py-3 text-warn-700 ${className}`}>
      <p className="grow">{children}</p>
      <Button size="sm" variant="secondary" isWorking={isRetrying} onClick={() => keepFocus(onRetry)}>
        Try again
      </Button>
    </div>
  );
}
