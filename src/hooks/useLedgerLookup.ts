import { useLazyGetTransactionsQuery } from '@/api/payments';
import type { Transaction } from '@/api/wire';
import { KNOWN_TRANSACTIONS_MAX } from '@/config/constants';
import { ApiFailure, toApiError } from '@/lib/http/error';

/** The newest ones, which is all that it takes to tell a newer one. */
const idsOf = (transactions: readonly Transaction[]) =>
  transactions.slice(0, KNOWN_TRANSACTIONS_MAX).map(({ id }) => String(id));

/** Tells a transaction that came of a lost call by what was not there before it. */
export function useLedgerLookup() {
  const [fetchLedger] = useLazyGetTransactionsQuery();
  return {
    /** The transactions there are now; asked before money is sent, and nothing is sent where it fails. */
    knownIds: async () => {
      try {
        return idsOf((await fetchLedger().unwrap()).data);
      } catch (error) {
        // whatever went wrong here, there is nothing to look up: no money was sent
        throw new ApiFailure({ ...toApiError(error), kind: 'server', status: 0 });
      }
    },
    /** The newest transaction that is not among the known ones and fits. */
    findNew: async (known: readonly string[], isIt: (transaction: Transaction) => boolean) => {
      const { data } = await fetchLedger().unwrap();
      // newest first: what is listed after a known one was there before
      const firstKnown = data.findIndex(({ id }) => known.includes(String(id)));
      const newer = firstKnown === -1 ? data : data.slice(0, firstKnown);
      return newer.find(isIt) ?? null;
    },
  };
}
