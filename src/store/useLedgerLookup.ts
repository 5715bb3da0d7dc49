import { useLazyGetTransactionsQuery } from '../api/payments';
import type { Transaction } from '../api/wire';
import { ApiFailure, toApiError } from '../lib/http/error';

const idsOf = (transactions: readonly Transaction[]) => transactions.map(({ id }) => String(id));

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
      return data.find((one) => !known.includes(String(one.id)) && isIt(one)) ?? null;
    },
  };
}
