import { useEffect, useRef, type RefObject } from 'react';
import type { SendState } from '@/components/form/sendState';
import { focusFirstProblem } from '@/utils/dom';

/** Focuses the first invalid field of a form after the server has rejected it. */
export function useFocusFirstError<Form extends HTMLElement = HTMLFormElement>(
  state: SendState,
): RefObject<Form | null> {
  const form = useRef<Form>(null);
  const errors = state.kind === 'failed' ? state.error.errors : undefined;
  useEffect(() => {
    if (errors && form.current) focusFirstProblem(form.current);
  }, [errors]);
  return form;
}
