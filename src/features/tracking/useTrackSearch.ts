import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { searchSaved } from '@/store/booking';
import { useAppDispatch } from '@/store/hooks';
import { getNumbersProblem, getRejectedMessage, readNumbers } from './numbers';

export type TrackSearchState = ReturnType<typeof useTrackSearch>;

/**
 * Keeps the searched numbers in the URL, so that a search can be shared and reloaded. The typed text, which may contain
 * other words, lives as long as the page.
 */
export function useTrackSearch() {
  const dispatch = useAppDispatch();
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState('');
  const requested = params.get('number') ?? '';
  const text = readNumbers(typed).join(' ') === requested ? typed : requested;
  const found = readNumbers(requested);
  const problem = requested === '' ? null : getNumbersProblem(found);
  return {
    /** Text in the URL; '' before a search. */
    requested,
    /** Text to show in the field: as typed, or as in the URL. */
    text,
    /** Error of the search in the URL. */
    problem,
    /** Message about the words of the search that are no booking numbers. */
    rejected: problem === null ? getRejectedMessage(text) : null,
    numbers: requested !== '' && problem === null ? found : [],
    submit: (searchText: string) => {
      const number = readNumbers(searchText).join(' ');
      dispatch(searchSaved(number));
      setTyped(searchText);
      // the same search again adds no step to Back
      setParams({ number }, { replace: number === requested });
    },
  };
}
