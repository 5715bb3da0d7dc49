import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppSelector } from '../../store/hooks';
import { selectCustomer, selectIsProfilePromptDue } from '../../store/user';

const ProfilePrompt = lazy(() =>
  import('../../features/sign-up/ProfilePrompt').then((module) => ({ default: module.ProfilePrompt })),
);

/** Verification comes first: the prompt waits until its pages are left. */
export function ProfilePromptOverlay() {
  const { pathname } = useLocation();
  const customer = useAppSelector(selectCustomer);
  const isDue = useAppSelector(selectIsProfilePromptDue);
  if (!isDue || !customer || pathname.includes('verification')) return null;
  return (
    <Suspense fallback={null}>
      <ProfilePrompt customerId={customer.id} />
    </Suspense>
  );
}
