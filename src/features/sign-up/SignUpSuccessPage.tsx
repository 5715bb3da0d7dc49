import { useLocation } from 'react-router-dom';
import { StopMarker } from '@/components/delivery/StopMarker';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { PATHS } from '@/config/paths';
import { useAppSelector } from '@/store/hooks';
import { selectNewestUsername } from '@/store/signUp';

export const IndividualSuccessPage = () => (
  <SignUpSuccess text="Log in, verify your email and mobile number, and book your first delivery." />
);

export const CorporateSuccessPage = () => (
  <SignUpSuccess text="We're reviewing your documents. In the meantime, log in to verify your email and mobile number." />
);

function SignUpSuccess({ text }: { text: string }) {
  const { search } = useLocation();
  const username = useAppSelector(selectNewestUsername);
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
          {text}
        </p>
        <ButtonLink to={PATHS.login + search} size="lg" className="mt-6 w-full">
          Log in
        </ButtonLink>
      </div>
    </div>
  );
}
