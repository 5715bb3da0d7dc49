import { useEffect, useEffectEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { AddressInput, LocationHit } from '@/api/wire';
import { PLACE_LEVELS, type PlaceLevel } from '@/config/placeLevels';
import { NO_PIN, fromPickedHit, toExactPin, type StopPatch } from '@/domain/draft/stopFrom';
import { useLocate } from '@/hooks/useLocate';
import type { AddressValues } from './addressForm';

export type AddressForm = UseFormReturn<AddressValues, unknown, AddressInput>;

type Places = Pick<AddressValues, PlaceLevel>;
type Point = NonNullable<AddressValues['point']>;

/** Writes a search hit or a pin into the form. */
function applyPatch(form: AddressForm, patch: StopPatch) {
  const { address_line, landmark, lat, lng, is_pin_approximate = false, ...rest } = patch;
  // set first, because validating the street also checks the landmark
  if (landmark !== undefined) form.setValue('landmark', landmark);
  if (address_line !== undefined) form.setValue('address_line', address_line, { shouldValidate: true });
  for (const level of PLACE_LEVELS) {
    const place = rest[level];
    if (place === undefined) continue;
    form.setValue(level, place);
    if (place) form.clearErrors(level);
  }
  if (lat === undefined || lng === undefined) return;
  form.setValue('point', lat === null || lng === null ? null : { lat, lng });
  form.setValue('is_pin_approximate', is_pin_approximate);
  form.clearErrors('point');
}

/** Places and pin of the address form: from a search, the place lists, the map, or the browser's location. */
export function useAddressLocation(form: AddressForm) {
  const locate = useLocate();

  /** Fills the form with the place that `find` looks up, unless its place changes before the response. */
  const applyWhenFound = async (find: () => Promise<StopPatch | null>) => {
    const getPlaceId = () => JSON.stringify([form.getValues('point'), form.getValues('barangay')?.id]);
    const placeId = getPlaceId();
    const found = await find();
    if (found && getPlaceId() === placeId) applyPatch(form, found);
  };

  /** Puts a missing pin at the centre of the barangay. */
  const locateInBarangay = () => {
    const { province, city, barangay, point } = form.getValues();
    if (barangay && point === null) void applyWhenFound(() => locate.findBarangayPin({ province, city, barangay }));
  };
  const locateSaved = useEffectEvent(locateInBarangay);
  useEffect(() => locateSaved(), []);

  return {
    hasGeolocation: locate.hasGeolocation,
    isLocating: locate.isLocating,
    problem: locate.problem,
    /** Sets the places. A choice of the customer moves the pin to the new barangay, an automatic one keeps it. */
    choosePlaces: (places: Places, isAutomatic = false) => {
      applyPatch(form, isAutomatic ? places : { ...places, ...NO_PIN });
      locateInBarangay();
    },
    pickHit: (hit: LocationHit) => applyPatch(form, fromPickedHit(hit, form.getValues())),
    pickPoint: (point: Point) => {
      applyPatch(form, toExactPin(point));
      void applyWhenFound(() => locate.findPlaceAtPin(point, form.getValues('address_line')));
    },
    confirmPoint: () => form.setValue('is_pin_approximate', false),
    pickMyPlace: () => void applyWhenFound(() => locate.findMyPlace(form.getValues())),
  };
}
