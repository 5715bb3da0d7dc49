import { Navigate } from 'react-router-dom';
import { useGetCustomerQuery } from '@/api/account';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { ErrorState } from '@/components/ui/ErrorState';
import { Skeleton } from '@/components/ui/Skeleton';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { Steps } from '@/components/ui/Steps';
import { CHECK_CONNECTION } from '@/config/messages';
import type { OtpMethod } from '@/hooks/useOtp';
import { messageOf } from '@/lib/http/messageOf';
import { useAppSelector } from '@/store/hooks';
import { selectCustomer } from '@/store/user';
import { showPhone } from '@/utils/text';
import { CodeForm } from './CodeForm';
import { MobileForm } from './MobileForm';
import { VerificationCard } from './VerificationCard';
import { useNextVerificationStep } from './useNextVerificationStep';

const STEPS = ['Email', 'Mobile number'];

export const VerifyEmailPage = () => <VerifyPage key="email" method="email" />;
export const VerifySmsPage = () => <VerifyPage key="sms" method="sms" />;

function VerifyPage({ method }: { method: OtpMethod }) {
  const { error, refetch, isFetching } = useGetCustomerQuery();
  const customer = useAppSelector(selectCustomer);
  const nextStep = useNextVerificationStep();
  const steps = <Steps steps={STEPS} current={method === 'email' ? 0 : 1} isWide />;
  const title = method === 'email' ? 'Verify your email' : 'Verify your mobile number';
  if (!customer) {
    return (
      <VerificationCard art={steps} title={title} text={!error && <Skeleton className="mt-2 h-4 w-full" />}>
        {error ? (
          <ErrorState
            title="Your account did not load"
            text={messageOf(error, CHECK_CONNECTION)}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <SkeletonRows count={2} hasPicture={false} label="Your account is loading" />
        )}
        <ButtonLink to={nextStep.end} variant="secondary" size="lg" className="mt-3 w-full">
          Later
        </ButtonLink>
      </VerificationCard>
    );
  }
  const { email, mobile, user_profile: profile } = customer.user;
  const isVerified = method === 'sms' ? profile.is_mobile_verified : profile.is_email_verified;
  if (isVerified) return <Navigate to={nextStep.unverified ?? nextStep.success} replace />;

  const needsMobile = method === 'sms' && !mobile;
  const to = method === 'email' ? email : showPhone(mobile ?? '');
  return (
    <VerificationCard
      art={steps}
      title={title}
      text={
        needsMobile ? (
          "Add your mobile number and we'll send a 6-digit code to it."
        ) : (
          <>
            Enter the 6-digit code we sent to <strong className="font-semibold text-ink-900">{to}</strong>.
          </>
        )
      }
    >
      {needsMobile ? <MobileForm customerId={customer.id} /> : <CodeForm method={method} />}
      <ButtonLink to={nextStep.end} variant="secondary" size="lg" className="mt-3 w-full">
        Later
      </ButtonLink>
    </VerificationCard>
  );
}
