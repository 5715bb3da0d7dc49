import { useState, type BaseSyntheticEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useUpdateCustomerMutation } from '@/api/account';
import { TYPED_IS_KEPT_RETRY } from '@/config/messages';
import { PATHS } from '@/config/paths';
import { useSubmitOnce } from '@/hooks/useSubmitOnce';
import { getErrorStatus } from '@/lib/http/errorMessage';
import { assignFieldErrors } from '@/lib/http/fieldErrors';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { selectSignUpId } from '@/store/signUp';
import { signUpChanged, signUpDone } from '@/store/user';
import { toUpdateBody } from './signUpBody';
import { toSignUpField, toStoredDetails } from './signUpForm';
import type { SignUpStep, SignUpType, SignUpValues } from './signUpSchema';
import { useFirstLogin } from './useFirstLogin';
import { useRegister } from './useRegister';
import { useSignUpForm, type SignUpForm } from './useSignUpForm';
import { useSignUpStep } from './useSignUpStep';

const SUCCESS = { individual: PATHS.signupIndividualSuccess, corporate: PATHS.signupSuccess } as const;
const SIGN_UP_FAILED = `We couldn't complete your sign-up. ${TYPED_IS_KEPT_RETRY}`;

/** Submits one step at a time; shows the server's errors at their fields, others above the form. */
function useSubmitStep(type: SignUpType, form: SignUpForm, showStep: (step: SignUpStep) => Promise<void>) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [problem, setProblem] = useState(() => store.getState().user.signUpError?.message ?? '');
  const { isWorking, isRateLimited, submitOnce } = useSubmitOnce();

  const showError = (error: unknown) => {
    const { assigned, rest } = assignFieldErrors(error, (name) => toSignUpField(type, name), SIGN_UP_FAILED);
    setProblem(rest);
    const message = [rest, ...assigned.map((fieldError) => fieldError.message)].filter(Boolean).join(' ');
    dispatch(signUpChanged({ signUpError: { status: getErrorStatus(error), message } }));
    if (!assigned[0]) return;
    void showStep(assigned[0].field.step);
    // the fields of another step exist only after the next render
    setTimeout(() => {
      assigned.forEach(({ field: { field }, message: text }, index) =>
        form.setError(field, { message: text }, { shouldFocus: index === 0 }),
      );
    });
  };

  const run = (work: () => Promise<void>) =>
    submitOnce(async () => {
      setProblem('');
      dispatch(signUpChanged({ signUpError: null }));
      await work();
    }, showError);

  return { problem, setProblem, isWorking, isRateLimited, run };
}

/**
 * Signs up in two steps: register, then update the record with the returned id (spec section 4). A stored id prevents a
 * second registration; step two can be repeated with the same id.
 */
export function useSignUp(type: SignUpType) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  const { search } = useLocation();
  const isRegistered = useAppSelector(selectSignUpId) !== null;
  const register = useRegister(type);
  const [update] = useUpdateCustomerMutation();
  const { step, showStep } = useSignUpStep();
  const [isOver, setIsOver] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const form = useSignUpForm(type, step, isRegistered);
  const { run, ...submitState } = useSubmitStep(type, form, showStep);
  const { keepPassword, logIn } = useFirstLogin();

  const finishStepOne = (values: SignUpValues) =>
    run(async () => {
      if (selectSignUpId(store.getState()) === null) {
        const id = await register(values);
        dispatch(signUpChanged({ type, signUpData: { id, details: toStoredDetails(values) } }));
        keepPassword(values.password);
        form.setValue('password', '');
      }
      await showStep(2);
    });

  const finishStepTwo = (values: SignUpValues) =>
    run(async () => {
      const id = selectSignUpId(store.getState());
      if (id === null) return;
      const username = values.username.trim();
      setProgress(0);
      try {
        await update({ id, body: toUpdateBody(type, values), onUpload: setProgress }).unwrap();
      } catch (error) {
        // the record is already complete, or too old to be completed without a session
        if (![401, 403, 404].includes(getErrorStatus(error))) throw error;
        setIsOver(true);
        dispatch(signUpDone({ id, username, hasDetails: false }));
        return;
      } finally {
        setProgress(null);
      }
      await logIn(username);
      dispatch(signUpDone({ id, username, hasDetails: true }));
      await navigate(SUCCESS[type] + search, { replace: true });
    });

  return {
    ...submitState,
    form,
    step,
    isRegistered,
    progress,
    /** Only a logged-in customer can complete the details now. */
    isOver,
    goBack: () => void showStep(1),
    submit: (event: BaseSyntheticEvent) => void form.handleSubmit(step === 1 ? finishStepOne : finishStepTwo)(event),
  };
}

export type SignUp = ReturnType<typeof useSignUp>;
