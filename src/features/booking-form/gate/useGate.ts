import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useGetCustomerQuery } from '@/api/account';
import { useGetPaymentMethodsQuery } from '@/api/payments';
import type { Customer, PaymentMethod } from '@/api/wire';
import type { BookingMode } from '@/config/modes';
import { isCorporate } from '@/domain/account/customerType';
import { useOnReconnect } from '@/hooks/useOnline';
import { checkPreBookingGate, type GateOutcome, type GateRule } from './preBookingGate';

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
  | { kind: 'failed'; error: unknown; retry: () => void }
  | { kind: 'open'; recheck: GateRecheck | null }
  | ClosedGateState;

const FRESH = { refetchOnMountOrArgChange: true } as const;

type Refetch<Data> = () => Promise<{ data?: Data; isError: boolean }>;

type Recheck = { round: number; status: 'done' | 'checking' | 'failed' };

/** Fetches profile and payment methods again; `round` counts the successful rechecks. */
function useGateRecheck(refetchProfile: Refetch<Customer>, refetchMethods: Refetch<PaymentMethod[]>) {
  const [recheck, setRecheck] = useState<Recheck>({ round: 0, status: 'done' });
  const startRecheck = useCallback(async () => {
    setRecheck(({ round }) => ({ round, status: 'checking' }));
    const [profile, methods] = await Promise.all([refetchProfile(), refetchMethods()]);
    const isCompany = profile.data && isCorporate(profile.data);
    const hasFailed = profile.isError || (methods.isError && !isCompany);
    setRecheck(({ round }) => (hasFailed ? { round, status: 'failed' } : { round: round + 1, status: 'done' }));
  }, [refetchProfile, refetchMethods]);
  useOnReconnect(() => {
    if (recheck.status === 'failed') void startRecheck();
  });
  return { ...recheck, startRecheck };
}

/**
 * Checks again when a mode is picked (spec section 5); the form stays open during the check. At a closed gate, a command
 * of the palette may pick the same mode once more.
 */
function useRecheckOnPick(mode: BookingMode, isOpen: boolean, startRecheck: () => Promise<void>) {
  const { key } = useLocation();
  const checked = useRef({ mode, key });
  useEffect(() => {
    const last = checked.current;
    checked.current = { mode, key };
    if (mode !== last.mode || (key !== last.key && !isOpen)) void startRecheck();
  }, [mode, key, isOpen, startRecheck]);
}

/** Requests fresh data on every visit: cached or stored data never opens the form. */
export function useGate(mode: BookingMode): GateState {
  const [arrivedAt] = useState(() => Date.now());
  const [lastOutcome, setLastOutcome] = useState<GateOutcome | null>(null);
  const profile = useGetCustomerQuery(undefined, FRESH);
  const payment = useGetPaymentMethodsQuery(undefined, FRESH);
  const { round, status, startRecheck } = useGateRecheck(profile.refetch, payment.refetch);
  const isOpen = lastOutcome === 'open';
  useRecheckOnPick(mode, isOpen, startRecheck);
  const retry = () => void startRecheck();

  const isFresh = (query: { fulfilledTimeStamp?: number }) => (query.fulfilledTimeStamp ?? 0) >= arrivedAt;
  const customer = isFresh(profile) ? profile.data : undefined;
  // Corporates are decided by their credit alone (spec section 5, rule 1).
  const needsMethods = !customer || !isCorporate(customer);
  const methods = isFresh(payment) ? payment.data : undefined;

  // A later request that fails does not close an open form; an outcome that blocks does.
  const hasFailed = profile.isError || (needsMethods && payment.isError);
  if (hasFailed && !isOpen) {
    if (profile.isFetching || payment.isFetching) return { kind: 'loading' };
    return { kind: 'failed', error: profile.error ?? payment.error, retry };
  }
  if (!customer || (needsMethods && !methods)) return { kind: 'loading' };
  const isChecking = status === 'checking';
  // the last outcome applies until both requests have finished
  const outcome = isChecking && lastOutcome ? lastOutcome : checkPreBookingGate(customer, methods ?? []);
  if (outcome !== lastOutcome) setLastOutcome(outcome);
  if (outcome === 'open') {
    return { kind: 'open', recheck: status === 'done' ? null : { isChecking, onRetry: retry } };
  }
  return { kind: 'closed', outcome, round, customer, methods: methods ?? [], checkAgain: retry };
}
