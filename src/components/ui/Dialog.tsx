import { useState, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { CHECK_CONNECTION } from '@/config/messages';
import { isMissingScript } from '@/lib/report/reportError';
import type { Tone } from './Tag';
import { lazyWithRetry } from './lazyWithRetry';
import { useHasOpened } from './useHasOpened';

export type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: ReactNode;
  /** One or two sentences below the title. */
  text?: ReactNode;
  /** Above the title, across the whole width. */
  lead?: ReactNode;
  icon?: ReactNode;
  iconTone?: Tone;
  /** Between the title and the buttons, across the whole width. */
  children?: ReactNode;
  /** Buttons of equal width; the main one comes last. */
  footer?: ReactNode;
  role?: 'dialog' | 'alertdialog';
  /** False disables Escape and the backdrop, so that only a button closes the dialog. */
  isDismissable?: boolean;
  /** Renders the title as plain text instead of in the display font. */
  isPlainTitle?: boolean;
};

const DialogFrame = lazyWithRetry(async () => ({ default: (await import('./DialogFrame')).DialogFrame }));

/** A modal dialog. Its frame is larger than most pages, so it loads when the first dialog opens. */
export function Dialog(props: DialogProps) {
  const { isOpen, onClose } = props;
  const hasOpened = useHasOpened(isOpen);
  return (
    <ErrorBoundary
      resetKeys={[isOpen]}
      fallbackRender={(failure) => <DialogProblem {...failure} isOpen={isOpen} onClose={onClose} />}
    >
      {hasOpened && <DialogFrame {...props} />}
    </ErrorBoundary>
  );
}

type DialogProblemProps = FallbackProps & Pick<DialogProps, 'isOpen' | 'onClose'>;

/** Keeps the page with its entries while the frame can't load offline. Any other error goes to the page's boundary. */
function DialogProblem({ error, resetErrorBoundary, isOpen, onClose }: DialogProblemProps) {
  // once: a render after the reconnect must not throw what stays recoverable
  const [isOffline] = useState(() => !navigator.onLine);
  if (!isOffline || !isMissingScript(error)) throw error;
  if (!isOpen) return null;
  return (
    <p role="alert" className="fixed bottom-4 left-4 z-toast flex gap-3 rounded-md bg-white px-4 py-3 shadow-pop">
      This dialog did not load. {CHECK_CONNECTION}
      <button type="button" className="font-560 underline" onClick={resetErrorBoundary}>
        Try again
      </button>
      <button type="button" className="font-560 underline" onClick={onClose}>
        Close
      </button>
    </p>
  );
}
