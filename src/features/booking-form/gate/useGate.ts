import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useGetCustomerQuery } from '@/api/account';
import { useGetPaymentMethodsQuery } from '@/api/payments';
import type { Customer, PaymentMethod } from '@/api/wire';
import type { BookingMode } from '@/config/paths';
import { isCorporate } from '@/domain/account/customerType';
import { preBookingGate, type GateOutcome, type GateRule } from './preBookingGate';

/** Check of the newly picked mode while the form stays open; it failed unless `isChecking`. */
export type GateRecheck = { isChecking: boolean; onRetry: () => void };

/** `round` counts the finished rechecks: each announces its outcome again. */
export type ClosedGateState = {
  kind: 'closed';
  outcome: GateRule;
  round: number;
  customer: Customer;
  methods: PaymentMethod[];
  checkAgain: () => void;
};

export type GateState =
  | { kind: 'loading' }
  /** There is no fresh data: the form stays closed. */
  | { kind: 'failed'; retry: () => void }
  | { kind: 'open'; recheck: GateRecheck | null }
  | ClosedGateState;

const FRESH = { refetchOnMountOrArgChange: true } as const;

/** Requests fresh data on every visit: cached or stored data never opens the form. */
export function useGate(mode: BookingMode): GateState {
  const [arrivedAt] = useState(() => Date.now());
  const [lastOutcome, setLastOutcome] = useState<GateOutcome | null>(null);
  const [recheck, setRecheck] = useState({ round: 0, status: 'done' as 'done' | 'checking' | 'failed' });
  const profile = useGetCustomerQuery(undefined, FRESH);
  const payment = useGetPaymentMethodsQuery(undefined, FRESH);
  const { refetch: refetchProfile } = profile;
  const { refetch: refetchMethods } = payment;
  const isFresh = (query: { fulfilledTimeStamp?: number }) => (query.fulfilledTimeStamp ?? 0) >= arrivedAt;

  const customer = isFresh(profile) ? profile.data : undefined;
  // Corporates are decided by their credit alone (spec section 5, rule 1).
  const needsMethods = !customer || !isCorporate(customer);
  const methods = isFresh(payment) ? payment.data : undefined;

  const startRecheck = useCallback(async () => {
    setRecheck(({ round }) => ({ round, status: 'checking' }));
    const [profileResult, methodsResult] = await Promise.all([refetchProfile(), refetchMethods()]);
    const isCompany = profileResult.data && isCorporate(profileResult.data);
    const hasFailed = profileResult.isError || (methodsResult.isError && !isCompany);
    setRecheck(({ round }) => (hasFailed ? { round, status: 'failed' } : { round: round + 1, status: 'done' }));
  }, [refetchProfile, refetchMethods]);

  // A mode change is a pick (spec section 5): the profile is checked again while the form stays open.
  // At a closed gate, a command of the palette may pick the same mode once more.
  const { key } = useLocation();
  const isOpen = lastOutcome === 'open';
  const checked = useRef({ mode, key });
  useEffect(() => {
    const last = checked.current;
    checked.current = { mode, key };
    if (mode !== last.mode || (key !== last.key && !isOpen)) void startRecheck();
  }, [mode, key, isOpen, startRecheck]);

  // A later request that fails does not close an open form; an outcome that blocks does.
  const retry = () => void startRecheck();
  const hasFailed = profile.isError || (needsMethods && payment.isError);
  if (hasFailed && !isOpen) {
    return profile.isFetching || payment.isFetching ? { kind: 'loading' } : { kind: 'failed', retry };
  }
  if (!customer || (needsMethods && !methods)) return { kind: 'loading' };
  const isChecking = recheck.status === 'checking';
  // the last outcome applies until both requests have finished
  const outcome = isChecking && lastOutcome ? lastOutcome : preBookingGate(customer, methods ?? []);
  if (outcome !== lastOutcome) setLastOutcome(outcome);
  if (outcome === 'open') {
    return { kind: 'open', recheck: recheck.status === 'done' ? null : { isChecking, onRetry: retry } };
  }
  return { kind: 'closed', outcome, round: recheck.round, customer, methods: methods ?? [], checkAgain: retry };
}
