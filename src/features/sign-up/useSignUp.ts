import { useState, type BaseSyntheticEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRegisterCustomerMutation, useUpdateCustomerMutation } from '@/api/account';
import { TYPED_IS_KEPT_RETRY } from '@/config/messages';
import { PATHS } from '@/config/paths';
import { useSubmitOnce } from '@/hooks/useSubmitOnce';
import { assignFieldErrors } from '@/lib/http/fieldErrors';
import { httpStatusOf } from '@/lib/http/messageOf';
import { useAppDispatch, useAppSelector, useAppStore } from '@/store/hooks';
import { selectSignUpId } from '@/store/signUp';
import { signUpChanged, signUpDone } from '@/store/user';
import { registerBody, updateBody } from './signUpBody';
import { detailsOf, placeOfError, type SignUpType, type SignUpValues } from './signUpForm';
import { useSignUpForm } from './useSignUpForm';

const SUCCESS = { individual: PATHS.signupIndividualSuccess, corporate: PATHS.signupSuccess } as const;
const FAILED = `Sign-up did not go through. ${TYPED_IS_KEPT_RETRY}`;

/**
 * Sign-up in two steps: register, then update the record with the id that came back (spec section 4). Once there is an
 * id nothing registers again, whatever fails or reloads; step two is sent again with the same id.
 */
export function useSignUp(type: SignUpType) {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const navigate = useNavigate();
  const { search } = useLocation();
  const form = useSignUpForm(type);
  const isRegistered = useAppSelector(selectSignUpId) !== null;
  const [register] = useRegisterCustomerMutation();
  const [update] = useUpdateCustomerMutation();
  const [step, setStep] = useState<1 | 2>(isRegistered ? 2 : 1);
  const [problem, setProblem] = useState(() => store.getState().user.signUpError?.message ?? '');
  const [isOver, setIsOver] = useState(false);
  const [progress, setProgress] = useState<number | null>(null);
  const { isWorking, isRateLimited, submitOnce } = useSubmitOnce();

  /** The server's words at their fields; those of no field, or of no answer, above the form. */
  const showRefusal = (error: unknown) => {
    const { assigned, rest } = assignFieldErrors(error, (name) => placeOfError(type, name), FAILED);
    setProblem(rest);
    const words = [rest, ...assigned.map(({ message }) => message)].filter(Boolean).join(' ');
    dispatch(signUpChanged({ signUpError: { status: httpStatusOf(error), message: words } }));
    if (!assigned[0]) return;
    setStep(assigned[0].field.step);
    // the fields of another step are there to be told after it is drawn
    setTimeout(() => {
      assigned.forEach(({ field: { field }, message }, index) =>
        form.setError(field, { message }, { shouldFocus: index === 0 }),
      );
    });
  };

  const run = (work: () => Promise<void>) =>
    submitOnce(async () => {
      setProblem('');
      dispatch(signUpChanged({ signUpError: null }));
      try {
        await work();
      } finally {
        setProgress(null);
      }
    }, showRefusal);

  const finishStepOne = (words: SignUpValues) =>
    run(async () => {
      if (selectSignUpId(store.getState()) === null) {
        const { id } = await register(registerBody(type, words)).unwrap();
        dispatch(signUpChanged({ type, signUpData: { id, details: detailsOf(words) } }));
        form.setValue('password', '');
      }
      setStep(2);
    });

  const finishStepTwo = (words: SignUpValues) =>
    run(async () => {
      const id = selectSignUpId(store.getState());
      if (id === null) return;
      setProgress(0);
      try {
        await update({ id, body: updateBody(type, words), onUpload: setProgress }).unwrap();
      } catch (error) {
        // the record is complete already, or too old to be completed without a session
        if (![401, 403, 404].includes(httpStatusOf(error))) throw error;
        setIsOver(true);
        dispatch(signUpDone({ id, username: words.username.trim(), hasDetails: false }));
        return;
      }
      dispatch(signUpDone({ id, username: words.username.trim(), hasDetails: true }));
      await navigate(SUCCESS[type] + search, { replace: true });
    });

  return {
    form,
    step,
    isRegistered,
    isWorking,
    isRateLimited,
    progress,
    problem,
    setProblem,
    /** Step two can be done after the login alone. */
    isOver,
    goBack: () => setStep(1),
    submit: (event: BaseSyntheticEvent) => void form.handleSubmit(step === 1 ? finishStepOne : finishStepTwo)(event),
  };
}

export type SignUp = ReturnType<typeof useSignUp>;
