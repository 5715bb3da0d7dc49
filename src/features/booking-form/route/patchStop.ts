import type { FieldPath } from 'react-hook-form';
import type { DeliveryDraft, DraftStop } from '@/domain/draft/draft';
import type { StopPatch } from '@/domain/draft/stopFrom';
import type { BookingFormMethods } from '../form/bookingContext';

/** Sets fields of a stop through the form, so that draft and price follow. Its index may change, its key never does. */
export function patchStop(form: BookingFormMethods, key: string, patch: StopPatch): void {
  const index = form.getValues('stops').findIndex((stop) => stop.key === key);
  if (index === -1) return;
  for (const [name, value] of Object.entries(patch)) {
    form.setValue(`stops.${index}.${name}` as FieldPath<DeliveryDraft>, value);
  }
}

/**
 * Fills a stop with the place that `find` looks up, unless the place of the stop changes before the response. Returns
 * true if it was filled.
 */
export async function patchWhenFound(
  form: BookingFormMethods,
  key: string,
  find: (stop: DraftStop) => Promise<StopPatch | null>,
): Promise<boolean> {
  const getStop = () => form.getValues('stops').find((stop) => stop.key === key);
  const getPlaceId = (stop: DraftStop) => JSON.stringify([stop.lat, stop.lng, stop.barangay?.id]);
  const stop = getStop();
  if (!stop) return false;
  const placeId = getPlaceId(stop);
  const found = await find(stop);
  const current = getStop();
  if (!found || !current || getPlaceId(current) !== placeId) return false;
  patchStop(form, key, found);
  return true;
}
