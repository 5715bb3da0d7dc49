import { Building2, UserRound } from 'lucide-react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { ErrorSummary } from '@/components/form/ErrorSummary';
import { FormAlert } from '@/components/form/FormAlert';
import { getFormProblems } from '@/components/form/formProblems';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { PageTitle } from '@/components/ui/PageTitle';
import { Segmented } from '@/components/ui/Segmented';
import { Steps } from '@/components/ui/Steps';
import { PATHS } from '@/config/paths';
import { useOnChange } from '@/hooks/useOnChange';
import { useAppSelector } from '@/store/hooks';
import { selectRegisteredType } from '@/store/signUp';
import { DetailsStep } from './DetailsStep';
import { DocumentsStep } from './DocumentsStep';
import { SignUpFrame } from './SignUpFrame';
import { SocialSignUp } from './SocialSignUp';
import { getStepFields, type FieldName, type SignUpType } from './signUpSchema';
import { useSignUp, type SignUp } from './useSignUp';

const icon = { strokeWidth: 1.75, 'aria-hidden': true } as const;
const STEPS = { individual: ['Account', 'About you'], corporate: ['Account', 'Company details'] };
const PATH_OF = { individual: PATHS.signupIndividual, corporate: PATHS.signupCorporate } as const;

export const SignUpIndividualPage = () => <SignUpFlow key="individual" type="individual" />;
export const SignUpCorporatePage = () => <SignUpFlow key="corporate" type="corporate" />;

/** Moves the focus to the first refused field of a new step, else to its first field; the pressed button has unmounted. */
function useStepFocus(type: SignUpType, { form: { setFocus }, step, showErrorsOf }: SignUp) {
  useOnChange(step, () => {
    const [first] = getStepFields(type, step);
    if (!showErrorsOf(step) && first) setFocus(first);
  });
}

function SignUpFlow({ type }: { type: SignUpType }) {
  const signUp = useSignUp(type);
  useStepFocus(type, signUp);
  const navigate = useNavigate();
  const { search } = useLocation();
  const { form, step, isRegistered, isOver, problem } = signUp;
  const { errors, submitCount } = form.formState;
  // errors of the other step stay in the form
  const stepFields: readonly string[] = getStepFields(type, step);
  const registeredType = useAppSelector(selectRegisteredType);
  // a registered record keeps its type, whichever address is opened
  if (registeredType && registeredType !== type) return <Navigate to={PATH_OF[registeredType] + search} replace />;
  if (isOver) return <LoginToFinish search={search} />;
  return (
    <SignUpFrame>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <PageTitle className="display text-h1-auth">Sign up</PageTitle>
        <Segmented
          label="Type of account"
          value={type}
          options={[
            { value: 'individual', label: 'Individual', icon: <UserRound {...icon} />, isDisabled: isRegistered },
            { value: 'corporate', label: 'Corporate', icon: <Building2 {...icon} />, isDisabled: isRegistered },
          ]}
          onChange={(chosen) => void navigate(PATH_OF[chosen] + search, { replace: true })}
        />
      </div>
      <div className="mt-4">
        <Steps steps={STEPS[type]} current={step - 1} isWide />
      </div>
      <form noValidate onSubmit={signUp.submit}>
        <FormAlert className="mt-5">{problem}</FormAlert>
        {submitCount > 0 && (
          <ErrorSummary
            className="mt-5 empty:hidden"
            problems={getFormProblems(errors).filter(({ name }) => stepFields.includes(name))}
            onPick={(name) => form.setFocus(name as FieldName)}
          />
        )}
        {step === 1 ? <DetailsStep type={type} signUp={signUp} /> : <DocumentsStep type={type} signUp={signUp} />}
      </form>
      {type === 'individual' && !isRegistered && <SocialSignUp onProblem={signUp.setProblem} />}
    </SignUpFrame>
  );
}

function LoginToFinish({ search }: { search: string }) {
  return (
    <SignUpFrame>
      <PageTitle className="display text-h1-auth">Log in to finish</PageTitle>
      <p role="status" className="mt-2 max-w-lg text-ink-600">
        Your account is created, but its details can't be changed here any more. Log in with your username and password,
        then check them in Settings.
      </p>
      <ButtonLink to={PATHS.login + search} size="lg" className="mt-6">
        Log in
      </ButtonLink>
    </SignUpFrame>
  );
}
