import { useState } from 'react';
import { useGetCustomerQuery } from '../../../api/account';
import { useGetPaymentMethodsQuery } from '../../../api/payments';
import type { Customer, PaymentMethod } from '../../../api/wire';
import { isCorporate } from '../../../store/user';
import { preBookingGate, type GateAnswer } from './preBookingGate';

export type GateState =
  | { kind: 'loading' }
  /** Nothing fresh to decide on: the booking stays closed (fault: profile refresh fails). */
  | { kind: 'failed'; retry: () => void }
  | { kind: 'decided'; answer: GateAnswer; customer: Customer; methods: PaymentMethod[]; checkAgain: () => void };

/** Asks the server anew on every arrival: neither the cache nor what storage holds can open a booking. */
export function useGate(): GateState {
  const [arrivedAt] = useState(() => Date.now());
  const profile = useGetCustomerQuery(undefined, { refetchOnMountOrArgChange: true });
  const payment = useGetPaymentMethodsQuery(undefined, { refetchOnMountOrArgChange: true });
  const isSettled = (query: { fulfilledTimeStamp?: number; isError: boolean }) =>
    query.isError || (query.fulfilledTimeStamp ?? 0) >= arrivedAt;

  const customer = profile.isError ? undefined : profile.data;
  // Corporates are decided by their credit alone (spec section 5, rule 1).
  const needsMethods = !customer || !isCorporate(customer);
  const refetch = () => {
    void profile.refetch();
    void payment.refetch();
  };

  if (profile.isError || (needsMethods && payment.isError)) {
    const isAsking = profile.isFetching || payment.isFetching;
    return isAsking ? { kind: 'loading' } : { kind: 'failed', retry: refetch };
  }
  if (!customer || !isSettled(profile) || (needsMethods && !isSettled(payment))) return { kind: 'loading' };
  const methods = payment.data ?? [];
  return { kind: 'decided', answer: preBookingGate(customer, methods), customer, methods, checkAgain: refetch };
}
