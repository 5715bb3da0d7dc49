import { useMemo, useState } from 'react';
import { useGetVehicleTypesQuery } from '@/api/reference';
import { Card } from '@/components/ui/Card';
import { EmptyState } from '@/components/ui/EmptyState';
import { ErrorState } from '@/components/ui/ErrorState';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { CHECK_CONNECTION, VEHICLES_NOT_LOADED } from '@/config/messages';
import { toBatchDrafts, type BatchEntry } from '@/domain/batch/batch';
import type { DeliveryDraft, DraftSchedule } from '@/domain/draft/draft';
import { toScheduleRequest } from '@/domain/draft/draftWire';
import { usePickupTimes } from '@/hooks/usePickupTimes';
import { getErrorMessage } from '@/lib/http/errorMessage';
import type { GateRecheck } from '../gate/useGate';
import type { ListedStops } from '../stopsList/checkStops';
import { BatchChoicesCard } from './BatchChoicesCard';
import { BatchList } from './BatchList';
import { BatchPreview } from './BatchPreview';
import type { BatchChoicesState } from './useBatchChoices';
import { useLocatedPickup, usePickups } from './usePickups';

type BatchSetupProps = {
  choices: BatchChoicesState;
  recheck: GateRecheck | null;
  onPlace: (entries: BatchEntry[]) => void;
};

/** Returns the request for the pickup times: those on the route of the first booking apply to all. */
const toTimesRequest = (first: DeliveryDraft | undefined, { when, date }: DraftSchedule) =>
  first && when === 'later' && date !== '' ? toScheduleRequest({ ...first, items: [] }, date) : null;

/** List of drop-offs, the choices for all bookings, and the bookings that follow from them. */
export function BatchSetup({ choices, recheck, onPlace }: BatchSetupProps) {
  const { mode, pickupKey, vehicle, schedule } = choices;
  const [listed, setListed] = useState<ListedStops | null>(null);
  const pickups = usePickups();
  const vehicles = useGetVehicleTypesQuery();
  const located = useLocatedPickup(pickups.stops.find(({ key }) => key === pickupKey) ?? pickups.stops[0]);
  const { pickup } = located;
  const drafts = useMemo(
    () =>
      listed && pickup && vehicles.data
        ? toBatchDrafts(listed, { pickup, mode, vehicle, schedule }, vehicles.data)
        : [],
    [listed, pickup, mode, vehicle, schedule, vehicles.data],
  );
  const isWaiting = listed !== null && (vehicles.isLoading || pickups.isLoading || located.isLocating);
  const times = usePickupTimes(toTimesRequest(drafts[0], schedule), schedule.pickup_at);

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] items-start gap-5">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        <BatchList listed={listed} onListed={setListed} />
        <BatchChoicesCard
          choices={choices}
          vehicles={vehicles.data ?? []}
          pickups={pickups}
          located={located}
          times={times}
          hasRoute={drafts.length > 0}
        />
      </div>
      {vehicles.isError && (
        <Card>
          <ErrorState
            title={VEHICLES_NOT_LOADED}
            text={getErrorMessage(vehicles.error, CHECK_CONNECTION)}
            onRetry={() => void vehicles.refetch()}
          />
        </Card>
      )}
      {drafts.length > 0 ? (
        <BatchPreview drafts={drafts} isTimeTaken={times.isTaken} recheck={recheck} onPlace={onPlace} />
      ) : isWaiting ? (
        <Card padding="none">
          <SkeletonRows count={4} hasPicture={false} label="Grouping your drop-offs" />
        </Card>
      ) : (
        !vehicles.isError && (
          <Card>
            <EmptyState
              title="Your bookings will show here"
              text="Check a list of drop-offs and choose a pickup. Nearby drop-offs share a booking."
            />
          </Card>
        )
      )}
    </div>
  );
}
