import { Button } from '@/components/ui/Button';
import { ModeTag } from '@/components/ui/ModeTag';
import { Skeleton } from '@/components/ui/Skeleton';
import { NO_VEHICLE_FITS } from '@/config/messages';
import { MODE_NAMES, type BookingMode } from '@/config/modes';
import { getPriceErrorMessage, isRefused } from '@/domain/draft/priceMessages';
import type { ModeQuote } from '@/hooks/useModeQuotes';
import { formatPeso } from '@/utils/money';
import { formatMinutes } from '@/utils/text';
import { BlockRetry } from './DashboardBlock';

type ModePriceProps = { mode: BookingMode; quote: ModeQuote; onBook: () => void };

/** Price of one mode, with its Book button. */
export function ModePrice({ mode, quote: { pricing, rate, refetch }, onBook }: ModePriceProps) {
  return (
    <section aria-label={MODE_NAMES[mode]} className="flex min-w-0 flex-col rounded-md p-3.5 ring-1 ring-ink-200">
      <ModeTag mode={mode} className="self-start" />
      <div aria-live="polite" className="mt-2 min-h-[58px] flex-1">
        {pricing.kind === 'pricing' && (
          <>
            <span className="sr-only">Getting the price…</span>
            <Skeleton className="h-8 w-28" />
          </>
        )}
        {pricing.kind === 'failed' && (
          <p className="text-small text-err-700">
            {getPriceErrorMessage(pricing.error)} {!isRefused(pricing.error) && <BlockRetry onRetry={refetch} />}
          </p>
        )}
        {pricing.kind === 'priced' && (
          <>
            <p className="amount text-h2">{rate ? formatPeso(rate.total) : '-'}</p>
            <p className="text-caption text-ink-600">
              {rate
                ? `${rate.vehicle_type?.name ?? 'Shared truck'}, about ${formatMinutes(pricing.quote.duration_minutes)}`
                : NO_VEHICLE_FITS}
            </p>
          </>
        )}
      </div>
      <Button variant="quiet" size="sm" className="mt-2" onClick={onBook}>
        Book {MODE_NAMES[mode]}
      </Button>
    </section>
  );
}
