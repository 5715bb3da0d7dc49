import { Copy, Info, Printer } from 'lucide-react';
import { useMemo, type Ref } from 'react';
import type { Rate } from '@/api/wire';
import { PriceSummary } from '@/components/delivery/PriceSummary';
import { LazyDeliveryMap } from '@/components/map/LazyDeliveryMap';
import { Button } from '@/components/ui/Button';
import { useDeviceNow } from '@/components/ui/useNow';
import { LOW_SCREEN } from '@/config/constants';
import { NO_VEHICLE_FITS } from '@/config/messages';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { getDraftMapRoute, getDraftMapStops } from '@/domain/draft/draftMapStops';
import { sumLoad } from '@/domain/draft/draftTotals';
import { getWholeLoad } from '@/domain/draft/dropoffGoods';
import {
  getMissingPartsMessage,
  getPriceAgeLabel,
  getPriceErrorMessage,
  isRefused,
} from '@/domain/draft/priceMessages';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import type { ModeQuotes } from '@/hooks/useModeQuotes';
import { isStale, type Pricing } from '@/hooks/useQuote';
import { useReturnFocus } from '@/hooks/useReturnFocus';
import { useAppDispatch } from '@/store/hooks';
import { showToast } from '@/store/toasts';
import { copyText } from '@/utils/dom';
import { MODE_FACTS, toQuoteText } from './compare';

const CLOCK_MS = 15_000;
/** A single stop keeps named places around it. */
const MAP_MAX_ZOOM = 13;

type QuoteSummaryProps = { draft: DeliveryDraft; quotes: ModeQuotes; onBook: () => void };

/** Price of the chosen mode with its breakdown and age. */
export function QuoteSummary({ draft, quotes, onBook }: QuoteSummaryProps) {
  const { pricing, rate, refetch } = quotes[draft.mode];
  const stops = useMemo(() => getDraftMapStops(draft), [draft]);
  const totals = sumLoad(getWholeLoad(draft));
  const quote = pricing.kind === 'priced' ? pricing.quote : null;
  // a low screen hides the vehicle, so that the lines have room
  const isLow = useMediaQuery(LOW_SCREEN);
  const refreshButton = useReturnFocus();
  const handleRefresh = () => {
    refreshButton.markPressed();
    refetch();
  };

  return (
    <PriceSummary
      // sticky: as high as the window below the top bar, with its lines scrolling
      className="max-h-[calc(100dvh-104px)] print:max-h-none"
      isDense
      mode={draft.mode}
      picture={
        <LazyDeliveryMap
          label="Map of the route"
          stops={stops}
          route={getDraftMapRoute(stops)}
          maxZoom={MAP_MAX_ZOOM}
          isPreview
          className="h-[196px] shrink-0 low:h-[104px]"
        />
      }
      distanceKm={quote?.distance_km}
      durationMinutes={quote?.duration_minutes}
      weightKg={totals.kg > 0 ? totals.kg : undefined}
      vehicle={
        rate?.vehicle_type && !isLow
          ? {
              name: rate.vehicle_type.name,
              maxWeightKg: rate.vehicle_type.max_weight_kg,
              image: rate.vehicle_type.image,
            }
          : undefined
      }
      price={rate && { lines: rate.breakdown, discount: rate.discount, total: rate.total }}
      placeholder={getPlaceholder(pricing, rate !== null)}
      isFailed={pricing.kind === 'failed'}
      isLoading={pricing.kind === 'pricing'}
      freshness={<Freshness pricing={pricing} onRefresh={handleRefresh} buttonRef={refreshButton.ref} />}
      action={<QuoteActions draft={draft} rate={rate} durationMinutes={quote?.duration_minutes} onBook={onBook} />}
    />
  );
}

type FreshnessProps = { pricing: Pricing; onRefresh: () => void; buttonRef: Ref<HTMLButtonElement> };

/** Age of the price, and the button that requests it again. */
function Freshness({ pricing, onRefresh, buttonRef }: FreshnessProps) {
  const now = useDeviceNow(CLOCK_MS);
  const hasFailed = pricing.kind === 'failed' && !isRefused(pricing.error);
  if (pricing.kind !== 'priced' && !hasFailed) return null;
  return (
    <>
      {pricing.kind === 'priced' &&
        (isStale(pricing, now) ? 'This price is out of date. ' : `${getPriceAgeLabel(pricing.pricedAt, now)}. `)}
      <button
        ref={buttonRef}
        type="button"
        onClick={onRefresh}
        className="min-h-6 font-560 text-brand-700 hover:underline"
      >
        {hasFailed ? 'Try again' : 'Refresh price'}
      </button>
    </>
  );
}

type QuoteActionsProps = {
  draft: DeliveryDraft;
  rate: Rate | null;
  durationMinutes: number | undefined;
  onBook: () => void;
};

/** Buttons to book, copy or print the quote. */
function QuoteActions({ draft, rate, durationMinutes, onBook }: QuoteActionsProps) {
  const dispatch = useAppDispatch();

  const handleCopy = async () => {
    if (!rate || durationMinutes === undefined) return;
    dispatch(
      (await copyText(toQuoteText(draft, rate, durationMinutes)))
        ? showToast({ title: 'Success', text: 'Quote copied.', type: 'success' })
        : showToast({
            title: 'Error',
            text: "This browser doesn't allow copying. Print the quote instead.",
            type: 'error',
          }),
    );
  };

  return (
    <div className="flex flex-col gap-2.5">
      <Button variant="primary" size="lg" disabled={!rate} onClick={onBook}>
        Book this
      </Button>
      {rate && (
        <div className="flex gap-2.5 *:flex-1 print:hidden">
          <Button
            variant="secondary"
            icon={<Copy size={16} strokeWidth={2} aria-hidden />}
            onClick={() => void handleCopy()}
          >
            Copy
          </Button>
          <Button
            variant="secondary"
            icon={<Printer size={16} strokeWidth={2} aria-hidden />}
            onClick={() => window.print()}
          >
            Print
          </Button>
        </div>
      )}
      <p className="flex gap-2.5 rounded-md bg-ink-50 p-3 text-small text-ink-600 low:bg-transparent low:p-0 low:text-caption">
        <Info size={18} strokeWidth={1.75} aria-hidden className="shrink-0" />
        {MODE_FACTS[draft.mode].finalRate}
      </p>
    </div>
  );
}

function getPlaceholder(pricing: Pricing, hasRate: boolean): string | undefined {
  if (pricing.kind === 'missing') return getMissingPartsMessage(pricing.problems);
  if (pricing.kind === 'failed') return getPriceErrorMessage(pricing.error);
  return hasRate ? undefined : NO_VEHICLE_FITS;
}
