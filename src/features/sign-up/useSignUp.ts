import { useRef, useState, type BaseSyntheticEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useUpdateCustomerMutation } from '@/api/account';
import type { Id } from '@/api/wire';
import { TYPED_IS_KEPT_RETRY } from '@/config/messages';
import { PATHS } from '@/config/paths';
import { useIsMounted } from '@/hooks/useIsMounted';
import { useSubmitOnce } from '@/hooks/useSubmitOnce';
import { toApiError } from '@/lib/http/error';
import { getErrorStatus } from '@/lib/http/errorMessage';
import { assignFieldErrors, setFieldErrors } from '@/lib/http/fieldErrors';
import { mayHaveSucceeded } from '@/lib/http/lostResponse';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { selectSignUpId } from '@/store/signUp';
import { showToast } from '@/store/toasts';
import { signUpChanged, signUpDone } from '@/store/user';
import { joinName } from '@/utils/text';
import { toUpdateBody } from './signUpBody';
import { toSignUpField, toStoredDetails } from './signUpForm';
import type { FieldName, SignUpStep, SignUpType, SignUpValues } from './signUpSchema';
import { useFirstLogin } from './useFirstLogin';
import { useRegister } from './useRegister';
import { useSignUpForm, type SignUpForm } from './useSignUpForm';
import { useSignUpStep, type SignUpSteps } from './useSignUpStep';

const SUCCESS = { individual: PATHS.signupIndividualSuccess, corporate: PATHS.signupSuccess } as const;
const CREATED = 'Your account is created. Log in to use it.';
const SIGN_UP_FAILED = `We couldn't complete your sign-up. ${TYPED_IS_KEPT_RETRY}`;

type StepError = { step: SignUpStep; field: FieldName; message: string };

/**
 * Shows the server's errors at their fields: those of the first step with an error at once, those of the other step when
 * the customer returns to it.
 */
function useStepErrors(form: SignUpForm, { showStep, getStep }: SignUpSteps) {
  const waiting = useRef<readonly StepError[]>([]);

  /** Sets the errors that wait for a step and focuses the first one; returns false if there are none. */
  const showErrorsOf = (shown: SignUpStep): boolean => {
    const due = waiting.current.filter(({ step }) => step === shown);
    waiting.current = waiting.current.filter(({ step }) => step !== shown);
    setFieldErrors(due, form.setError);
    return due.length > 0;
  };

  const showErrors = (errors: readonly StepError[]) => {
    waiting.current = errors;
    if (errors.length === 0) return;
    const first = errors.some(({ step }) => step === 1) ? 1 : 2;
    // the fields of another step exist only after its render, see useStepFocus
    if (first === getStep()) showErrorsOf(first);
    else void showStep(first);
  };
  return { showErrors, showErrorsOf };
}

/** Submits one step at a time; shows the server's errors at their fields, others above the form. */
function useSubmitStep(
  type: SignUpType,
  isRegistered: boolean,
  showErrors: (errors: readonly StepError[]) => void,
  progress: number | null,
) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const [problem, setProblem] = useState(() => store.getState().user.signUpError?.message ?? '');
  const { isWorking, isRateLimited, submitOnce } = useSubmitOnce('Your sign-up did not go through.', progress);

  /** Finds the field of an error. Step two opens only after the registration. */
  const toOpenField = (name: string) => {
    const found = toSignUpField(type, name);
    return found?.step === 1 || isRegistered ? found : null;
  };

  const showError = (error: unknown) => {
    const { assigned, rest } = assignFieldErrors(error, toOpenField, SIGN_UP_FAILED);
    setProblem(rest);
    const message = [rest, ...assigned.map((fieldError) => fieldError.message)].filter(Boolean).join(' ');
    dispatch(signUpChanged({ signUpError: { status: getErrorStatus(error), message } }));
    showErrors(assigned.map(({ field, message: text }) => ({ ...field, message: text })));
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
 * Returns the call of step two, and the share of its upload. It resolves with false if only a session can complete the
 * record: it is too old, or complete already.
 */
function useSendDetails(type: SignUpType) {
  const [update] = useUpdateCustomerMutation();
  const [progress, setProgress] = useState<number | null>(null);
  const wasLost = useRef(false);

  const sendDetails = async (id: Id, values: SignUpValues): Promise<boolean> => {
    setProgress(0);
    try {
      await update({ id, body: toUpdateBody(type, values), onUpload: setProgress }).unwrap();
      return true;
    } catch (error) {
      wasLost.current ||= mayHaveSucceeded(toApiError(error));
      if (![401, 403, 404].includes(getErrorStatus(error))) throw error;
      // after a lost response, the record is complete because of it
      return wasLost.current;
    } finally {
      setProgress(null);
    }
  };
  return { sendDetails, progress };
}

/**
 * Returns a function that fills in the contact person of a company: usually the person who signs up. A name that the
 * customer typed stays.
 */
function useFillContactPerson(form: SignUpForm) {
  const filled = useRef('');
  return (values: SignUpValues) => {
    if (values.contact_person !== filled.current) return;
    filled.current = joinName(values);
    form.setValue('contact_person', filled.current);
  };
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
  const { sendDetails, progress } = useSendDetails(type);
  const isMounted = useIsMounted();
  const steps = useSignUpStep();
  const { step, showStep } = steps;
  const [isOver, setIsOver] = useState(false);
  const form = useSignUpForm(type, step, isRegistered);
  const { showErrors, showErrorsOf } = useStepErrors(form, steps);
  const { run, ...submitState } = useSubmitStep(type, isRegistered, showErrors, progress);
  const { keepPassword, logIn } = useFirstLogin();
  const fillContactPerson = useFillContactPerson(form);

  const finishStepOne = (values: SignUpValues) =>
    run(async () => {
      if (selectSignUpId(store.getState()) === null) {
        const id = await register(values);
        dispatch(signUpChanged({ type, signUpData: { id, details: toStoredDetails(values) } }));
        keepPassword(values.password);
        form.setValue('password', '');
      }
      if (type === 'corporate') fillContactPerson(values);
      await showStep(2);
    });

  const finishStepTwo = (values: SignUpValues) =>
    run(async () => {
      const id = selectSignUpId(store.getState());
      if (id === null) return;
      const username = values.username.trim();
      const hasDetails = await sendDetails(id, values);
      setIsOver(!hasDetails);
      if (hasDetails && isMounted.current) await logIn(username);
      dispatch(signUpDone({ id, username, hasDetails }));
      // a customer who has left the form stays on the other page
      if (!isMounted.current) dispatch(showToast({ title: 'Success', text: CREATED, type: 'success' }));
      else if (hasDetails) await navigate(SUCCESS[type] + search, { replace: true });
    });

  return {
    ...submitState,
    form,
    step,
    isRegistered,
    progress,
    /** Only a logged-in customer can complete the details now. */
    isOver,
    showErrorsOf,
    goBack: () => void showStep(1),
    submit: (event: BaseSyntheticEvent) => void form.handleSubmit(step === 1 ? finishStepOne : finishStepTwo)(event),
  };
}

export type SignUp = ReturnType<typeof useSignUp>;
