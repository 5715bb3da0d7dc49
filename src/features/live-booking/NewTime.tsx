import { useState } from 'react';
import { useController } from 'react-hook-form';
import { DateField } from '@/components/form/DateField';
import { SelectField } from '@/components/form/SelectField';
import { SCHEDULE_DAYS_AHEAD } from '@/config/constants';
import { CHOOSE_DATE_FIRST, TIMES_NOT_LOADED } from '@/config/messages';
import { slotHint, slotOptions } from '@/domain/draft/slotOptions';
import { toManila, toIsoDay } from '@/lib/dates';
import { serverNow } from '@/lib/http/serverClock';
import type { useReschedule } from './useReschedule';

type NewTimeProps = Pick<ReturnType<typeof useReschedule>, 'form' | 'slots'>;

/** Fields for the new day and for one of the pickup slots that the server offers on it. */
export function NewTime({ form: { control, setValue, formState }, slots }: NewTimeProps) {
  const { field: dateField } = useController({ control, name: 'date' });
  const { field: timeField } = useController({ control, name: 'pickup_at' });
  const date = dateField.value;
  const [today] = useState(serverNow);
  const hint = () => {
    if (date === '') return CHOOSE_DATE_FIRST;
    if (slots.isLoading) return undefined;
    if (!slots.hasFailed) return slotHint(slots.list, timeField.value);
    return (
      <>
        {TIMES_NOT_LOADED}{' '}
        <button type="button" className="min-h-6 font-560 text-brand-700 underline" onClick={slots.retry}>
          Try again
        </button>
      </>
    );
  };
  return (
    <div className="space-y-4">
      <DateField
        {...dateField}
        label="New date"
        minDay={toIsoDay(today)}
        maxDay={toIsoDay(toManila(today).add(SCHEDULE_DAYS_AHEAD, 'day').toDate())}
        onChange={(day) => {
          dateField.onChange(day);
          setValue('pickup_at', '');
        }}
        error={formState.errors.date?.message}
      />
      <SelectField
        {...timeField}
        label="New pickup time"
        options={slotOptions(slots.list)}
        isLoading={slots.isLoading}
        isDisabled={date === '' || (slots.list.length === 0 && !slots.isLoading)}
        hint={hint()}
        error={formState.errors.pickup_at?.message}
      />
    </div>
  );
}
