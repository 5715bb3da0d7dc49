import { useMemo, useState } from 'react';
import { Checkbox } from '@/components/form/Checkbox';
import { Amount } from '@/components/ui/Amount';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { Skeleton } from '@/components/ui/Skeleton';
import { useAnnounceChange } from '@/components/ui/announce';
import { getBatchRate, toBatchEntry, type BatchEntry } from '@/domain/batch/batch';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { sumLoad } from '@/domain/draft/draftTotals';
import { toQuoteRequest } from '@/domain/draft/draftWire';
import { getPriceErrorMessage } from '@/domain/draft/priceMessages';
import { getStopTitle } from '@/domain/draft/stopFrom';
import { useSlowToast } from '@/hooks/useSlowToast';
import { formatNumber, formatPeso, fromCentavos, toCentavos } from '@/utils/money';
import { pluralize } from '@/utils/text';
import type { GateRecheck } from '../gate/useGate';
import { RecheckNote } from '../submit/SubmitPanel';
import { useBatchQuotes, type BatchQuote } from './useBatchQuotes';

type BatchPreviewProps = {
  drafts: readonly DeliveryDraft[];
  isTimeTaken: boolean;
  /** Check of a newly picked mode; nothing is placed before it succeeds. */
  recheck: GateRecheck | null;
  onPlace: (entries: BatchEntry[]) => void;
};

const hasTime = ({ schedule }: DeliveryDraft) => schedule.when === 'now' || schedule.pickup_at !== '';

type Readiness = { isPriced: boolean; isTimeChosen: boolean; isAllowed: boolean };

/** Returns why the bookings cannot be placed yet; '' if they can. */
function getBlockMessage({ isPriced, isTimeChosen, isAllowed }: Readiness): string {
  if (!isPriced) return 'Every booking needs a price first.';
  if (!isTimeChosen) return 'Choose a pickup time first.';
  return isAllowed ? '' : 'Confirm that there are no prohibited items first.';
}

/** Bookings with their drop-offs and prices, the total, and the button that places them. */
export function BatchPreview({ drafts, isTimeTaken, recheck, onPlace }: BatchPreviewProps) {
  const requests = useMemo(() => drafts.map(toQuoteRequest), [drafts]);
  const [isAllowed, setIsAllowed] = useState(false);
  const { quotes, retry } = useBatchQuotes(requests);
  useSlowToast(quotes.length < drafts.length, quotes.length);
  const entries = drafts.flatMap((draft, index) => {
    const rate = getBatchRate(draft, quotes[index]?.quote);
    return rate ? [toBatchEntry(draft, rate)] : [];
  });
  const isPriced = entries.length === drafts.length;
  const total = fromCentavos(entries.reduce((sum, { estimate }) => sum + toCentavos(estimate.total), 0));
  const block = getBlockMessage({ isPriced, isTimeChosen: !isTimeTaken && drafts.every(hasTime), isAllowed });
  const dropoffs = drafts.reduce((sum, { stops }) => sum + stops.length - 1, 0);
  const pricedLabel = `${entries.length} of ${drafts.length} priced`;
  const outcome = isPriced ? `The total is ${formatPeso(total)}` : pricedLabel;
  // once, after the last price: a long list has many
  useAnnounceChange(quotes.length < drafts.length ? '' : outcome);
  const hasFailed = quotes.some(({ error }) => error);

  return (
    <section aria-labelledby="batch-preview-heading" className="grid gap-4">
      <Card>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <div>
            <h2 id="batch-preview-heading" className="text-h3 font-620">
              {pluralize(drafts.length, 'booking')} for {pluralize(dropoffs, 'drop-off')}
            </h2>
            <p className="mt-1 text-small text-ink-600">
              {isPriced ? 'You pay each booking after it is placed.' : pricedLabel}
            </p>
          </div>
          <div className="ml-auto flex items-center gap-4">
            <p className="text-small text-ink-600">
              Total <Amount value={isPriced ? total : null} size="total" className="text-ink-900" />
            </p>
            <Button
              size="lg"
              disabled={block !== '' || recheck !== null}
              aria-describedby="batch-block"
              onClick={() => onPlace(entries)}
            >
              Place {pluralize(drafts.length, 'booking')}
            </Button>
          </div>
        </div>
        <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <Checkbox
            label="These deliveries contain no prohibited items"
            checked={isAllowed}
            onChange={(event) => setIsAllowed(event.target.checked)}
          />
          <p id="batch-block" className="text-small text-ink-600">
            {block}
          </p>
        </div>
        <PreviewProblems recheck={recheck} hasFailed={hasFailed} onRetry={retry} />
      </Card>
      <ol aria-label="Bookings" className="grid grid-cols-2 gap-4">
        {drafts.map((draft, index) => (
          <BookingCard key={draft.stops[1]?.key} draft={draft} index={index} priced={quotes[index]} />
        ))}
      </ol>
    </section>
  );
}

type PreviewProblemsProps = { recheck: GateRecheck | null; hasFailed: boolean; onRetry: () => void };

/** Failed check of the profile, and the button for prices that did not load. */
function PreviewProblems({ recheck, hasFailed, onRetry }: PreviewProblemsProps) {
  return (
    <>
      <div role="alert" className="mt-3 empty:hidden">
        {recheck && <RecheckNote recheck={recheck} />}
      </div>
      {hasFailed && (
        <Button variant="secondary" size="sm" className="mt-3" onClick={onRetry}>
          Get prices again
        </Button>
      )}
    </>
  );
}

type BookingCardProps = { draft: DeliveryDraft; index: number; priced: BatchQuote | undefined };

function BookingCard({ draft, index, priced }: BookingCardProps) {
  const rate = getBatchRate(draft, priced?.quote);
  const dropoffs = draft.stops.slice(1);
  const { kg } = sumLoad(draft.items);
  return (
    <Card as="li" padding="sm">
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-body font-620">Booking {index + 1}</h3>
        {rate && <Amount value={rate.total} size="lead" />}
        {!priced && <Skeleton className="h-6 w-20 rounded-sm" />}
      </div>
      <p className="mt-0.5 text-small text-ink-600">
        {pluralize(dropoffs.length, 'drop-off')}, {formatNumber(kg)} kg
        {rate?.vehicle_type && `, ${rate.vehicle_type.name}`}
      </p>
      {priced && !rate && (
        <p className="mt-1 text-small text-err-700">
          {priced.error ? getPriceErrorMessage(priced.error) : "This vehicle can't take this load. Choose another one."}
        </p>
      )}
      <ol aria-label={`Drop-offs of booking ${index + 1}`} className="mt-2 list-decimal pl-5 text-small text-ink-700">
        {dropoffs.map((stop) => (
          <li key={stop.key}>
            <span className="block truncate">{getStopTitle(stop)}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
