import { useGetBookingsQuery } from '@/api/bookings';
import { useGetPaymentMethodsQuery } from '@/api/payments';
import { useAppSelector } from '@/store/hooks';
import { selectCustomer, selectVerificationPath } from '@/store/user';
import { ChecklistSteps } from './ChecklistSteps';
import { getChecklistSteps } from './checklist';
import { firstPage } from './firstPage';
import { useMyBookings } from './useMyBookings';

/** First steps of a new customer; hidden while the facts load and once all four are done. */
export function Checklist() {
  const customer = useAppSelector(selectCustomer);
  const verificationPath = useAppSelector(selectVerificationPath);
  const methods = useGetPaymentMethodsQuery().data;
  const { pending, ongoing, completed } = useMyBookings();
  const activeCount = pending && ongoing && completed && pending.count + ongoing.count + completed.count;
  // A cancelled booking counts as the first one.
  const cancelledCount = useGetBookingsQuery(firstPage('Cancelled'), { skip: activeCount !== 0 }).data?.count;
  const bookingCount = activeCount === 0 ? cancelledCount : activeCount;
  if (!customer || !methods || bookingCount === undefined) return null;
  const steps = getChecklistSteps({ customer, verificationPath, methods, bookingCount });
  if (steps.length === 0) return null;
  return <ChecklistSteps steps={steps} />;
}
