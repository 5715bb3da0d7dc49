import { useEffect, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useGetVehicleTypesQuery } from '@/api/reference';
import type { VehicleType } from '@/api/wire';
import { VehicleCard } from '@/components/delivery/VehicleCard';
import { FieldError } from '@/components/form/Field';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/EmptyState';
import { ErrorState } from '@/components/ui/ErrorState';
import { Skeleton } from '@/components/ui/Skeleton';
import { CHECK_CONNECTION, NO_VEHICLE_FITS, SMALLEST_THAT_FITS, VEHICLES_NOT_LOADED } from '@/config/messages';
import { getVehiclePrice } from '@/domain/draft/draftQuote';
import type { LoadItem } from '@/domain/draft/draftTotals';
import { getWholeLoad } from '@/domain/draft/dropoffGoods';
import {
  bySize,
  getBoxLabel,
  getTooSmallReason,
  getVehicleFit,
  hasLoad,
  suggestVehicle,
} from '@/domain/draft/vehicleFit';
import { getErrorMessage } from '@/lib/http/errorMessage';
import { useBooking } from '../form/bookingContext';
import { usePricing } from '../summary/usePricing';

export const VEHICLE_HEADING_ID = 'vehicle-heading';

const getId = (vehicle: VehicleType) => String(vehicle.id);

/** Chooses the smallest vehicle that fits, and replaces a choice that has become too small. */
function useSuggestedVehicle(vehicles: VehicleType[], items: readonly LoadItem[]) {
  const { form } = useBooking();
  const chosen = useWatch({ control: form.control, name: 'vehicle_type' });
  const [message, setMessage] = useState('');

  const hasGoods = hasLoad(items);
  const suggested = hasGoods ? suggestVehicle(vehicles, items) : undefined;
  const current = vehicles.find((vehicle) => getId(vehicle) === chosen);
  const reason = current ? getTooSmallReason(current, items) : null;
  const next = suggested && (chosen === '' || reason !== null) ? suggested : undefined;
  const change = next && current ? `Switched to ${next.name}. ${current.name}: ${lowerFirst(reason ?? '')}.` : '';
  // kept in state: after the switch there is no change any more, but the customer still has to read it
  if (next && message !== change) setMessage(change);
  useEffect(() => {
    if (next) form.setValue('vehicle_type', getId(next));
  }, [form, next]);

  const choose = (vehicle: VehicleType) => {
    setMessage('');
    form.setValue('vehicle_type', getId(vehicle));
  };
  const hasNone = hasGoods && vehicles.length > 0 && !suggested;
  return { chosen, suggested, choose, message: hasNone ? `${NO_VEHICLE_FITS} Split it into two bookings.` : message };
}

/** Three columns; four in a wide section, unless that leaves a single card in the last row. */
const getColumns = (count: number) => (count % 4 === 1 ? 'grid-cols-3' : 'grid-cols-3 @[500px]:grid-cols-4');

/** A single card in the last of three columns takes the whole row, with its picture at the side. */
const WHOLE_ROW =
  '@max-[500px]:last:nth-[3n+1]:min-h-0 @max-[500px]:last:nth-[3n+1]:col-span-full @max-[500px]:last:nth-[3n+1]:grid @max-[500px]:last:nth-[3n+1]:grid-cols-[auto_1fr] @max-[500px]:last:nth-[3n+1]:gap-x-5 @max-[500px]:last:nth-[3n+1]:[&>img]:row-[span_7]';

/** Room for the load and the note, which show once the goods are known. */
const HEIGHT = 'min-h-[206px]';

/** Vehicles of a Special booking: their capacity and price, and why one cannot take this load. */
export function VehicleSection() {
  const { form, fields, errorOf } = useBooking();
  const { data, isError, error, isFetching, refetch } = useGetVehicleTypesQuery();
  const items = useWatch({ control: form.control, compute: getWholeLoad });
  const { pricing } = usePricing();
  const group = useId();
  const vehicles = [...(data ?? [])].sort(bySize);
  const { chosen, suggested, choose, message } = useSuggestedVehicle(vehicles, items);

  return (
    <Card as="section" aria-labelledby={VEHICLE_HEADING_ID}>
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id={VEHICLE_HEADING_ID} tabIndex={-1} className="rounded-xs text-h3 font-620">
          Vehicle
        </h2>
        <p role="status" className="text-small text-ink-600">
          {message}
        </p>
      </div>
      {isError && (
        <ErrorState
          title={VEHICLES_NOT_LOADED}
          text={getErrorMessage(error, CHECK_CONNECTION)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {data?.length === 0 && <NoVehicles isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-96 w-full rounded-md" />}
      <div className="@container">
        <div
          ref={fields.getRef('vehicle_type')}
          tabIndex={-1}
          {...(vehicles.length > 0 && { role: 'radiogroup', 'aria-labelledby': VEHICLE_HEADING_ID })}
          className={`grid gap-3 rounded-sm ${getColumns(vehicles.length)}`}
        >
          {vehicles.map((vehicle) => (
            <VehicleCard
              key={getId(vehicle)}
              group={group}
              name={vehicle.name}
              mode="exclusive"
              image={vehicle.image}
              maxWeightKg={vehicle.max_weight_kg}
              box={getBoxLabel(vehicle)}
              fit={getVehicleFit(vehicle, items)}
              price={pricing.kind === 'priced' ? getVehiclePrice(pricing.quote, getId(vehicle)) : null}
              note={suggested?.id === vehicle.id ? SMALLEST_THAT_FITS : undefined}
              isChosen={getId(vehicle) === chosen}
              onChoose={() => choose(vehicle)}
              disabledReason={getTooSmallReason(vehicle, items) ?? undefined}
              className={`${HEIGHT} ${WHOLE_ROW}`}
            />
          ))}
        </div>
      </div>
      <FieldError error={errorOf('vehicle_type')} />
    </Card>
  );
}

function NoVehicles({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <EmptyState
      title="No vehicles available"
      text="We saved your booking as a draft. Try Joint, or try again later."
      action={
        <Button variant="secondary" isWorking={isRetrying} onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
