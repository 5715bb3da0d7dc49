import { useEffect } from 'react';
import { useAppDispatch, useAppSelector } from '@/store/hooks';
import type { AppThunk } from '@/store/rootState';
import { interfaceReset, pinShown, selectIsPinShown } from '@/store/utils';
import type { PayChoice } from './payChoices';

const hidePin = (): AppThunk => (dispatch, getState) => {
  if (selectIsPinShown(getState())) dispatch(interfaceReset());
};

/** State of the PIN prompt, which closes when the choice changes or the page closes. */
export function usePinPrompt(choice: PayChoice | null) {
  const dispatch = useAppDispatch();
  const isShown = useAppSelector(selectIsPinShown) && choice?.needsPin === true;
  const choiceId = choice?.id;
  useEffect(() => () => dispatch(hidePin()), [dispatch, choiceId]);
  return { isShown, show: () => void dispatch(pinShown()), hide: () => void dispatch(hidePin()) };
}
