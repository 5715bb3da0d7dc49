import { Navigate, useLocation } from 'react-router-dom';
import { StopMarker } from '@/components/delivery/StopMarker';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { PATHS } from '@/config/paths';
import { useAppSelector } from '@/store/hooks';
import { selectIsNewCustomer, selectNewestUsername } from '@/store/signUp';
import { selectIsSignedIn, selectVerificationPath } from '@/store/user';
import { safeNext } from '@/utils/next';
import { verificationLink } from '@/utils/verificationLink';
import { useStartFirstSession } from './useFirstLogin';

export const IndividualSuccessPage = () => (
  <SignUpSuccess
    text="Verify your email and mobile number, then book your first delivery."
    loginText="Log in, verify your email and mobile number, and book your first delivery."
  />
);

export const CorporateSuccessPage = () => (
  <SignUpSuccess
    text="We're reviewing your documents. In the meantime, verify your email and mobile number."
    loginText="We're reviewing your documents. In the meantime, log in to verify your email and mobile number."
  />
);

/** Next page of a new customer: the first verification, else the page that the sign-up was opened for. */
function useNextPage() {
  const { search } = useLocation();
  const next = safeNext(new URLSearchParams(search).get('next'));
  const verification = useAppSelector(selectVerificationPath);
  return verification
    ? { label: 'Verify account', to: verificationLink(verification, 'signup', next) }
    : { label: 'Continue', to: next ?? PATHS.dashboard };
}

type SignUpSuccessProps = {
  text: string;
  /** Replaces `text` for a customer who is not logged in, such as after a reload during the sign-up. */
  loginText: string;
};

function SignUpSuccess({ text, loginText }: SignUpSuccessProps) {
  useStartFirstSession();
  const { search } = useLocation();
  const username = useAppSelector(selectNewestUsername);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const isNew = useAppSelector(selectIsNewCustomer);
  const nextPage = useNextPage();
  // opened by its address
  if (isSignedIn && !isNew) return <Navigate to={PATHS.dashboard} replace />;
  return (
    <div className="flex min-h-[calc(100dvh-160px)] items-center justify-center px-5 py-12">
      <div className="w-full max-w-[480px] rounded-xl bg-white p-8 shadow-card">
        <div aria-hidden className="flex items-center gap-2">
          <StopMarker kind="done" />
          <span className="h-1 grow rounded-full bg-brand-500" />
          <StopMarker kind="done" />
          <span className="h-1 grow rounded-full bg-brand-500" />
          <StopMarker kind="dropoff" />
        </div>
        <h1 className="display mt-6 text-h1-auth">Account created</h1>
        <p className="mt-1 break-words text-ink-600">
          {/* unknown if the page is opened by its address */}
          {username !== '' && (
            <>
              Your username is <strong className="font-semibold text-ink-900">{username}</strong>.{' '}
            </>
          )}
          {isSignedIn ? text : loginText}
        </p>
        <ButtonLink to={isSignedIn ? nextPage.to : PATHS.login + search} size="lg" className="mt-6 w-full">
          {isSignedIn ? nextPage.label : 'Log in'}
        </ButtonLink>
      </div>
    </div>
  );
}
