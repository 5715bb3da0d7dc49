import { useGetCustomerQuery } from '@/api/account';
import { useGetPaymentMethodsQuery } from '@/api/payments';
import type { Booking } from '@/api/wire';
import { useNow } from '@/components/ui/useNow';
import { MINUTE_MS } from '@/config/constants';
import { useAppSelector } from '@/store/hooks';
import { selectCustomer, selectIsCorporate } from '@/store/user';
import { findChosen, getPayChoices } from './payChoices';
import { useReviewChoices } from './useReviewChoices';

/** Returns the ways to pay a total in pesos and the chosen one; loads fresh methods and balances. */
export function usePayChoices(booking: Booking, total: number) {
  const customer = useAppSelector(selectCustomer);
  const isCorporate = useAppSelector(selectIsCorporate);
  const { saved, save } = useReviewChoices(booking);
  const now = useNow(MINUTE_MS);
  const methods = useGetPaymentMethodsQuery(undefined, { refetchOnMountOrArgChange: true });
  useGetCustomerQuery(undefined, { refetchOnMountOrArgChange: true });
  // until the methods are known nothing is chosen: Pay would use cash or credit unseen
  const choices = methods.data ? getPayChoices(methods.data, { customer, isCorporate, total, now }) : [];
  return {
    methods,
    choices,
    chosen: findChosen(choices, saved),
    choose: (method: string) => save({ method, wantedMethod: undefined }),
    /** Keeps the chosen method until another one can pay. */
    want: (wantedMethod: string) => save({ wantedMethod }),
    /** Pesos. */
    credits: customer?.remaining_credits ?? 0,
  };
}
