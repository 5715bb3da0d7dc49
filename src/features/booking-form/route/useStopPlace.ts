import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { LocationHit } from '@/api/wire';
import { createEmptyStop } from '@/domain/draft/draft';
import { findStopProblems } from '@/domain/draft/draftRules';
import { fromPickedHit, toExactPin, type StopPatch } from '@/domain/draft/stopFrom';
import { useLocate } from '@/hooks/useLocate';
import { usePlaceSearch } from '@/hooks/usePlaceSearch';
import type { Point } from '@/lib/maps/geo';
import { useBooking } from '../form/bookingContext';
import { STOP_DONE_ID } from '../form/fieldRegistry';
import { locateStop } from './locateStop';
import { patchWhenFound } from './patchStop';
import { useStopFields } from './useStopFields';

/** Path of a pin. It is no missing field: the pin of a saved address without one is still being looked up. */
const PIN_PATH = /\.lat$/;

/** Fills a stop's place: from the search, the device's position, a saved address or its barangay. */
export function useStopPlace(index: number) {
  const { form, fields } = useBooking();
  const { patch } = useStopFields(index);
  const search = usePlaceSearch();
  const locate = useLocate();
  /** True once the customer chooses the place level by level. */
  const [isChoosingLevels, setIsChoosingLevels] = useState(false);

  const key = form.getValues(`stops.${index}.key`);

  const goToMyLocation = async () => {
    if (await patchWhenFound(form, key, locate.findMyPlace)) setIsChoosingLevels(false);
  };

  const locateInBarangay = () => void locateStop(form, key, locate.findBarangayPin);

  const pickPin = (point: Point) => {
    patch(toExactPin(point));
    void patchWhenFound(form, key, ({ address_line }) => locate.findPlaceAtPin(point, address_line));
  };

  const pickHit = (hit: LocationHit) => {
    patch(fromPickedHit(hit, form.getValues(`stops.${index}`)));
    search.clear();
    setIsChoosingLevels(false);
  };

  const pickAddress = (stop: StopPatch) => {
    // the fields that get the focus show once the stop has a place
    flushSync(() => patch(stop));
    setIsChoosingLevels(false);
    locateInBarangay();
    // the pressed button is gone with its list: the first missing field follows, or Done
    const { stops } = form.getValues();
    const missing = findStopProblems(stops[index] ?? createEmptyStop(), index, stops.length).find(
      ({ path }) => !PIN_PATH.test(path),
    );
    if (!missing || !fields.focus(missing.path)) document.getElementById(STOP_DONE_ID)?.focus();
  };
  return {
    search,
    locate,
    goToMyLocation,
    locateInBarangay,
    pickPin,
    pickHit,
    pickAddress,
    isChoosingLevels,
    setIsChoosingLevels,
  };
}
