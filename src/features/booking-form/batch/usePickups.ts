import { useMemo } from 'react';
import { useGetAddressesQuery } from '@/api/addresses';
import { emptyStop, type DraftStop } from '@/domain/draft/draft';
import { stopProblems } from '@/domain/draft/draftRules';
import { fromAddress, stopTitle } from '@/domain/draft/stopFrom';
import { selectDraft } from '@/store/booking';
import { useAppSelector } from '@/store/hooks';
import { selectAccountKey } from '@/store/user';

const isComplete = (stop: DraftStop) => stopProblems(stop, 0, 2).length === 0;
const isSameAddress = (a: DraftStop, b: DraftStop) => stopTitle(a) === stopTitle(b);

/** Returns the complete pickups to choose from: the one in the booking form, then the saved addresses. */
export function usePickups() {
  const account = useAppSelector(selectAccountKey);
  const draft = useAppSelector(selectDraft(account));
  const { data, isLoading, isError, refetch } = useGetAddressesQuery();
  const pickups = useMemo(() => {
    const saved = (data ?? []).map((address) => ({ ...emptyStop(), ...fromAddress(address), key: String(address.id) }));
    const all = [...(draft?.stops.slice(0, 1) ?? []), ...saved].filter(isComplete);
    return all.filter((stop, index) => all.findIndex((other) => isSameAddress(stop, other)) === index);
  }, [data, draft]);
  return { pickups, isLoading, isError, refetch };
}
