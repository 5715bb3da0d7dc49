import { renderHook } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import type { DeliveryDraft, DraftStop } from '@/domain/draft/draft';
import { NO_PIN, toApproximatePin } from '@/domain/draft/stopFrom';
import type { BookingFormMethods } from '@/features/booking-form/form/bookingContext';
import { locateStop } from '@/features/booking-form/route/locateStop';
import { aDraft } from './drafts';

const CENTRE = { lat: 14.55, lng: 121.02 };

/** Locates the pickup, while `change` edits the form before the response. */
async function locatePickup(part: Partial<DraftStop>, change: (form: BookingFormMethods) => void = () => undefined) {
  const [pickup, dropoff] = aDraft().stops as [DraftStop, DraftStop];
  const stops = [{ ...pickup, ...NO_PIN, ...part }, dropoff];
  const { result } = renderHook(() => useForm<DeliveryDraft>({ defaultValues: aDraft({ stops }) }));
  await locateStop(result.current, 'p', () => {
    change(result.current);
    return Promise.resolve(toApproximatePin(CENTRE));
  });
  return result.current.getValues('stops').find(({ key }) => key === 'p');
}

it('locates a stop by its barangay, also after the stops changed places', async () => {
  expect(await locatePickup({})).toMatchObject({ ...CENTRE, is_pin_approximate: true });
  const reverse = (form: BookingFormMethods) => form.setValue('stops', form.getValues('stops').toReversed());
  expect(await locatePickup({}, reverse)).toMatchObject(CENTRE);
});

it.each<[string, Partial<DraftStop>, ((form: BookingFormMethods) => void)?]>([
  ['without a barangay', { barangay: null }],
  ['whose places have no names', { province: null, city: null, barangay: { id: '', name: '' } }],
  ['whose barangay changes', {}, (form) => form.setValue('stops.0.barangay', { id: '9', name: 'Mariana' })],
])('leaves a stop %s without a pin', async (_stop, part, change) => {
  expect(await locatePickup(part, change)).toMatchObject(NO_PIN);
});

it('keeps a pin that the customer places before the response', async () => {
  const placed = await locatePickup({}, (form) => form.setValue('stops.0.lat', 14.6));
  expect(placed).toMatchObject({ lat: 14.6, lng: null, is_pin_approximate: false });
});
