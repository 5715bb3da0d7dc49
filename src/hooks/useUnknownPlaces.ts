import { useState } from 'react';
import type { DraftStop } from '@/domain/draft/draft';

const UNKNOWN = "We couldn't find this place. Pick one from the list or enter the barangay and city.";

const isUnknown = ({ address_line, lat }: DraftStop) => address_line.trim() !== '' && lat === null;

/** Validates the places of a route field: a text that was not picked from the list is unknown. */
export function useUnknownPlaces(stops: readonly DraftStop[]) {
  /** Rows to validate: those that were left or loaded. A row is not validated while it is edited. */
  const [judged, setJudged] = useState<readonly string[]>(() => stops.filter(isUnknown).map(({ key }) => key));
  return {
    isJudged: (stop: DraftStop) => judged.includes(stop.key),
    errorOf: (stop: DraftStop) => (judged.includes(stop.key) && isUnknown(stop) ? UNKNOWN : undefined),
    typed: (key: string) => setJudged((keys) => keys.filter((judgedKey) => judgedKey !== key)),
    left: (key: string) => setJudged((keys) => [...keys.filter((judgedKey) => judgedKey !== key), key]),
    /** Validates every row; returns true if all places are known. */
    check: () => {
      setJudged(stops.map(({ key }) => key));
      return !stops.some(isUnknown);
    },
  };
}
