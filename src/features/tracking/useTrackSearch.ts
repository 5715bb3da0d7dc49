import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { searchKept } from '@/store/booking';
import { useAppDispatch } from '@/store/hooks';
import { numbersProblem, readNumbers, getRejectedMessage } from './numbers';

/**
 * The numbers that the address asks for; a search changes the address, so that it can be shared and reloaded. Words
 * that are no number do not go there: what was typed is known as long as the page is open.
 */
export function useTrackSearch() {
  const dispatch = useAppDispatch();
  const [params, setParams] = useSearchParams();
  const [typed, setTyped] = useState('');
  const asked = params.get('number') ?? '';
  const text = readNumbers(typed).join(' ') === asked ? typed : asked;
  const found = readNumbers(asked);
  const problem = asked === '' ? null : numbersProblem(found);
  return {
    asked,
    text,
    problem,
    rejected: problem === null ? getRejectedMessage(text) : null,
    numbers: asked !== '' && problem === null ? found : [],
    search: (words: string) => {
      const number = readNumbers(words).join(' ');
      dispatch(searchKept(number));
      setTyped(words);
      setParams({ number });
    },
  };
}
