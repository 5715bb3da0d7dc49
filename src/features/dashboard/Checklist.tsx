import { useGetPaymentMethodsQuery } from '@/api/payments';
import { useAppSelector } from '@/store/hooks';
import { selectCustomer, selectVerificationPath } from '@/store/user';
import { ChecklistSteps } from './ChecklistSteps';
import { getChecklistSteps } from './checklist';
import { useBookingCount } from './useMyBookings';

/** First steps of a new customer; hidden while the facts load and once all four are done. */
export function Checklist() {
  const customer = useAppSelector(selectCustomer);
  const verificationPath = useAppSelector(selectVerificationPath);
  const methods = useGetPaymentMethodsQuery().data;
  const { count: bookingCount } = useBookingCount();
  if (!customer || !methods || bookingCount === undefined) return null;
  const steps = getChecklistSteps({ customer, verificationPath, methods, bookingCount });
  if (steps.length === 0) return null;
  return <ChecklistSteps steps={steps} />;
}
