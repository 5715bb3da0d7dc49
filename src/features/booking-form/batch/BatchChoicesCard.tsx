import type { VehicleType } from '@/api/wire';
import { ModeSwitch } from '@/components/delivery/ModeSwitch';
import type { PickupTimes } from '@/components/delivery/PickupTimeField';
import { ListRetry } from '@/components/form/ListRetry';
import { SelectField } from '@/components/form/SelectField';
import { APPROXIMATE_PIN } from '@/components/map/pinStatus';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Card } from '@/components/ui/Card';
import { ErrorState } from '@/components/ui/ErrorState';
import { PATHS } from '@/config/paths';
import type { DraftStop } from '@/domain/draft/draft';
import { stopTitle } from '@/domain/draft/stopFrom';
import { BatchSchedule } from './BatchSchedule';
import type { BatchChoicesState } from './useBatchChoices';

type BatchChoicesCardProps = {
  choices: BatchChoicesState;
  vehicles: readonly VehicleType[];
  pickup: DraftStop | undefined;
  pickups: readonly DraftStop[];
  location: { isLost: boolean; locateAgain: () => void };
  addresses: { isLoading: boolean; isError: boolean; refetch: () => unknown };
  times: PickupTimes;
  /** True once a list is checked. */
  hasRoute: boolean;
};

/** Pickup, mode, vehicle and time that all bookings share. */
export function BatchChoicesCard({ choices, pickup, pickups, location, addresses, ...props }: BatchChoicesCardProps) {
  const { mode, vehicle, schedule, choose } = choices;
  const vehicles = [
    { value: '', label: 'Automatic: the smallest that fits' },
    ...props.vehicles.map(({ id, name }) => ({ value: String(id), label: name })),
  ];
  return (
    <Card as="section" aria-labelledby="batch-choices-heading">
      <h2 id="batch-choices-heading" className="mb-3 text-h3 font-620">
        All bookings
      </h2>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {addresses.isError && pickups.length === 0 ? (
          <ErrorState title="Saved addresses did not load" onRetry={() => void addresses.refetch()} />
        ) : (
          <SelectField
            label="Pickup"
            options={pickups.map((stop) => ({ value: stop.key, label: stopTitle(stop), detail: stop.contact_name }))}
            value={pickup?.key ?? ''}
            onChange={(pickupKey) => choose({ pickupKey })}
            isLoading={addresses.isLoading}
            hint={<PickupHint {...location} isApproximate={pickup?.is_pin_approximate ?? false} />}
          />
        )}
        {pickups.length === 0 && !addresses.isLoading && !addresses.isError && (
          <ButtonLink variant="secondary" to={PATHS.addresses}>
            Add a pickup address
          </ButtonLink>
        )}
        <ModeSwitch isWide hasDescription value={mode} onChange={(next) => choose({ mode: next })} />
        {mode === 'exclusive' && (
          <SelectField label="Vehicle" options={vehicles} value={vehicle} onChange={(id) => choose({ vehicle: id })} />
        )}
        <BatchSchedule
          schedule={schedule}
          onSchedule={(next) => choose({ schedule: next })}
          times={props.times}
          hasRoute={props.hasRoute}
        />
      </div>
    </Card>
  );
}

type PickupHintProps = BatchChoicesCardProps['location'] & { isApproximate: boolean };

/** Hint of the pickup field: its missing or approximate pin, or else the source of the list. */
function PickupHint({ isLost, locateAgain, isApproximate }: PickupHintProps) {
  if (isLost) {
    const text = "We couldn't find this address on the map. Choose another pickup, or try again.";
    return <ListRetry text={text} onRetry={locateAgain} />;
  }
  return isApproximate ? APPROXIMATE_PIN : 'From the booking form and your saved addresses.';
}
