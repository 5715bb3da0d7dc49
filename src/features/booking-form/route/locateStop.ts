import { useEffect, useEffectEvent } from 'react';
import { canLocate } from '@/domain/draft/barangayPin';
import type { DraftStop } from '@/domain/draft/draft';
import { useLocate } from '@/hooks/useLocate';
import type { BookingFormMethods } from '../form/bookingContext';
import { patchWhenFound } from './patchStop';

type Locate = ReturnType<typeof useLocate>['findBarangayPin'];

/** Returns true for the missing pin of a stop that `useLocateOpenedStops` locates. */
export const isPinBeingLocated = (path: string, stops: readonly DraftStop[]) =>
  stops.some((stop, index) => path === `stops.${index}.lat` && canLocate(stop));

/** Puts a stop without a pin at the centre of its barangay, unless either changes before the response. */
export const locateStop = (form: BookingFormMethods, key: string, locate: Locate) =>
  patchWhenFound(form, key, async (stop) => (canLocate(stop) ? locate(stop) : null));

/** Locates the stops that the form opens with a barangay but no pin, such as a saved address of a sign-up. */
export function useLocateOpenedStops(form: BookingFormMethods): void {
  const { findBarangayPin } = useLocate();
  const locateAll = useEffectEvent(async () => {
    for (const { key } of form.getValues('stops')) await locateStop(form, key, findBarangayPin);
  });
  useEffect(() => void locateAll(), []);
}
