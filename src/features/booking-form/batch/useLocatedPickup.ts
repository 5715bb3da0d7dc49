import { skipToken } from '@reduxjs/toolkit/query/react';
import { useMemo } from 'react';
import { useSearchLocationsQuery } from '@/api/bookings';
import { CHECK_CONNECTION } from '@/config/messages';
import type { DraftStop } from '@/domain/draft/draft';
import { isLocated } from '@/domain/draft/draftRules';
import { barangayPin, placeQuery } from '@/domain/draft/stopFrom';
import { messageOf } from '@/lib/http/messageOf';

/**
 * Puts a pickup without a pin at the centre of its barangay, as the booking form does. The address that a sign-up saves
 * has none. `problem` tells why it has no pin; `retry` is absent if the server does not know the place.
 */
export function useLocatedPickup(chosen: DraftStop | undefined) {
  const query = chosen && !isLocated(chosen) ? placeQuery(chosen) : null;
  const { currentData: hits, error, refetch } = useSearchLocationsQuery(query === null ? skipToken : { query });
  const pickup = useMemo(() => {
    if (!chosen || query === null) return chosen;
    const pin = hits && barangayPin(hits, chosen);
    return pin ? { ...chosen, ...pin } : undefined;
  }, [chosen, query, hits]);

  if (query === null || pickup) return { pickup, problem: '' };
  if (error) {
    const problem = `We couldn't look up this address. ${messageOf(error, CHECK_CONNECTION)}`;
    return { pickup, problem, retry: () => void refetch() };
  }
  const problem = hits ? "We couldn't find this address on the map. Place its pin, or choose another pickup." : '';
  return { pickup, problem };
}

export type LocatedPickup = ReturnType<typeof useLocatedPickup>;
