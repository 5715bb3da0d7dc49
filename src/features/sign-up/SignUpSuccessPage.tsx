import { CircleCheck } from 'lucide-react';
import { Navigate, useLocation } from 'react-router-dom';
import { AuthFrame } from '@/components/art/AuthFrame';
import { Timeline } from '@/components/delivery/Timeline';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { IconTile } from '@/components/ui/IconTile';
import { PageTitle } from '@/components/ui/PageTitle';
import { readSafeNext } from '@/config/nextPath';
import { PATHS } from '@/config/paths';
import { getVerificationLink } from '@/config/verificationLink';
import { useAppSelector } from '@/store/hooks';
import { selectIsNewCustomer, selectNewestUsername } from '@/store/signUp';
import { selectIsSignedIn, selectVerificationPath } from '@/store/user';
import { getNextSteps } from './nextSteps';
import type { SignUpType } from './signUpSchema';
import { useStartFirstSession } from './useFirstLogin';

export const IndividualSuccessPage = () => <SignUpSuccess type="individual" />;
export const CorporateSuccessPage = () => <SignUpSuccess type="corporate" />;

/** Next page of a new customer: the first verification, else the page that the sign-up was opened for. */
function useNextPage() {
  const { search } = useLocation();
  const next = readSafeNext(new URLSearchParams(search).get('next'));
  const verification = useAppSelector(selectVerificationPath);
  return verification
    ? { label: 'Verify account', to: getVerificationLink(verification, 'login', next) }
    : { label: 'Continue', to: next ?? PATHS.dashboard };
}

function SignUpSuccess({ type }: { type: SignUpType }) {
  useStartFirstSession();
  const { search } = useLocation();
  const username = useAppSelector(selectNewestUsername);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isNew = useAppSelector(selectIsNewCustomer);
  const isVerified = useAppSelector(selectVerificationPath) === null;
  const nextPage = useNextPage();
  // opened by its address
  if (isSignedIn && !isNew) return <Navigate to={PATHS.dashboard} replace />;
  return (
    <AuthFrame>
      <IconTile tone="ok">
        <CircleCheck strokeWidth={1.75} />
      </IconTile>
      <PageTitle className="display mt-5 text-h1-auth">Account created</PageTitle>
      {/* unknown if the page is opened by its address */}
      {username !== '' && (
        <p className="mt-1 text-ink-600">
          Your username is <strong className="font-semibold text-ink-900">{username}</strong>.
        </p>
      )}
      <div className="mt-7">
        <Timeline label="Next steps" steps={getNextSteps({ type, isSignedIn, isVerified })} />
      </div>
      <ButtonLink to={isSignedIn ? nextPage.to : PATHS.login + search} size="lg" className="mt-8 w-full">
        {isSignedIn ? nextPage.label : 'Log in'}
      </ButtonLink>
    </AuthFrame>
  );
}
