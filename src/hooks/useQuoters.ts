import { useState } from 'react';
import { bookingsApi } from '@/api/bookings';
import { useAppDispatch } from '@/store/hooks';
import { createQuoter, type Quoter } from './quoter';

/** So many quoters of this screen, each with a question of its own; whoever takes them stops them. */
export function useQuoters<const Name extends string>(names: readonly Name[]): Record<Name, Quoter> {
  const dispatch = useAppDispatch();
  const [quoters] = useState(() => {
    const quoter = () =>
      createQuoter((request) => {
        const asked = dispatch(bookingsApi.endpoints.quoteDelivery.initiate(request));
        return { unwrap: () => asked.unwrap().finally(() => asked.reset()), abort: () => asked.abort() };
      });
    return Object.fromEntries(names.map((name) => [name, quoter()])) as Record<Name, Quoter>;
  });
  return quoters;
}
