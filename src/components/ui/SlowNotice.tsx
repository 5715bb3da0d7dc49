import { useEffect, useState } from 'react';
import { SLOW_MS } from '@/config/constants';

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
      This is taking longer than usual. Check your connection.{' '}
      <button type="button" onClick={() => window.location.reload()} className="min-h-6 rounded-xs font-620 underline">
        Reload the page
      </button>
    </p>
  );
}
