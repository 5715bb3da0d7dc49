import type { ButtonHTMLAttributes } from 'react';
import { useKeepFocusOnPage } from './useKeepFocusOnPage';

type RetryButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type' | 'onClick'> & { onRetry: () => unknown };

/** Unstyled button within an error. It keeps the focus on the page when the error disappears. */
export function RetryButton({ onRetry, children = 'Try again', ...rest }: RetryButtonProps) {
  const keepFocus = useKeepFocusOnPage();
  return (
    <button type="button" {...rest} onClick={() => keepFocus(onRetry)}>
      {children}
    </button>
  );
}
