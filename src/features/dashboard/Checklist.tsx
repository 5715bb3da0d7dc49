import { useGetCustomerQuery } from '@/api/account';
import { POLLED } from '@/api/baseApi';
import { selectCreditRequest } from '@/store/booking';
import { useAppSelector } from '@/store/hooks';
import { selectCustomer, selectVerificationPath } from '@/store/user';
import { ChecklistSteps } from './ChecklistSteps';
import { useDashboardLists } from './dashboardLists';
import { getChecklistSteps } from './setupSteps';

/** Documents and credit are decided while the customer waits. */
const REVIEW_POLL_MS = 30_000;

/** Steps of a new customer to the first booking; hidden while the facts load and once all are done. */
export function Checklist() {
  const customer = useAppSelector(selectCustomer);
  const verificationPath = useAppSelector(selectVerificationPath);
  const request = useAppSelector(selectCreditRequest(customer?.credit_limit ?? 0));
  const lists = useDashboardLists();
  const methods = lists.methods.data;
  const bookingCount = lists.bookingCount.count;
  const steps =
    customer && methods && bookingCount !== undefined
      ? getChecklistSteps({
          customer,
          verificationPath,
          methods,
          bookingCount,
          requestedLimit: request?.amount ?? null,
        })
      : [];
  useGetCustomerQuery(undefined, {
    skip: steps.length === 0,
    pollingInterval: REVIEW_POLL_MS,
    ...POLLED,
    refetchOnMountOrArgChange: true,
  });
  return steps.length > 0 && <ChecklistSteps steps={steps} />;
}
