import { useState } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { FLOATING_NOTICE_BOTTOM_PX } from '@/config/constants';
import { CHECK_CONNECTION } from '@/config/messages';
import { isMissingScript } from '@/lib/report/reportError';
import { lazyWithRetry, type PropsOf } from './lazyWithRetry';

type ClosableProps = { isOpen?: boolean; onClose: () => void };

/**
 * Like lazyWithRetry, for a dialog or a list. If its code can't load offline, a notice takes its place, and the page keeps
 * what was typed. Any other error goes to the page's boundary.
 */
export function lazyDialog<Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) {
  const Loaded = lazyWithRetry(load, name);
  return function LazyDialog(props: PropsOf<Module, Name> & ClosableProps) {
    const { isOpen = true, onClose } = props;
    return (
      <ErrorBoundary
        resetKeys={[isOpen]}
        fallbackRender={(failure) => <DialogProblem {...failure} isOpen={isOpen} onClose={onClose} />}
      >
        <Loaded {...props} />
      </ErrorBoundary>
    );
  };
}

type DialogProblemProps = FallbackProps & Required<ClosableProps>;

function DialogProblem({ error, resetErrorBoundary, isOpen, onClose }: DialogProblemProps) {
  // once: a render after the reconnect must not throw what stays recoverable
  const [isOffline] = useState(() => !navigator.onLine);
  if (!isOffline || !isMissingScript(error)) throw error;
  if (!isOpen) return null;
  return (
    <p
      role="alert"
      className="fixed left-4 z-toast flex gap-3 rounded-md bg-white px-4 py-3 shadow-pop"
      style={{ bottom: FLOATING_NOTICE_BOTTOM_PX }}
    >
      This part did not load. {CHECK_CONNECTION}
      <button type="button" className="font-560 underline" onClick={resetErrorBoundary}>
        Try again
      </button>
      <button type="button" className="font-560 underline" onClick={onClose}>
        Close
      </button>
    </p>
  );
}
