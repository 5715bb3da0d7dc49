import { Button } from '@/components/ui/Button';
import { pluralize } from '@/utils/text';
import { getOutcomeMessage, type FailedRow } from './importOutcome';

type SentFileProps = {
  saved: number;
  failed: readonly FailedRow[];
  isHeld: boolean;
  onRetry: () => void;
  onClose: () => void;
};

/** Outcome of an import, with a retry for the addresses that failed. */
export function SentFile({ saved, failed, isHeld, onRetry, onClose }: SentFileProps) {
  const isDone = failed.length === 0;
  return (
    <>
      <p role="status" className="font-560">
        {getOutcomeMessage(saved, failed)}
      </p>
      {/* above the list, which may be long */}
      <div className="mt-4 flex gap-2.5">
        {!isDone && (
          <Button isPaused={isHeld} onClick={onRetry}>
            Retry {pluralize(failed.length, 'address', 'addresses')}
          </Button>
        )}
        <Button variant={isDone ? 'primary' : 'secondary'} onClick={onClose}>
          Close import
        </Button>
      </div>
      {!isDone && (
        <ul aria-label="Addresses not saved" className="mt-3 divide-y divide-ink-150">
          {failed.map(({ row, message }) => (
            <li key={row.number} className="py-2 text-small">
              <span className="font-560">{row.values.label}</span>
              <span className="text-err-700"> {message}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
