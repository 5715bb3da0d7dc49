import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { NOT_LOADING_HELP } from '@/config/helpTarget';
import { CHECK_CONNECTION } from '@/config/messages';
import { ErrorArt } from '../art/ErrorArt';
import { Button } from './Button';
import { HelpTargetLink } from './HelpTargetLink';
import { StateMessage } from './StateMessage';
import { useKeepFocusOnPage } from './useKeepFocusOnPage';

type ErrorStateProps = {
  /** Names what is missing: "Bookings did not load". */
  title: string;
  text?: ReactNode;
  onRetry?: () => void;
  isRetrying?: boolean;
  /** Link to a help article; null for none. */
  help?: ReactNode;
  /** Leaves out the alert role, for one failed list among others that loaded. */
  isQuiet?: boolean;
  /** 1 when the error is the whole page. */
  headingLevel?: 1 | 2;
  className?: string;
};

/** Names the content that did not load and offers a retry. */
export function ErrorState({
  title,
  text = CHECK_CONNECTION,
  onRetry,
  isRetrying = false,
  help = <HelpTargetLink {...NOT_LOADING_HELP} />,
  isQuiet = false,
  headingLevel,
  className,
}: ErrorStateProps) {
  const keepFocus = useKeepFocusOnPage();
  const retry = onRetry && (
    <Button
      variant="secondary"
      icon={<RotateCw size={16} strokeWidth={1.75} aria-hidden />}
      isWorking={isRetrying}
      onClick={() => keepFocus(onRetry)}
    >
      Try again
    </Button>
  );
  const action = (onRetry || help) && (
    <span className="flex flex-col items-center gap-3">
      {retry}
      {help}
    </span>
  );
  return (
    <StateMessage
      role={isQuiet ? undefined : 'alert'}
      art={<ErrorArt />}
      title={title}
      text={text}
      action={action}
      headingLevel={headingLevel}
      className={className}
    />
  );
}
