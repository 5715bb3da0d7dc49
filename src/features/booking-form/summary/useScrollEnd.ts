import { useCallback, useRef, useState } from 'react';

/** Tracks whether the end of a scroll area is in view. `endRef` marks its last element, which can take the focus. */
export function useScrollEnd() {
  const [isEndInView, setIsEndInView] = useState(true);
  const element = useRef<HTMLElement>(null);
  const endRef = useCallback((end: HTMLElement | null) => {
    element.current = end;
    if (!end) return;
    const observer = new IntersectionObserver((entries) => setIsEndInView(entries.at(-1)?.isIntersecting ?? true));
    observer.observe(end);
    return () => {
      observer.disconnect();
      setIsEndInView(true);
    };
  }, []);
  const scrollToEnd = () => {
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' });
  };
  return { endRef, isEndInView, scrollToEnd };
}
