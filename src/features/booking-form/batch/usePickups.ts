import { useMemo } from 'react';
import { useGetAddressesQuery } from '@/api/addresses';
import { useSearchLocationsQuery } from '@/api/bookings';
import type { LocationHit } from '@/api/wire';
import { barangayPin } from '@/domain/draft/barangayPin';
import { emptyStop, type DraftStop } from '@/domain/draft/draft';
import { isLocated, stopProblems } from '@/domain/draft/draftRules';
import { fromAddress, placeQuery, stopTitle } from '@/domain/draft/stopFrom';
import { selectDraft } from '@/store/booking';
import { useAppSelector } from '@/store/hooks';
import { selectAccountKey } from '@/store/user';

const NO_HITS: LocationHit[] = [];

const hasPlace = (stop: DraftStop) => stop.barangay !== null && placeQuery(stop) !== '';

/** Returns true for a pickup that lacks nothing, or only the pin that its barangay gives. */
const isUsable = (stop: DraftStop) =>
  stopProblems(stop, 0, 2).every(({ path }) => path.endsWith('.lat') && hasPlace(stop));
const isSameAddress = (a: DraftStop, b: DraftStop) => stopTitle(a) === stopTitle(b);

/** Returns the pickups to choose from: the one in the booking form, then the saved addresses. */
export function usePickups() {
  const account = useAppSelector(selectAccountKey);
  const draft = useAppSelector(selectDraft(account));
  const { data, isLoading, isError, refetch } = useGetAddressesQuery();
  const pickups = useMemo(() => {
    const saved = (data ?? []).map((address) => ({ ...emptyStop(), ...fromAddress(address), key: String(address.id) }));
    const all = [...(draft?.stops.slice(0, 1) ?? []), ...saved].filter(isUsable);
    return all.filter((stop, index) => all.findIndex((other) => isSameAddress(stop, other)) === index);
  }, [data, draft]);
  return { pickups, isLoading, isError, refetch };
}

/** Locates a pickup without coordinates by its barangay. `isLost` means that it was not found. */
export function useLocatedPickup(pickup: DraftStop | undefined) {
  const query = pickup && !isLocated(pickup) ? placeQuery(pickup) : '';
  const isSkipped = query === '';
  const search = useSearchLocationsQuery({ query }, { skip: isSkipped });
  const { currentData: hits = NO_HITS, isFetching, refetch } = search;
  const located = useMemo(
    () => (pickup && !isSkipped ? { ...pickup, ...barangayPin(hits, pickup) } : pickup),
    [pickup, isSkipped, hits],
  );
  return { pickup: located, isLost: !isSkipped && !isFetching && hits.length === 0, locateAgain: () => void refetch() };
}
