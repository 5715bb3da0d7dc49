import { useSearchParams } from 'react-router-dom';
import { searchKept } from '../../store/booking';
import { useAppDispatch } from '../../store/hooks';
import { numbersProblem, readNumbers } from './numbers';

/** The numbers that the address asks for; a search changes the address, so that it can be shared and reloaded. */
export function useTrackSearch() {
  const dispatch = useAppDispatch();
  const [params, setParams] = useSearchParams();
  const asked = params.get('number') ?? '';
  const found = readNumbers(asked);
  const problem = asked === '' ? null : numbersProblem(found);
  return {
    asked,
    problem,
    numbers: asked !== '' && problem === null ? found : [],
    search: (numbers: readonly string[]) => {
      dispatch(searchKept(numbers.join(' ')));
      setParams({ number: numbers.join(' ') });
    },
  };
}
