import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { ErrorArt } from '../art/ErrorArt';
import { Button } from './Button';
import { StateMessage } from './StateMessage';

type ErrorStateProps = {
  /** Names what is missing: "Bookings did not load". */
  title: string;
  text?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  className?: string;
};

/** Something did not load: says what, and offers to try again. */
export function ErrorState({
  title,
  text = 'Check your connection, then try again.',
  onRetry,
  isRetrying = false,
  className,
}: ErrorStateProps) {
  const retry = onRetry && (
    <Button
      variant="secondary"
      icon={<RotateCw size={16} strokeWidth={1.75} aria-hidden />}
      isWorking={isRetrying}
      onClick={onRetry}
    >
      Try again
    </Button>
  );
  return (
    <StateMessage role="alert" art={<ErrorArt />} title={title} text={text} action={retry} className={className} />
  );
}
