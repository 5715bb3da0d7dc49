import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import { useGetSchedulesQuery } from '@/api/bookings';
import type { ScheduleRequest } from '@/api/wire';
import { SelectField } from '@/components/form/SelectField';
import { QUOTE_DELAY_MS } from '@/config/constants';
import { PICKUP_TIME_TAKEN } from '@/config/fieldMessages';
import { CHOOSE_DATE_FIRST, TIMES_NOT_LOADED } from '@/config/messages';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { isLocated } from '@/domain/draft/draftRules';
import { toScheduleRequest } from '@/domain/draft/draftWire';
import { slotHint, slotOptions } from '@/domain/draft/slotOptions';
import { useBooking } from '../form/bookingContext';
import { useDebouncedValue } from '../form/useDebouncedValue';

type SlotFieldProps = { date: string; chosen: string };

/** Pickup slots of a day, from the server. */
export function SlotField({ date, chosen }: SlotFieldProps) {
  const { form, mode } = useBooking();
  const stops = useWatch({ control: form.control, name: 'stops' });
  const isRouteKnown = stops.every(isLocated);
  // slots depend on route and day, so goods may still be missing
  const wanted: DeliveryDraft = { ...form.getValues(), mode, stops, items: [] };
  const asked = useDebouncedValue(JSON.stringify(toScheduleRequest(wanted, date)), QUOTE_DELAY_MS);
  return <Slots date={date} chosen={chosen} asked={asked} isRouteKnown={isRouteKnown} />;
}

type SlotsProps = SlotFieldProps & { asked: string; isRouteKnown: boolean };

/** Separate component: typing in a stop does not render it before the debounce. */
const Slots = memo(function Slots({ date, chosen, asked, isRouteKnown }: SlotsProps) {
  const { form, fields, errorOf } = useBooking();
  const request = JSON.parse(asked) as ScheduleRequest;
  const { currentData, isFetching, isError, refetch } = useGetSchedulesQuery(request, {
    skip: request.date === '' || request.date !== date || !isRouteKnown,
    refetchOnMountOrArgChange: true,
  });
  const slots = currentData ?? [];
  const slot = slots.find(({ pickup_at }) => pickup_at === chosen);
  const isGone = chosen !== '' && currentData !== undefined && !slot?.available;

  const hint = () => {
    if (!isRouteKnown) return 'Enter the pickup and the drop-off first.';
    if (date === '') return CHOOSE_DATE_FIRST;
    if (isError) {
      return (
        <>
          {TIMES_NOT_LOADED}{' '}
          <button type="button" className="min-h-6 font-560 text-brand-700 underline" onClick={() => void refetch()}>
            Try again
          </button>
        </>
      );
    }
    return currentData ? slotHint(slots, chosen) : undefined;
  };

  return (
    <SelectField
      ref={fields.at('schedule.pickup_at')}
      label="Pickup time"
      options={slotOptions(slots)}
      value={chosen}
      onChange={(pickup_at) => form.setValue('schedule.pickup_at', pickup_at)}
      isLoading={isFetching}
      isDisabled={date === '' || !isRouteKnown || (slots.length === 0 && !isFetching)}
      hint={hint()}
      error={errorOf('schedule.pickup_at') ?? (isGone ? PICKUP_TIME_TAKEN : undefined)}
    />
  );
});
