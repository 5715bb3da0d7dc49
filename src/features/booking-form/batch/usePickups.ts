import { useMemo } from 'react';
import { useGetAddressesQuery } from '@/api/addresses';
import { emptyStop, type DraftStop } from '@/domain/draft/draft';
import { stopProblems } from '@/domain/draft/draftRules';
import { fromAddress, stopTitle } from '@/domain/draft/stopFrom';
import { selectDraft } from '@/store/booking';
import { useAppSelector } from '@/store/hooks';
import { selectAccountKey } from '@/store/user';

/** Returns true for a stop that lacks at most its pin, which its barangay supplies. */
const canBePickup = (stop: DraftStop) =>
  stop.barangay !== null && stopProblems(stop, 0, 2).every(({ path }) => path === 'stops.0.lat');
const isSameAddress = (a: DraftStop, b: DraftStop) => stopTitle(a) === stopTitle(b);

/** Returns the pickups to choose from: the one in the booking form, then the saved addresses. */
export function usePickups() {
  const account = useAppSelector(selectAccountKey);
  const draft = useAppSelector(selectDraft(account));
  const { data, isLoading, isError, refetch } = useGetAddressesQuery();
  const pickups = useMemo(() => {
    const saved = (data ?? []).map((address) => ({ ...emptyStop(), ...fromAddress(address), key: String(address.id) }));
    const all = [...(draft?.stops.slice(0, 1) ?? []), ...saved].filter(canBePickup);
    return all.filter((stop, index) => all.findIndex((other) => isSameAddress(stop, other)) === index);
  }, [data, draft]);
  return { pickups, isLoading, isError, refetch };
}
