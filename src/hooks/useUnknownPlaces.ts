import { useState } from 'react';
import type { DraftStop } from '@/domain/draft/draft';

const UNKNOWN = "We couldn't find this place. Pick one from the list or enter the barangay and city.";

const isUnknown = ({ address_line, lat }: DraftStop) => address_line.trim() !== '' && lat === null;

/** Judges the places of a route field: text that was never picked from the list is no place. */
export function useUnknownPlaces(stops: readonly DraftStop[]) {
  /** Rows that were left, or loaded, as they are now: a row that is being typed in is not judged. */
  const [judged, setJudged] = useState<readonly string[]>(() => stops.filter(isUnknown).map(({ key }) => key));
  return {
    isJudged: (stop: DraftStop) => judged.includes(stop.key),
    errorOf: (stop: DraftStop) => (judged.includes(stop.key) && isUnknown(stop) ? UNKNOWN : undefined),
    typed: (key: string) => setJudged((keys) => keys.filter((one) => one !== key)),
    left: (key: string) => setJudged((keys) => [...keys.filter((one) => one !== key), key]),
    /** Judges every row, and tells whether all places are known. */
    check: () => {
      setJudged(stops.map(({ key }) => key));
      return !stops.some(isUnknown);
    },
  };
}
