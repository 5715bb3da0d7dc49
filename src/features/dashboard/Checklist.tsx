import { useGetBookingsQuery } from '@/api/bookings';
import { useGetPaymentMethodsQuery } from '@/api/payments';
import { useAppSelector } from '@/store/hooks';
import { selectCustomer, selectVerificationPath } from '@/store/user';
import { ChecklistSteps } from './ChecklistSteps';
import { checklistSteps } from './checklist';
import { firstPage } from './firstPage';
import { useMyBookings } from './useMyBookings';

/** What a new customer does first; it is gone once all four are done, and stays away while that is not known. */
export function Checklist() {
  const customer = useAppSelector(selectCustomer);
  const verificationPath = useAppSelector(selectVerificationPath);
  const methods = useGetPaymentMethodsQuery().data;
  const { pending, ongoing, completed } = useMyBookings();
  const counted = pending && ongoing && completed && pending.count + ongoing.count + completed.count;
  // a first booking that was cancelled was booked all the same
  const cancelled = useGetBookingsQuery(firstPage('Cancelled'), { skip: counted !== 0 }).data?.count;
  const bookingCount = counted === 0 ? cancelled : counted;
  if (!customer || !methods || bookingCount === undefined) return null;
  const steps = checklistSteps({ customer, verificationPath, methods, bookingCount });
  if (steps.length === 0) return null;
  return <ChecklistSteps steps={steps} />;
}
