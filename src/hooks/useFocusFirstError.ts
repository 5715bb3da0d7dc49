import { useEffect, useRef, type RefObject } from 'react';
import type { MoneyState } from '@/components/money/moneyState';
import { focusFirstProblem } from '@/utils/focusFirstProblem';

/** For the form that sends: once the server has refused it, its first wrong field has the focus. */
export function useFocusFirstError(state: MoneyState): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const errors = state.kind === 'failed' ? state.error.errors : undefined;
  useEffect(() => {
    if (errors && form.current) focusFirstProblem(form.current);
  }, [errors]);
  return form;
}
