import { useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useIsMounted } from '@/hooks/useIsMounted';
import { useOnChange } from '@/hooks/useOnChange';
import { useAppSelector } from '@/store/hooks';
import { selectSignUpId } from '@/store/signUp';
import type { SignUpStep } from './signUpSchema';

type SignUpLocation = { key: string; search: string; state: { step?: SignUpStep } | null };

/**
 * Step of the form. Each step has an entry in the history: Back on step two shows step one of the same form, which keeps
 * the files. A registered sign-up that is opened again starts at step two.
 */
export function useSignUpStep() {
  const navigate = useNavigate();
  const navigationType = useNavigationType();
  const { key, search, state } = useLocation() as SignUpLocation;
  const isRegistered = useAppSelector(selectSignUpId) !== null;
  const entryStep = isRegistered ? (state?.step ?? 2) : 1;
  const [step, setStep] = useState<SignUpStep>(entryStep);
  useOnChange(key, () => {
    if (navigationType === NavigationType.Pop) setStep(entryStep);
  });

  // a response shows its step after later renders
  const isMounted = useIsMounted();
  const latest = useRef({ step, state });
  useEffect(() => {
    latest.current = { step, state };
  }, [step, state]);

  const writeEntry = (written: SignUpStep, replace: boolean) =>
    navigate({ search }, { replace, state: { step: written } });

  /** Shows a step at once, then writes its entry. */
  const showStep = async (next: SignUpStep) => {
    const shown = latest.current;
    if (next === shown.step || !isMounted.current) return;
    setStep(next);
    if (next === 1) await (shown.state?.step === 2 ? navigate(-1) : writeEntry(1, true));
    else {
      await writeEntry(1, true);
      await writeEntry(2, false);
    }
  };

  return { step, showStep, getStep: () => latest.current.step };
}

export type SignUpSteps = ReturnType<typeof useSignUpStep>;
