import { useController } from 'react-hook-form';
import { PickupTimeField } from '@/components/delivery/PickupTimeField';
import { DateField } from '@/components/form/DateField';
import { CHOOSE_DATE_FIRST } from '@/config/messages';
import { useScheduleDays } from '@/hooks/useScheduleDays';
import type { useReschedule } from './useReschedule';

type NewTimeProps = Pick<ReturnType<typeof useReschedule>, 'form' | 'times'>;

/** Fields for the new day and for one of the pickup slots that the server offers on it. */
export function NewTime({ form: { control, setValue, formState }, times }: NewTimeProps) {
  const { field: dateField } = useController({ control, name: 'date' });
  const { field: timeField } = useController({ control, name: 'pickup_at' });
  const date = dateField.value;
  const days = useScheduleDays();
  return (
    <div className="space-y-4">
      <DateField
        {...dateField}
        label="New date"
        {...days}
        onChange={(day) => {
          dateField.onChange(day);
          setValue('pickup_at', '');
        }}
        error={formState.errors.date?.message}
      />
      <PickupTimeField
        {...timeField}
        label="New pickup time"
        times={times}
        missing={date === '' ? CHOOSE_DATE_FIRST : undefined}
        error={formState.errors.pickup_at?.message}
      />
    </div>
  );
}
