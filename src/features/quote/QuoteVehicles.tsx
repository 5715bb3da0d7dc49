import { useGetVehicleTypesQuery } from '@/api/reference';
import { VehicleCard } from '@/components/delivery/VehicleCard';
import { Card } from '@/components/ui/Card';
import { ErrorState } from '@/components/ui/ErrorState';
import { Skeleton } from '@/components/ui/Skeleton';
import { CHECK_CONNECTION, SMALLEST_THAT_FITS, VEHICLES_NOT_LOADED } from '@/config/messages';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { getVehiclePrice } from '@/domain/draft/draftQuote';
import { getWholeLoad } from '@/domain/draft/dropoffGoods';
import { bySize, getBoxLabel, getTooSmallReason, getVehicleFit, suggestVehicle } from '@/domain/draft/vehicleFit';
import type { ModeQuote } from '@/hooks/useModeQuotes';
import { getErrorMessage } from '@/lib/http/errorMessage';

type QuoteVehiclesProps = { draft: DeliveryDraft; quote: ModeQuote; onChoose: (vehicleId: string) => void };

/** Vehicles with their price for this load; those that are too small give the reason. */
export function QuoteVehicles({ draft, quote: { pricing, rate }, onChoose }: QuoteVehiclesProps) {
  const { data, isLoading, error, refetch } = useGetVehicleTypesQuery();
  const vehicles = [...(data ?? [])].sort(bySize);
  const load = getWholeLoad(draft);
  const suggested = suggestVehicle(vehicles, load);
  // without a choice, a larger vehicle may have the lowest rate
  const chosenId = String(rate?.vehicle_type?.id ?? suggested?.id ?? '');
  return (
    <Card as="section" aria-labelledby="quote-vehicle">
      <h2 id="quote-vehicle" className="mb-3 text-h3 font-620">
        Vehicle
      </h2>
      {isLoading && <Skeleton className="h-[132px] rounded-md" />}
      {!isLoading && !data && (
        <ErrorState
          title={VEHICLES_NOT_LOADED}
          text={getErrorMessage(error, CHECK_CONNECTION)}
          onRetry={() => void refetch()}
          help={null}
        />
      )}
      <div
        role="radiogroup"
        aria-label="Vehicle"
        className="grid grid-cols-[repeat(auto-fill,minmax(124px,1fr))] gap-2.5"
      >
        {vehicles.map((vehicle) => {
          const id = String(vehicle.id);
          return (
            <VehicleCard
              key={id}
              group="quote-vehicle"
              name={vehicle.name}
              mode="exclusive"
              image={vehicle.image}
              maxWeightKg={vehicle.max_weight_kg}
              box={getBoxLabel(vehicle)}
              fit={getVehicleFit(vehicle, load)}
              price={pricing.kind === 'priced' ? getVehiclePrice(pricing.quote, id) : null}
              note={suggested === vehicle ? SMALLEST_THAT_FITS : undefined}
              isChosen={id === chosenId}
              onChoose={() => onChoose(id)}
              disabledReason={getTooSmallReason(vehicle, load) ?? undefined}
            />
          );
        })}
      </div>
    </Card>
  );
}
