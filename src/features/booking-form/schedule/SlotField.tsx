import { memo } from 'react';
import { useWatch } from 'react-hook-form';
import type { ScheduleRequest } from '@/api/wire';
import { PickupTimeField } from '@/components/delivery/PickupTimeField';
import { QUOTE_DELAY_MS } from '@/config/constants';
import { CHOOSE_DATE_FIRST } from '@/config/messages';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { isLocated } from '@/domain/draft/draftRules';
import { toScheduleRequest } from '@/domain/draft/draftWire';
import { useDebouncedValue } from '@/hooks/useDebouncedValue';
import { usePickupTimes } from '@/hooks/usePickupTimes';
import { useBooking } from '../form/bookingContext';

type SlotFieldProps = { date: string; chosen: string };

/** Pickup slots of a day, from the server. */
export function SlotField({ date, chosen }: SlotFieldProps) {
  const { form, mode } = useBooking();
  const stops = useWatch({ control: form.control, name: 'stops' });
  const isRouteKnown = stops.every(isLocated);
  // slots depend on route and day, so goods may still be missing
  const draft: DeliveryDraft = { ...form.getValues(), mode, stops, items: [] };
  const requestJson = useDebouncedValue(JSON.stringify(toScheduleRequest(draft, date)), QUOTE_DELAY_MS);
  return <Slots date={date} chosen={chosen} requestJson={requestJson} isRouteKnown={isRouteKnown} />;
}

type SlotsProps = SlotFieldProps & { requestJson: string; isRouteKnown: boolean };

/** Separate component: typing in a stop does not render it before the debounce. */
const Slots = memo(function Slots({ date, chosen, requestJson, isRouteKnown }: SlotsProps) {
  const { form, fields, errorOf } = useBooking();
  const request = JSON.parse(requestJson) as ScheduleRequest;
  const isReady = isRouteKnown && date !== '' && request.date === date;
  const times = usePickupTimes(isReady ? request : null, chosen);
  const getMissing = () => {
    if (!isRouteKnown) return 'Enter the pickup and the drop-off first.';
    return date === '' ? CHOOSE_DATE_FIRST : undefined;
  };
  return (
    <PickupTimeField
      ref={fields.getRef('schedule.pickup_at')}
      times={times}
      missing={getMissing()}
      value={chosen}
      onChange={(pickup_at) => form.setValue('schedule.pickup_at', pickup_at)}
      error={errorOf('schedule.pickup_at')}
    />
  );
});
