import { useEffect, useState } from 'react';
import type { LocationHit } from '@/api/wire';
import type { DraftStop } from '@/domain/draft/draft';
import { isLocated } from '@/domain/draft/draftRules';
import { NO_PIN, fromPickedHit, getStopArea, type StopPatch } from '@/domain/draft/stopFrom';
import { useLocate } from './useLocate';
import { TYPE_AGAIN, usePlaceSearch } from './usePlaceSearch';
import type { QuoteForm } from './useQuoteForm';

/** A landmark belongs to its place, and this field does not show it. */
const NO_PLACE: StopPatch = { landmark: '', region: null, province: null, city: null, barangay: null, ...NO_PIN };

/** Connects a route field to a quote's form: search, picked places, the customer's position and the errors of the rows. */
export function useRouteField({ form, draft, changeStop, addStop, removeStop }: QuoteForm) {
  const { getValues, trigger, clearErrors, formState } = form;
  const { field, clear } = usePlaceSearch(TYPE_AGAIN);
  const [searchedKey, setSearchedKey] = useState('');
  const locate = useLocate();

  // an earlier visit may have left a text that is not a place
  useEffect(() => {
    getValues('stops').forEach((stop, index) => {
      if (stop.address_line.trim() !== '' && !isLocated(stop)) void trigger(`stops.${index}.address_line`);
    });
  }, [getValues, trigger]);

  const findIndex = (key: string) => getValues('stops').findIndex((stop) => stop.key === key);
  /** Changes a row; it has no error until its field is left again. */
  const change = (key: string, patch: (stop: DraftStop) => StopPatch) => {
    const index = findIndex(key);
    const stop = getValues('stops')[index];
    if (!stop) return;
    changeStop(index, patch(stop));
    clearErrors(`stops.${index}.address_line`);
  };
  /** Moves a row to the customer's position, unless its place changes before the response. */
  const placeHere = async (key: string) => {
    const stop = getValues('stops')[findIndex(key)];
    if (!stop) return;
    const getPlaceId = () => {
      const current = getValues('stops')[findIndex(key)];
      return JSON.stringify([current?.address_line, current?.lat, current?.lng]);
    };
    const placeId = getPlaceId();
    const place = await locate.findMyPlace(stop);
    if (place && getPlaceId() === placeId) change(key, () => place);
  };

  return {
    problem: locate.problem,
    field: {
      stops: draft.stops.map((stop, index) => ({
        key: stop.key,
        value: stop.address_line,
        area: getStopArea(stop),
        error: formState.errors.stops?.[index]?.address_line?.message,
      })),
      search: { ...field, key: searchedKey },
      onQuery: (key: string, text: string) => {
        change(key, () => ({ address_line: text, ...NO_PLACE }));
        setSearchedKey(key);
        field.onQuery(text);
      },
      onPick: (key: string, hit: LocationHit) => {
        change(key, (stop) => fromPickedHit(hit, stop));
        clear();
      },
      onClear: (key: string) => {
        change(key, () => ({ address_line: '', ...NO_PLACE }));
        clear();
      },
      onLeave: (key: string) => void trigger(`stops.${findIndex(key)}.address_line`),
      onAdd: addStop,
      onRemove: (key: string) => removeStop(findIndex(key)),
      onUseMyLocation: locate.hasGeolocation ? (key: string) => void placeHere(key) : undefined,
      isLocating: locate.isLocating,
    },
  };
}
