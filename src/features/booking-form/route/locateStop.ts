import { useEffect } from 'react';
import { canLocate } from '@/domain/draft/barangayPin';
import type { DraftStop } from '@/domain/draft/draft';
import type { StopCoordinates } from '@/domain/draft/stopFrom';
import { useLocate } from '@/hooks/useLocate';
import type { BookingFormMethods } from '../form/bookingContext';

type Locate = ReturnType<typeof useLocate>['inBarangay'];
const COORDINATES = ['lat', 'lng', 'is_pin_approximate'] as const satisfies (keyof StopCoordinates)[];

/** Returns true for the missing pin of a stop that the form locates when it opens. */
export const isPinOnItsWay = (path: string, stops: readonly DraftStop[]) =>
  stops.some((stop, index) => path === `stops.${index}.lat` && canLocate(stop));

/** Puts a stop without a pin at the centre of its barangay, unless either changes before the response. */
export async function locateStop(form: BookingFormMethods, key: string, locate: Locate): Promise<void> {
  const findIndex = () => form.getValues('stops').findIndex((stop) => stop.key === key);
  const stop = form.getValues('stops')[findIndex()];
  if (!stop || !canLocate(stop)) return;
  const barangayId = stop.barangay?.id;
  const pin = await locate(stop);
  const index = findIndex();
  const current = form.getValues('stops')[index];
  if (!pin || !current || current.barangay?.id !== barangayId || current.lat !== null) return;
  for (const field of COORDINATES) form.setValue(`stops.${index}.${field}`, pin[field]);
}

/** Locates the stops that the form opens with a barangay but no pin, such as a saved address of a sign-up. */
export function useLocateOpenedStops(form: BookingFormMethods): void {
  const { inBarangay } = useLocate();
  useEffect(() => {
    const locateAll = async () => {
      for (const { key } of form.getValues('stops')) await locateStop(form, key, inBarangay);
    };
    void locateAll();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- only when the form opens
  }, []);
}
