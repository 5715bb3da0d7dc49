import { useState } from 'react';
import { accountApi } from '@/api/account';
import { paymentsApi } from '@/api/payments';
import { isCorporate } from '@/domain/account/customerType';
import { useAppDispatch } from '@/store/hooks';
import { useLatestRun } from '../useLatestRun';
import { checkPreBookingGate } from './preBookingGate';
import type { ClosedGateState } from './useGate';

type GateCheckState = { kind: 'open' | 'checking' } | { kind: 'failed'; error: unknown } | ClosedGateState;

const FRESH = { forceRefetch: true, subscribe: false } as const;

/**
 * Runs the pre-booking gate when `check` is called; the screen stays visible. `check` resolves to true if the gate is open
 * and the customer has not left the screen.
 */
export function useGateCheck() {
  const dispatch = useAppDispatch();
  const [gate, setGate] = useState<GateCheckState>({ kind: 'open' });
  const runs = useLatestRun();

  const check = async (round = 0): Promise<boolean> => {
    const run = runs.start();
    setGate({ kind: 'checking' });
    try {
      const customer = await dispatch(accountApi.endpoints.getCustomer.initiate(undefined, FRESH)).unwrap();
      // only the credit decides for a company (spec section 5, rule 1)
      const methods = isCorporate(customer)
        ? []
        : await dispatch(paymentsApi.endpoints.getPaymentMethods.initiate(undefined, FRESH)).unwrap();
      const outcome = checkPreBookingGate(customer, methods);
      const checkAgain = () => void check(round + 1);
      setGate(
        outcome === 'open' ? { kind: outcome } : { kind: 'closed', outcome, round, customer, methods, checkAgain },
      );
      return outcome === 'open' && runs.isLatest(run);
    } catch (error) {
      setGate({ kind: 'failed', error });
      return false;
    }
  };

  return { gate, check: () => check() };
}
