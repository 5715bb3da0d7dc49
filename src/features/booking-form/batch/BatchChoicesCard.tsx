import type { VehicleType } from '@/api/wire';
import { ModeSwitch } from '@/components/delivery/ModeSwitch';
import type { PickupTimes } from '@/components/delivery/PickupTimeField';
import { ListRetry } from '@/components/form/ListRetry';
import { SelectField } from '@/components/form/SelectField';
import { APPROXIMATE_PIN } from '@/components/map/pinStatus';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Card } from '@/components/ui/Card';
import { ErrorState } from '@/components/ui/ErrorState';
import { CHECK_CONNECTION } from '@/config/messages';
import { PATHS } from '@/config/paths';
import { getStopTitle } from '@/domain/draft/stopFrom';
import { getErrorMessage } from '@/lib/http/errorMessage';
import { BatchSchedule } from './BatchSchedule';
import type { BatchChoicesState } from './useBatchChoices';
import type { LocatedPickup, Pickups } from './usePickups';

type BatchChoicesCardProps = {
  choices: BatchChoicesState;
  vehicles: readonly VehicleType[];
  pickups: Pickups;
  located: LocatedPickup;
  times: PickupTimes;
  /** True once a list is checked. */
  hasRoute: boolean;
};

/** Pickup, mode, vehicle and time that all bookings share. */
export function BatchChoicesCard(props: BatchChoicesCardProps) {
  const { mode, vehicle, schedule, choose } = props.choices;
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
        <PickupField pickups={props.pickups} located={props.located} onChoose={(pickupKey) => choose({ pickupKey })} />
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

type PickupFieldProps = Pick<BatchChoicesCardProps, 'pickups' | 'located'> & { onChoose: (pickupKey: string) => void };

/** Choice of the pickup, or the reason why there is none. */
function PickupField({ pickups, located, onChoose }: PickupFieldProps) {
  const { stops, isLoading, isError, error, refetch } = pickups;
  if (isError && stops.length === 0) {
    return (
      <ErrorState
        title="Saved addresses did not load"
        text={getErrorMessage(error, CHECK_CONNECTION)}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <>
      <SelectField
        label="Pickup"
        options={stops.map((stop) => ({ value: stop.key, label: getStopTitle(stop), detail: stop.contact_name }))}
        value={located.pickup?.key ?? ''}
        onChange={onChoose}
        isLoading={isLoading}
        hint={<PickupHint located={located} />}
      />
      {stops.length === 0 && !isLoading && (
        <ButtonLink variant="secondary" to={PATHS.addresses}>
          Add a pickup address
        </ButtonLink>
      )}
    </>
  );
}

/** Hint of the pickup field: its missing or approximate pin, or else the source of the list. */
function PickupHint({ located: { pickup, isNotFound, locateAgain } }: { located: LocatedPickup }) {
  if (isNotFound) {
    const text = "We couldn't find this address on the map. Choose another pickup, or try again.";
    return <ListRetry text={text} onRetry={locateAgain} />;
  }
  return pickup?.is_pin_approximate ? APPROXIMATE_PIN : 'From the booking form and your saved addresses.';
}
