import { useMemo } from 'react';
import { useGetAddressesQuery } from '@/api/addresses';
import { useSearchLocationsQuery } from '@/api/bookings';
import { canLocate, getBarangayPin } from '@/domain/draft/barangayPin';
import { createEmptyStop, type DraftStop } from '@/domain/draft/draft';
import { findStopProblems, isLocated } from '@/domain/draft/draftRules';
import { fromAddress, getPlaceQuery, getStopTitle } from '@/domain/draft/stopFrom';
import { selectDraft } from '@/store/booking';
import { useAppSelector } from '@/store/hooks';
import { selectAccountKey } from '@/store/user';

/** Returns true for a pickup that lacks nothing, or only the pin that its barangay gives. */
const isUsable = (stop: DraftStop) =>
  findStopProblems(stop, 0, 2).every(({ path }) => path.endsWith('.lat') && canLocate(stop));
const isSameAddress = (a: DraftStop, b: DraftStop) => getStopTitle(a) === getStopTitle(b);

/** Returns the pickups to choose from: the one in the booking form, then the saved addresses. */
export function usePickups() {
  const account = useAppSelector(selectAccountKey);
  const draft = useAppSelector(selectDraft(account));
  const { data, isLoading, isError, error, refetch } = useGetAddressesQuery();
  const stops = useMemo(() => {
    const saved = (data ?? []).map((address) => ({
      ...createEmptyStop(),
      ...fromAddress(address),
      key: String(address.id),
    }));
    const all = [...(draft?.stops.slice(0, 1) ?? []), ...saved].filter(isUsable);
    return all.filter((stop, index) => all.findIndex((other) => isSameAddress(stop, other)) === index);
  }, [data, draft]);
  return { stops, isLoading, isError, error, refetch };
}

export type Pickups = ReturnType<typeof usePickups>;

/** Locates a pickup without coordinates by its barangay. `isNotFound` is true if the search does not find it, or fails. */
export function useLocatedPickup(chosen: DraftStop | undefined) {
  const isMissing = chosen !== undefined && canLocate(chosen);
  const query = isMissing ? getPlaceQuery(chosen) : '';
  const { currentData: hits, isFetching, refetch } = useSearchLocationsQuery({ query }, { skip: !isMissing });
  const pickup = useMemo(() => {
    const pin = isMissing && hits ? getBarangayPin(hits, chosen) : null;
    return chosen && { ...chosen, ...pin };
  }, [chosen, isMissing, hits]);
  const isLocating = isMissing && isFetching;
  const isNotFound = pickup !== undefined && !isLocated(pickup) && !isFetching;
  return { pickup, isLocating, isNotFound, locateAgain: () => void refetch() };
}

export type LocatedPickup = ReturnType<typeof useLocatedPickup>;
