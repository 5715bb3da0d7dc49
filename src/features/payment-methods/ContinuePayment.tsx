import { useSearchParams } from 'react-router-dom';
import { ContinueNotice } from '@/components/ui/ContinueBooking';
import { readSafeNext } from '@/config/nextPath';
import { PATHS } from '@/config/paths';

/** Link back to the credit that a company left to add a method; renders nothing for a visit from elsewhere. */
export function ContinuePayment() {
  const [params] = useSearchParams();
  const next = readSafeNext(params.get('next'));
  if (next?.split('?')[0] !== PATHS.walletCorporate) return null;
  return <ContinueNotice text="Your credit payment is waiting." to={next} label="Continue your payment" />;
}
