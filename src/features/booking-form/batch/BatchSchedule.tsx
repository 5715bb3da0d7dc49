import { useState } from 'react';
import { useGetSchedulesQuery } from '@/api/bookings';
import { SelectField } from '@/components/form/SelectField';
import { TextField } from '@/components/form/TextField';
import { Segmented } from '@/components/ui/Segmented';
import { SCHEDULE_DAYS_AHEAD } from '@/config/constants';
import { CHOOSE_DATE_FIRST, TIMES_NOT_LOADED } from '@/config/messages';
import type { DeliveryDraft, DraftSchedule } from '@/domain/draft/draft';
import { toScheduleRequest } from '@/domain/draft/draftWire';
import { slotHint, slotOptions } from '@/domain/draft/slotOptions';
import { toIsoDay, toManila } from '@/lib/dates';
import { serverNow } from '@/lib/http/serverClock';

const WHEN = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: 'Later' },
] as const;

type BatchScheduleProps = {
  schedule: DraftSchedule;
  onSchedule: (schedule: DraftSchedule) => void;
  sample: DeliveryDraft | undefined;
};

/** Pickup now, or at a slot of a day. */
export function BatchSchedule({ schedule, onSchedule, sample }: BatchScheduleProps) {
  const [today] = useState(serverNow);
  const lastDay = toManila(today).add(SCHEDULE_DAYS_AHEAD, 'day').toDate();
  return (
    <div className="grid gap-3">
      <Segmented
        label="When to pick up"
        isWide
        options={WHEN}
        value={schedule.when}
        onChange={(when) => onSchedule({ ...schedule, when })}
      />
      {schedule.when === 'later' && (
        <div className="grid grid-cols-2 gap-3">
          <TextField
            type="date"
            label="Date"
            value={schedule.date}
            min={toIsoDay(today)}
            max={toIsoDay(lastDay)}
            onChange={(event) => onSchedule({ ...schedule, date: event.target.value, pickup_at: '' })}
          />
          <Slots schedule={schedule} onSchedule={onSchedule} sample={sample} />
        </div>
      )}
    </div>
  );
}

function Slots({ schedule, onSchedule, sample }: BatchScheduleProps) {
  const isReady = sample !== undefined && schedule.date !== '';
  const request = sample && toScheduleRequest({ ...sample, items: [] }, schedule.date);
  const { currentData, isFetching, isError } = useGetSchedulesQuery(
    request ?? { booking_type: 'exclusive', date: '', stops: [] },
    { skip: !isReady, refetchOnMountOrArgChange: true },
  );
  const hint = () => {
    if (!sample) return 'Check the list first.';
    if (schedule.date === '') return CHOOSE_DATE_FIRST;
    if (isError) return TIMES_NOT_LOADED;
    return currentData ? slotHint(currentData, schedule.pickup_at) : undefined;
  };
  return (
    <SelectField
      label="Pickup time"
      options={slotOptions(currentData ?? [])}
      value={schedule.pickup_at}
      onChange={(pickup_at) => onSchedule({ ...schedule, pickup_at })}
      isLoading={isFetching}
      isDisabled={!isReady || (!currentData && !isFetching)}
      hint={hint()}
    />
  );
}
