import { useCallback, useEffect, useRef, useState } from 'react';
import { useGetCustomerQuery } from '@/api/account';
import { useGetPaymentMethodsQuery } from '@/api/payments';
import type { Customer, PaymentMethod } from '@/api/wire';
import type { BookingMode } from '@/config/paths';
import { isCorporate } from '@/store/user';
import { preBookingGate, type GateAnswer } from './preBookingGate';

/** A form that is open while the mode that was picked has no answer yet, or could not be asked for. */
export type GateHold = { isAsking: boolean; onRetry: () => void };

export type GateState =
  | { kind: 'loading' }
  /** Nothing fresh to decide on: the booking stays closed. */
  | { kind: 'failed'; retry: () => void }
  | { kind: 'open'; hold: GateHold | null }
  /** `round` counts the answers that were asked for: each is said anew. */
  | {
      kind: 'closed';
      answer: Exclude<GateAnswer, 'open'>;
      round: number;
      customer: Customer;
      methods: PaymentMethod[];
      checkAgain: () => void;
    };

const FRESH = { refetchOnMountOrArgChange: true } as const;

/** Asks the server anew on every arrival: neither the cache nor what storage holds can open a booking. */
export function useGate(mode: BookingMode): GateState {
  const [arrivedAt] = useState(() => Date.now());
  const [answered, setAnswered] = useState<GateAnswer | null>(null);
  const [again, setAgain] = useState({ round: 0, is: 'heard' as 'heard' | 'asking' | 'failed' });
  const profile = useGetCustomerQuery(undefined, FRESH);
  const payment = useGetPaymentMethodsQuery(undefined, FRESH);
  const { refetch: refetchProfile } = profile;
  const { refetch: refetchMethods } = payment;
  const isFresh = (query: { fulfilledTimeStamp?: number }) => (query.fulfilledTimeStamp ?? 0) >= arrivedAt;

  const customer = isFresh(profile) ? profile.data : undefined;
  // Corporates are decided by their credit alone (spec section 5, rule 1).
  const needsMethods = !customer || !isCorporate(customer);
  const methods = isFresh(payment) ? payment.data : undefined;

  const ask = useCallback(async () => {
    setAgain(({ round }) => ({ round, is: 'asking' }));
    const [asked, paid] = await Promise.all([refetchProfile(), refetchMethods()]);
    const hasFailed = asked.isError || (paid.isError && !(asked.data && isCorporate(asked.data)));
    setAgain(({ round }) => (hasFailed ? { round, is: 'failed' } : { round: round + 1, is: 'heard' }));
  }, [refetchProfile, refetchMethods]);

  // Changing to Special or Joint is picking it (spec section 5): the form stays while its customer is asked for anew.
  const picked = useRef(mode);
  useEffect(() => {
    if (picked.current === mode) return;
    picked.current = mode;
    void ask();
  }, [mode, ask]);

  // A form that was opened is not taken away by a later fetch that fails; an answer that blocks still closes it.
  const retry = () => void ask();
  const hasFailed = profile.isError || (needsMethods && payment.isError);
  if (hasFailed && answered !== 'open') {
    return profile.isFetching || payment.isFetching ? { kind: 'loading' } : { kind: 'failed', retry };
  }
  if (!customer || (needsMethods && !methods)) return { kind: 'loading' };
  const isAsking = again.is === 'asking';
  // what was said stands until both calls have answered
  const answer = isAsking && answered ? answered : preBookingGate(customer, methods ?? []);
  if (answer !== answered) setAnswered(answer);
  if (answer === 'open') return { kind: 'open', hold: again.is === 'heard' ? null : { isAsking, onRetry: retry } };
  return { kind: 'closed', answer, round: again.round, customer, methods: methods ?? [], checkAgain: retry };
}
