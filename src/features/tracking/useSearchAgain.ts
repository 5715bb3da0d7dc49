import { useLocation } from 'react-router-dom';
import { useOnChange } from '@/hooks/useOnChange';

/** Refetches a delivery that did not load when the customer searches it again, which leaves its number in the URL. */
export function useSearchAgain(hasFailed: boolean, refetch: () => void): void {
  useOnChange(useLocation().key, () => {
    if (hasFailed) refetch();
  });
}
