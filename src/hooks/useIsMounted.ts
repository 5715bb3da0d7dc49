import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref that is true while the component is mounted; a response may arrive later. */
export function useIsMounted(): RefObject<boolean> {
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
