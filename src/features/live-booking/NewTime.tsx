import { useState } from 'react';
import { DateField } from '@/components/form/DateField';
import { SelectField } from '@/components/form/SelectField';
import { SCHEDULE_DAYS_AHEAD } from '@/config/constants';
import { CHOOSE_DATE_FIRST, TIMES_NOT_LOADED } from '@/config/messages';
import { slotHint, slotOptions } from '@/domain/draft/slotOptions';
import { toManila, toIsoDay } from '@/lib/dates';
import { serverNow } from '@/lib/http/serverClock';
import type { useReschedule } from './useReschedule';

type NewTimeProps = {
  reschedule: Pick<ReturnType<typeof useReschedule>, 'date' | 'chooseDate' | 'pickupAt' | 'choosePickup' | 'slots'>;
  /** True after Next was pressed without a time. */
  isMissing: boolean;
};

/** Fields for the new day and for one of the pickup slots that the server offers on it. */
export function NewTime({ reschedule: { date, chooseDate, pickupAt, choosePickup, slots }, isMissing }: NewTimeProps) {
  const [today] = useState(serverNow);
  const hint = () => {
    if (date === '') return CHOOSE_DATE_FIRST;
    if (slots.isLoading) return undefined;
    if (!slots.hasFailed) return slotHint(slots.list, pickupAt);
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
        label="New date"
        value={date}
        minDay={toIsoDay(today)}
        maxDay={toIsoDay(toManila(today).add(SCHEDULE_DAYS_AHEAD, 'day').toDate())}
        onChange={chooseDate}
        error={isMissing && date === '' ? 'Choose a date.' : undefined}
      />
      <SelectField
        label="New pickup time"
        options={slotOptions(slots.list)}
        value={pickupAt}
        onChange={choosePickup}
        isLoading={slots.isLoading}
        isDisabled={date === '' || (slots.list.length === 0 && !slots.isLoading)}
        hint={hint()}
        error={isMissing && date !== '' && pickupAt === '' ? 'Choose a time.' : undefined}
      />
    </div>
  );
}
