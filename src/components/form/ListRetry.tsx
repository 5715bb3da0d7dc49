import { RetryButton } from '../ui/RetryButton';

/** Message and retry button below a field whose list did not load. */
export function ListRetry({ text = 'The list did not load.', onRetry }: { text?: string; onRetry: () => void }) {
  return (
    <span className="text-err-700">
      {text} <RetryButton className="font-semibold underline underline-offset-2" onRetry={onRetry} />
    </span>
  );
}
