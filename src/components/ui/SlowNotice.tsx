import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SLOW_MS } from '@/config/constants';
import { focusPage } from '@/utils/dom';

/** Advice next to a placeholder that stays long: a request has no timeout, so it may never fail. */
export function SlowNotice({ className = '' }: { className?: string }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return null;
  return (
    <p role="status" className={`bg-warn-50 px-4 py-2.5 text-small text-warn-700 ${className}`}>
      This is taking longer than usual. Check your connection. <ReloadButton />
    </p>
  );
}

/** Reloads the page. If it has the focus when the content loads, the focus moves to the page. */
function ReloadButton() {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    // runs before the element is removed
    return () => {
      if (document.activeElement === element) focusPage();
    };
  }, []);
  return (
    <button
      ref={button}
      type="button"
      onClick={() => window.location.reload()}
      className="min-h-6 rounded-xs font-620 underline"
    >
      Reload the page
    </button>
  );
}
