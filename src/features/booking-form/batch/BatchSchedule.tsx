import { PickupTimeField, type PickupTimes } from '@/components/delivery/PickupTimeField';
import { TextField } from '@/components/form/TextField';
import { Segmented } from '@/components/ui/Segmented';
import { CHOOSE_DATE_FIRST } from '@/config/messages';
import type { DraftSchedule } from '@/domain/draft/draft';
import { useScheduleDays } from '@/hooks/useScheduleDays';

const WHEN = [
  { value: 'now', label: 'Now' },
  { value: 'later', label: 'Later' },
] as const;

type BatchScheduleProps = {
  schedule: DraftSchedule;
  onSchedule: (schedule: DraftSchedule) => void;
  times: PickupTimes;
  /** True once a list is checked: its route decides on the pickup times. */
  hasRoute: boolean;
};

/** Pickup now, or at a slot of a day. */
export function BatchSchedule({ schedule, onSchedule, times, hasRoute }: BatchScheduleProps) {
  const { minDay, maxDay } = useScheduleDays();
  const getMissing = () => {
    if (!hasRoute) return 'Check the list first.';
    return schedule.date === '' ? CHOOSE_DATE_FIRST : undefined;
  };
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
            min={minDay}
            max={maxDay}
            onChange={(event) => onSchedule({ ...schedule, date: event.target.value, pickup_at: '' })}
          />
          <PickupTimeField
            times={times}
            missing={getMissing()}
            value={schedule.pickup_at}
            onChange={(pickup_at) => onSchedule({ ...schedule, pickup_at })}
          />
        </div>
      )}
    </div>
  );
}
