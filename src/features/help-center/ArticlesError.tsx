import { ErrorState } from '@/components/ui/ErrorState';
import { CHECK_CONNECTION } from '@/config/messages';
import { getErrorMessage } from '@/lib/http/errorMessage';

type ArticlesErrorProps = { error: unknown; onRetry: () => void };

/** Takes the place of articles that did not load. */
export const ArticlesError = ({ error, onRetry }: ArticlesErrorProps) => (
  <ErrorState title="Articles did not load" text={getErrorMessage(error, CHECK_CONNECTION)} onRetry={onRetry} />
);
