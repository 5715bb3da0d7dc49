import { X } from 'lucide-react';
import { Button } from '@/components/ui/Button';
import { Progress } from '@/components/ui/Progress';
import { RetryButton } from '@/components/ui/RetryButton';
import type { AllBookings } from '@/hooks/useAllBookings';
import { getErrorMessage } from '@/lib/http/errorMessage';
import { focusPage } from '@/utils/dom';
import { formatNumber } from '@/utils/money';
import { pluralize } from '@/utils/text';

type SearchProgressProps = { all: AllBookings; found: number; onClear: () => void };

/** Exact progress of a search in the browser, which loads all pages because the API has no search. */
export function SearchProgress({
  all: { bookings, total, isSearching, error, hasMore, ...actions },
  found,
  onClear,
}: SearchProgressProps) {
  const searched = formatNumber(bookings.length);
  const hasBegun = total !== undefined || !isSearching;
  const isComplete = total !== undefined && bookings.length >= total;
  const message = isComplete
    ? `${pluralize(found, 'booking')} found, all ${formatNumber(total)} searched.`
    : `${pluralize(found, 'booking')} found. Searched ${searched}${total === undefined ? '' : ` of ${formatNumber(total)}`}.`;
  const handleClear = () => {
    onClear();
    focusPage();
  };
  return (
    <div className="mb-3 flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1">
      <p role="status" className="tabular text-small text-ink-700">
        {hasBegun ? message : 'Searching…'}
      </p>
      {isSearching && (
        <span className="w-40">
          <Progress label="Searching" value={bookings.length} max={total ?? 1} valueText={`${searched} searched`} />
        </span>
      )}
      {Boolean(error) && bookings.length > 0 && (
        <p role="alert" className="text-small text-err-700">
          {getErrorMessage(error, 'The rest did not load.')}{' '}
          <RetryButton onRetry={actions.retry} className="min-h-6 font-620 underline" />
        </p>
      )}
      {hasMore && !isSearching && (
        <Button variant="secondary" size="sm" onClick={actions.searchFurther}>
          Search more bookings
        </Button>
      )}
      <Button variant="quiet" size="sm" className="ml-auto" icon={<X size={14} aria-hidden />} onClick={handleClear}>
        Clear filters
      </Button>
    </div>
  );
}
