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

/** Returns a callback that does nothing once the component is unmounted, so that a slow response closes nothing else. */
export function useMountedCallback<Args extends unknown[]>(callback: (...args: Args) => void) {
  const isMounted = useIsMounted();
  return (...args: Args) => {
    if (isMounted.current) callback(...args);
  };
}
