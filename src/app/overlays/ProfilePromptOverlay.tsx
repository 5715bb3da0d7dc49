import { useLocation } from 'react-router-dom';
import { later } from '../../components/ui/later';
import { useAppSelector } from '../../store/hooks';
import { selectCustomer, selectIsProfilePromptDue } from '../../store/user';

const ProfilePrompt = later(() =>
  import('../../features/sign-up/ProfilePrompt').then((module) => module.ProfilePrompt),
);

/** Verification comes first: the prompt waits until its pages are left. */
export function ProfilePromptOverlay() {
  const { pathname } = useLocation();
  const customer = useAppSelector(selectCustomer);
  const isDue = useAppSelector(selectIsProfilePromptDue);
  if (!isDue || !customer || pathname.includes('verification')) return null;
  return <ProfilePrompt customerId={customer.id} />;
}
