import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { useGetCustomerQuery } from '@/api/account';
import type { Customer } from '@/api/wire';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { ErrorState } from '@/components/ui/ErrorState';
import { Skeleton } from '@/components/ui/Skeleton';
import { SkeletonRows } from '@/components/ui/SkeletonRows';
import { Steps } from '@/components/ui/Steps';
import { CHANGE_PARAM } from '@/config/changeContactLink';
import { OTP_LENGTH } from '@/config/constants';
import { CHECK_CONNECTION } from '@/config/messages';
import type { OtpMethod } from '@/hooks/useOtp';
import { getErrorMessage } from '@/lib/http/errorMessage';
import { useAppSelector } from '@/store/hooks';
import { selectCustomer } from '@/store/user';
import { formatPhone } from '@/utils/text';
import { CodeForm } from './CodeForm';
import { ContactForm } from './ContactForm';
import { VerificationCard } from './VerificationCard';
import { isContactVerified } from './isContactVerified';
import { useNextVerificationStep } from './useNextVerificationStep';

const STEPS = { email: 'Email', sms: 'Mobile number' };
const TITLES = { email: 'Verify your email', sms: 'Verify your mobile number' };
const MISSING_CONTACTS = { email: 'email', sms: 'mobile number' };
const CHANGE_TITLES = { email: 'Change your email', sms: 'Change your mobile number' };

export const VerifyEmailPage = () => <VerifyPage key="email" method="email" />;
export const VerifySmsPage = () => <VerifyPage key="sms" method="sms" />;

function VerifyPage({ method }: { method: OtpMethod }) {
  // the contact may be verified in another tab
  const account = useGetCustomerQuery(undefined, { refetchOnFocus: true });
  const customer = useAppSelector(selectCustomer);
  const nextStep = useNextVerificationStep();
  if (customer && isContactVerified(customer, method)) {
    return <Navigate to={nextStep.unverified ?? nextStep.success} replace />;
  }
  const later = (
    <ButtonLink to={nextStep.end} variant="secondary" size="lg" className="mt-3 w-full">
      Later
    </ButtonLink>
  );
  return customer ? (
    <UnverifiedContact method={method} customer={customer} later={later} />
  ) : (
    <LoadingAccount method={method} later={later} account={account} />
  );
}

type CardProps = { method: OtpMethod; later: ReactNode };

/** Both contacts as steps, a verified one first: the settings verify them in any order. */
function VerificationSteps({ method }: { method: OtpMethod }) {
  const customer = useAppSelector(selectCustomer);
  const other = method === 'email' ? 'sms' : 'email';
  const isSecond = customer ? isContactVerified(customer, other) : method === 'sms';
  const steps = isSecond ? [STEPS[other], STEPS[method]] : [STEPS[method], STEPS[other]];
  return <Steps steps={steps} current={isSecond ? 1 : 0} isWide />;
}

/** Code of the contact, or the form that corrects the contact. */
function UnverifiedContact({ method, customer, later }: CardProps & { customer: Customer }) {
  const [params, setParams] = useSearchParams();
  const { email, mobile } = customer.user;
  const contact = method === 'email' ? email : formatPhone(mobile ?? '');
  const isChanging = params.has(CHANGE_PARAM) && contact !== '';
  const setChanging = (value: boolean) =>
    setParams(
      (next) => {
        if (value) next.set(CHANGE_PARAM, '1');
        else next.delete(CHANGE_PARAM);
        return next;
      },
      { replace: true },
    );
  if (isChanging || contact === '') {
    return (
      <VerificationCard
        art={<VerificationSteps method={method} />}
        title={isChanging ? CHANGE_TITLES[method] : TITLES[method]}
        text={
          isChanging
            ? `We'll send a ${OTP_LENGTH}-digit code to the new one.`
            : `Add your ${MISSING_CONTACTS[method]} and we'll send a ${OTP_LENGTH}-digit code to it.`
        }
      >
        <ContactForm
          method={method}
          customer={customer}
          onSaved={() => setChanging(false)}
          onCancel={isChanging ? () => setChanging(false) : undefined}
        />
        {!isChanging && later}
      </VerificationCard>
    );
  }
  return (
    <VerificationCard
      art={<VerificationSteps method={method} />}
      title={TITLES[method]}
      text={
        <>
          Enter the {OTP_LENGTH}-digit code we send to <strong className="font-semibold text-ink-900">{contact}</strong>
          . We check it after the last digit.{' '}
          <button
            type="button"
            className="min-h-6 rounded-xs font-semibold text-brand-700 hover:underline"
            onClick={() => setChanging(true)}
          >
            {method === 'email' ? 'Change email' : 'Change number'}
          </button>
        </>
      }
    >
      <CodeForm key={contact} method={method} />
      {later}
    </VerificationCard>
  );
}

type LoadingProps = CardProps & { account: { error?: unknown; isFetching: boolean; refetch: () => unknown } };

function LoadingAccount({ method, later, account: { error, refetch, isFetching } }: LoadingProps) {
  return (
    <VerificationCard
      art={<VerificationSteps method={method} />}
      title={TITLES[method]}
      text={!error && <Skeleton className="mt-2 h-4 w-full" />}
    >
      {error ? (
        <ErrorState
          title="Your account did not load"
          text={getErrorMessage(error, CHECK_CONNECTION)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <SkeletonRows count={2} hasPicture={false} label="Your account is loading" />
      )}
      {later}
    </VerificationCard>
  );
}
