import { Check, Minus } from 'lucide-react';
import type { VehicleType } from '@/api/wire';
import { FitMeter } from '@/components/delivery/FitMeter';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { ModeTag } from '@/components/ui/ModeTag';
import { RetryButton } from '@/components/ui/RetryButton';
import { Skeleton } from '@/components/ui/Skeleton';
import { NO_VEHICLE_FITS } from '@/config/messages';
import { MODE_NAMES, type BookingMode } from '@/config/modes';
import type { DeliveryDraft } from '@/domain/draft/draft';
import type { LoadItem } from '@/domain/draft/draftTotals';
import { getWholeLoad } from '@/domain/draft/dropoffGoods';
import { getPriceErrorMessage, isRefused } from '@/domain/draft/priceMessages';
import { getBoxLabel, getTooSmallReason, getVehicleFit } from '@/domain/draft/vehicleFit';
import type { ModeQuote, ModeQuotes } from '@/hooks/useModeQuotes';
import { formatPeso } from '@/utils/money';
import { formatMinutes } from '@/utils/text';
import { MODE_FACTS } from './compare';

type CompareModesProps = { draft: DeliveryDraft; quotes: ModeQuotes; onMode: (mode: BookingMode) => void };

/** Special and Joint side by side, for the same goods. */
export function CompareModes({ draft, quotes, onMode }: CompareModesProps) {
  if (quotes.exclusive.pricing.kind === 'missing') return null;
  return (
    <Card as="section" aria-labelledby="compare">
      <h2 id="compare" className="mb-3 text-h3 font-620">
        Compare Special and Joint
      </h2>
      <div className="grid grid-cols-2 gap-3">
        {(['exclusive', 'shared'] as const).map((mode) => (
          <ModeColumn
            key={mode}
            mode={mode}
            quote={quotes[mode]}
            items={getWholeLoad(draft)}
            isChosen={mode === draft.mode}
            onChoose={() => onMode(mode)}
          />
        ))}
      </div>
    </Card>
  );
}

type ModeColumnProps = {
  mode: BookingMode;
  quote: ModeQuote;
  items: readonly LoadItem[];
  isChosen: boolean;
  onChoose: () => void;
};

function ModeColumn({ mode, quote, items, isChosen, onChoose }: ModeColumnProps) {
  const { pricing } = quote;
  return (
    <section
      aria-label={MODE_NAMES[mode]}
      className={`flex flex-col rounded-md p-4 ${isChosen ? 'bg-brand-25 ring-[1.5px] ring-brand-600' : 'ring-1 ring-ink-200'}`}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <ModeTag mode={mode} />
        {pricing.kind === 'priced' && (
          <span className="tabular text-caption whitespace-nowrap text-ink-600">
            about {formatMinutes(pricing.quote.duration_minutes)}
          </span>
        )}
      </div>
      <ModePrice quote={quote} items={items} isChosen={isChosen} />
      <ModeFacts mode={mode} />
      <Button
        variant={isChosen ? 'quiet' : 'secondary'}
        size="sm"
        className="mt-4"
        aria-pressed={isChosen}
        onClick={onChoose}
      >
        {isChosen ? 'Selected' : `Choose ${MODE_NAMES[mode]}`}
      </Button>
    </section>
  );
}

type ModePriceProps = { quote: ModeQuote; items: readonly LoadItem[]; isChosen: boolean };

function ModePrice({ quote: { pricing, rate, refetch }, items, isChosen }: ModePriceProps) {
  return (
    <>
      {pricing.kind === 'pricing' && <Skeleton className="mt-3 h-8 w-32" />}
      {pricing.kind === 'failed' && (
        // the price summary announces the failure of the chosen mode
        <p role={isChosen ? undefined : 'alert'} className="mt-3 text-small text-err-700">
          {getPriceErrorMessage(pricing.error)}{' '}
          {!isRefused(pricing.error) && <RetryButton onRetry={refetch} className="min-h-6 font-620 underline" />}
        </p>
      )}
      {pricing.kind === 'priced' && (
        <>
          <p className="amount mt-3 text-total">{rate ? formatPeso(rate.total) : '-'}</p>
          <p className="text-small text-ink-600">
            {rate ? (rate.vehicle_type?.name ?? 'Shared truck') : NO_VEHICLE_FITS}
          </p>
          {rate?.vehicle_type && <VehicleFit vehicle={rate.vehicle_type} items={items} />}
        </>
      )}
    </>
  );
}

function ModeFacts({ mode }: { mode: BookingMode }) {
  const { included, notIncluded } = MODE_FACTS[mode];
  return (
    <ul className="mt-3 flex-1 space-y-1 text-small">
      {included.map((fact) => (
        <li key={fact} className="flex items-center gap-2 text-ink-800">
          <Check size={14} strokeWidth={2.5} className="text-ok-700" role="img" aria-label="Included" />
          {fact}
        </li>
      ))}
      {notIncluded.map((fact) => (
        <li key={fact} className="flex items-center gap-2 text-ink-600">
          <Minus size={14} strokeWidth={2.5} role="img" aria-label="Not included" />
          {fact}
        </li>
      ))}
    </ul>
  );
}

type VehicleFitProps = { vehicle: VehicleType; items: readonly LoadItem[] };

/** Share of the vehicle that the load takes, or the reason that it does not fit. */
function VehicleFit({ vehicle, items }: VehicleFitProps) {
  const reason = getTooSmallReason(vehicle, items);
  const box = getBoxLabel(vehicle);
  return (
    <>
      {box && <p className="tabular text-caption text-ink-600">{box}</p>}
      {reason ? <p className="text-caption text-ink-600">{reason}</p> : <FitMeter {...getVehicleFit(vehicle, items)} />}
    </>
  );
}
