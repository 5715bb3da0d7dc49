import { useState } from 'react';
import type { Rate } from '@/api/wire';
import { SelectField } from '@/components/form/SelectField';
import { Button } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { ErrorState } from '@/components/ui/ErrorState';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { CHECK_CONNECTION } from '@/config/messages';
import type { BookingMode } from '@/config/modes';
import { getErrorMessage } from '@/lib/http/errorMessage';
import { getFullName } from '@/utils/text';
import { DriverRateRow } from './DriverRateRow';
import { RATE_SORTS, getBadge, getShownRates, getVehicleChips, type RateSort } from './shownRates';

type RateListProps = {
  rates: Rate[];
  chosen: Rate | null;
  /** Vehicle name of the filter; null shows all. */
  vehicle: string | null;
  mode: BookingMode;
  /** True for a scheduled pickup: the drivers' current distance is irrelevant then. */
  isLater: boolean;
  /** State of the query behind the offers. */
  query: { isLoading: boolean; isFetching: boolean; error?: unknown; refetch: () => unknown };
  onVehicle: (vehicle: string | null) => void;
  onChoose: (rate: Rate) => void;
};

/** Offers of drivers, sorted and filtered by vehicle. */
export function RateList({ rates, chosen, vehicle, mode, isLater, query, onVehicle, onChoose }: RateListProps) {
  const [sort, setSort] = useState<RateSort>('lowest');
  const sorts = RATE_SORTS.filter(({ value }) => !(isLater && value === 'nearest'));
  const shownRates = getShownRates(rates, sort, vehicle);
  return (
    <>
      <div className="border-b border-ink-150 bg-white px-5 pt-4 pb-3 low:py-1">
        <div className="flex items-center justify-between gap-3">
          <h2 className="display text-h2">Choose a driver</h2>
          <SelectField
            label="Sort by"
            isLabelHidden
            options={sorts}
            value={sort}
            onChange={(chosenSort) => setSort(sorts.find(({ value }) => value === chosenSort)?.value ?? 'lowest')}
            className="w-[150px]"
          />
        </div>
        <VehicleChips rates={rates} vehicle={vehicle} onVehicle={onVehicle} />
      </div>
      <div
        role="radiogroup"
        aria-label="Choose a driver"
        className="min-h-[30%] flex-1 space-y-2.5 overflow-y-auto p-4 low:space-y-1.5 low:py-1"
      >
        <RateListState hasRates={rates.length > 0} query={query} />
        {shownRates.map((rate) => (
          <RateRow
            key={String(rate.id)}
            rate={rate}
            badge={getBadge(rate, shownRates)}
            mode={mode}
            isLater={isLater}
            isChosen={rate.id === chosen?.id}
            onChoose={() => onChoose(rate)}
          />
        ))}
      </div>
    </>
  );
}

/** Ref that scrolls the chosen chip into view: on a low screen the chips scroll. */
const revealChip = (chip: HTMLButtonElement | null) => chip?.scrollIntoView({ block: 'nearest' });

function VehicleChips({ rates, vehicle, onVehicle }: Pick<RateListProps, 'rates' | 'vehicle' | 'onVehicle'>) {
  const chips = [
    { name: null, label: 'All', count: rates.length },
    ...getVehicleChips(rates).map((chip) => ({ ...chip, label: chip.name })),
  ];
  if (chips.length <= 2) return null;
  return (
    <div
      role="group"
      aria-label="Vehicle"
      className="mt-3 flex flex-wrap gap-2 low:mt-1.5 low:-mb-0.5 low:flex-nowrap low:overflow-x-auto low:p-0.5"
    >
      {chips.map(({ name, label, count }) => (
        <button
          key={label}
          ref={vehicle === name ? revealChip : undefined}
          type="button"
          aria-pressed={vehicle === name}
          onClick={() => onVehicle(name)}
          className={`tabular h-8 shrink-0 rounded-full px-3 text-small font-560 ${
            vehicle === name ? 'bg-ink-900 text-white' : 'bg-white text-ink-800 ring-1 ring-ink-200 hover:bg-ink-50'
          }`}
        >
          {label} <span className={vehicle === name ? 'text-ink-300' : 'text-ink-600'}>{count}</span>
        </button>
      ))}
    </div>
  );
}

/** Loading, error or empty state of the list. */
function RateListState({ hasRates, query }: { hasRates: boolean; query: RateListProps['query'] }) {
  const { isLoading, isFetching, error } = query;
  const handleRetry = () => void query.refetch();
  if (isLoading) return <SkeletonRows count={4} label="Getting rates from drivers" />;
  if (hasRates) return null;
  if (error) {
    return (
      <ErrorState
        title="The rates did not load"
        text={getErrorMessage(error, CHECK_CONNECTION)}
        onRetry={handleRetry}
      />
    );
  }
  return (
    <EmptyState
      title="No drivers available right now"
      text="Try again in a moment, or change the pickup time in Details."
      action={
        <Button variant="secondary" isWorking={isFetching} onClick={handleRetry}>
          Try again
        </Button>
      }
    />
  );
}

type RateRowProps = {
  rate: Rate;
  badge: ReturnType<typeof getBadge>;
  mode: BookingMode;
  isLater: boolean;
  isChosen: boolean;
  onChoose: () => void;
};

function RateRow({ rate, badge, mode, isLater, isChosen, onChoose }: RateRowProps) {
  const { vehicle_type: vehicle, driver, eta_minutes, breakdown, discount, total } = rate;
  const shownBadge = isLater && badge === 'Nearest' ? null : badge;
  return (
    <DriverRateRow
      group="rate"
      vehicleName={vehicle?.name ?? 'Vehicle'}
      image={vehicle?.image}
      mode={mode}
      tag={shownBadge ? { text: shownBadge, tone: shownBadge === 'Lowest rate' ? 'ok' : 'neutral' } : undefined}
      driver={driver && { name: getFullName(driver.user?.user_profile), rating: driver.rating }}
      etaMinutes={isLater ? undefined : eta_minutes}
      lines={breakdown}
      discount={discount}
      total={total}
      isChosen={isChosen}
      onChoose={onChoose}
    />
  );
}
