import { useLazyGetTransactionsQuery } from '@/api/payments';
import type { Transaction } from '@/api/wire';
import { KNOWN_TRANSACTIONS_MAX } from '@/config/constants';
import { ApiFailure, toApiError } from '@/lib/http/error';

/** Returns the ids of the newest transactions, which are enough to recognize a newer one. */
const getNewestIds = (transactions: readonly Transaction[]) =>
  transactions.slice(0, KNOWN_TRANSACTIONS_MAX).map(({ id }) => String(id));

/** Finds the transaction of a call with a lost response: it was not listed before the call. */
export function useLedgerLookup() {
  const [fetchLedger] = useLazyGetTransactionsQuery();
  return {
    /** Fetches the ids of the current transactions. It runs before money is sent, and its failure prevents sending. */
    fetchKnownIds: async () => {
      try {
        return getNewestIds((await fetchLedger().unwrap()).data);
      } catch (error) {
        // no money was sent, so there is no outcome to look up
        throw new ApiFailure({ ...toApiError(error), kind: 'unsent', status: 0 });
      }
    },
    /** Returns the newest matching transaction that is not among the known ones; null if there is none. */
    findNew: async (known: readonly string[], matches: (transaction: Transaction) => boolean) => {
      const { data } = await fetchLedger().unwrap();
      // newest first: everything after a known transaction is older
      const firstKnown = data.findIndex(({ id }) => known.includes(String(id)));
      const newer = firstKnown === -1 ? data : data.slice(0, firstKnown);
      return newer.find(matches) ?? null;
    },
  };
}
