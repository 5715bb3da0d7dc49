import { useEffect, useRef, useState } from 'react';
import { useGetCustomerQuery } from '../../../api/account';
import { useGetPaymentMethodsQuery } from '../../../api/payments';
import type { Customer, PaymentMethod } from '../../../api/wire';
import type { BookingMode } from '../../../config/paths';
import { isCorporate } from '../../../store/user';
import { preBookingGate, type GateAnswer } from './preBookingGate';

export type GateState =
  | { kind: 'loading' }
  /** Nothing fresh to decide on: the booking stays closed. */
  | { kind: 'failed'; retry: () => void }
  | { kind: 'decided'; answer: GateAnswer; customer: Customer; methods: PaymentMethod[]; checkAgain: () => void };

const FRESH = { refetchOnMountOrArgChange: true } as const;

/** Asks the server anew on every arrival: neither the cache nor what storage holds can open a booking. */
export function useGate(mode: BookingMode): GateState {
  const [arrivedAt] = useState(() => Date.now());
  const [hasOpened, setHasOpened] = useState(false);
  const profile = useGetCustomerQuery(undefined, FRESH);
  const payment = useGetPaymentMethodsQuery(undefined, FRESH);
  const { refetch: refetchProfile } = profile;
  const { refetch: refetchMethods } = payment;
  const isFresh = (query: { fulfilledTimeStamp?: number }) => (query.fulfilledTimeStamp ?? 0) >= arrivedAt;

  const customer = isFresh(profile) ? profile.data : undefined;
  // Corporates are decided by their credit alone (spec section 5, rule 1).
  const needsMethods = !customer || !isCorporate(customer);
  const methods = isFresh(payment) ? payment.data : undefined;
  const refetch = () => {
    void refetchProfile();
    void refetchMethods();
  };

  // Changing to Special or Joint is picking it (spec section 5): the form stays while its customer is asked for anew.
  const picked = useRef(mode);
  useEffect(() => {
    if (picked.current === mode) return;
    picked.current = mode;
    void refetchProfile();
    void refetchMethods();
  }, [mode, refetchProfile, refetchMethods]);

  // A form that was opened is not taken away by a later fetch that fails; an answer that blocks still closes it.
  const hasFailed = profile.isError || (needsMethods && payment.isError);
  if (hasFailed && !hasOpened) {
    return profile.isFetching || payment.isFetching ? { kind: 'loading' } : { kind: 'failed', retry: refetch };
  }
  if (!customer || (needsMethods && !methods)) return { kind: 'loading' };
  const answer = preBookingGate(customer, methods ?? []);
  if (answer === 'open' && !hasOpened) setHasOpened(true);
  return { kind: 'decided', answer, customer, methods: methods ?? [], checkAgain: refetch };
}
