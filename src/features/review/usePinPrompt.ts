import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { AppThunk } from '@/store/rootState';
import { interfaceReset, pinShown, selectIsPinShown } from '@/store/utils';
import type { PayChoice } from './payChoices';

const promptGone = (): AppThunk => (dispatch, getState) => {
  if (selectIsPinShown(getState())) dispatch(interfaceReset());
};

/** The PIN prompt, for the choice that it was asked for: it goes with that choice, and with the page. */
export function usePinPrompt(choice: PayChoice | null) {
  const dispatch = useAppDispatch();
  const isShown = useAppSelector(selectIsPinShown) && choice?.needsPin === true;
  const choiceId = choice?.id;
  useEffect(() => () => dispatch(promptGone()), [dispatch, choiceId]);
  return { isShown, show: () => void dispatch(pinShown()), hide: () => void dispatch(promptGone()) };
}
