import { useState } from 'react';
import type { Rate } from '@/api/wire';
import { DriverRateRow } from '@/components/delivery/DriverRateRow';
import { SelectField } from '@/components/form/SelectField';
import { Button } from '@/components/ui/Button';
import { EmptyState } from '@/components/ui/EmptyState';
import { ErrorState } from '@/components/ui/ErrorState';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { CHECK_CONNECTION } from '@/config/messages';
import type { BookingMode } from '@/config/paths';
import { messageOf } from '@/lib/http/messageOf';
import { fullName } from '@/utils/text';
import { badgeOf, RATE_SORTS, shownRates, vehicleChips, type RateSort } from './rateList';

type RateListProps = {
  rates: Rate[];
  chosen: Rate | null;
  /** Name of the vehicle that is filtered for; null shows all. */
  vehicle: string | null;
  mode: BookingMode;
  /** No driver is on the way before the pickup comes near: how far away one is says nothing. */
  isLater: boolean;
  isLoading: boolean;
  isFetching: boolean;
  error: unknown;
  onVehicle: (vehicle: string | null) => void;
  onChoose: (rate: Rate) => void;
  onRetry: () => void;
};

export function RateList(props: RateListProps) {
  const { rates, chosen, vehicle, mode, isLater, isLoading, isFetching, error, onVehicle, onChoose, onRetry } = props;
  const [sort, setSort] = useState<RateSort>('lowest');
  const chips = [
    { name: null, label: 'All', count: rates.length },
    ...vehicleChips(rates).map((chip) => ({ ...chip, label: chip.name })),
  ];
  const shown = shownRates(rates, sort, vehicle);
  return (
    <>
      <div className="border-b border-ink-150 bg-white px-5 pt-4 pb-3 [@media(max-height:840px)]:py-2">
        <div className="flex items-center justify-between gap-3">
          <h2 className="display text-h2">Choose a driver</h2>
          <SelectField
            label="Sort by"
            isLabelHidden
            options={RATE_SORTS.filter(({ id }) => !(isLater && id === 'nearest')).map(({ id, label }) => ({
              value: id,
              label,
            }))}
            value={sort}
            onChange={(value) => setSort(value as RateSort)}
            className="w-[150px]"
          />
        </div>
        {chips.length > 2 && (
          <div
            role="group"
            aria-label="Vehicle"
            className="mt-3 flex flex-wrap gap-2 [@media(max-height:840px)]:mt-1.5 [@media(max-height:840px)]:-mb-0.5 [@media(max-height:840px)]:flex-nowrap [@media(max-height:840px)]:overflow-x-auto [@media(max-height:840px)]:p-0.5"
          >
            {chips.map(({ name, label, count }) => (
              <button
                key={label}
                type="button"
                aria-pressed={vehicle === name}
                onClick={() => onVehicle(name)}
                className={`tabular h-8 shrink-0 rounded-full px-3 text-small font-560 ${
                  vehicle === name
                    ? 'bg-ink-900 text-white'
                    : 'bg-white text-ink-800 ring-1 ring-ink-200 hover:bg-ink-50'
                }`}
              >
                {label} <span className={vehicle === name ? 'text-ink-300' : 'text-ink-600'}>{count}</span>
              </button>
            ))}
          </div>
        )}
      </div>
      <div
        role="radiogroup"
        aria-label="Choose a driver"
        className="min-h-0 flex-1 space-y-2.5 overflow-y-auto p-4 [@media(max-height:840px)]:p-3"
      >
        {isLoading && <SkeletonRows count={4} label="Asking drivers for their rates" />}
        {!isLoading && Boolean(error) && rates.length === 0 && (
          <ErrorState title="The rates did not load" text={messageOf(error, CHECK_CONNECTION)} onRetry={onRetry} />
        )}
        {!isLoading && !error && rates.length === 0 && (
          <EmptyState
            title="No driver is free right now"
            text="Ask again in a moment, or choose another pick-up time in the details."
            action={
              <Button variant="secondary" isWorking={isFetching} onClick={onRetry}>
                Ask again
              </Button>
            }
          />
        )}
        {shown.map((rate) => {
          const found = badgeOf(rate, shown);
          const badge = isLater && found === 'Nearest' ? null : found;
          return (
            <DriverRateRow
              key={String(rate.id)}
              group="rate"
              vehicleName={rate.vehicle_type?.name ?? 'Vehicle'}
              image={rate.vehicle_type?.image}
              mode={mode}
              tag={badge ? { text: badge, tone: badge === 'Lowest rate' ? 'ok' : 'neutral' } : undefined}
              driver={rate.driver && { name: fullName(rate.driver.user?.user_profile), rating: rate.driver.rating }}
              etaMinutes={isLater ? undefined : rate.eta_minutes}
              lines={rate.breakdown}
              discount={rate.discount}
              total={rate.total}
              isChosen={rate.id === chosen?.id}
              onChoose={() => onChoose(rate)}
            />
          );
        })}
      </div>
    </>
  );
}
