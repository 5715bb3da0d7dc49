import { useDeviceNow } from '../../lib/useNow';
import type { Sending } from './useCode';

type ResendProps = { sending: Sending; onResend: () => void };

/** Another code, once the server would send one; the seconds are shown, and read out only when they are over. */
export function Resend({ sending: { state, resendAt }, onResend }: ResendProps) {
  const now = useDeviceNow(1000);
  const seconds = Math.max(1, Math.floor((resendAt - now) / 1000));
  if (state === 'sending') return <p className="min-h-6 text-small text-ink-600">Sending a code...</p>;
  const hasToWait = resendAt > now;
  return (
    <p className="min-h-6 text-small text-ink-600">
      <span role="status">{state === 'sent' && 'The code is sent.'}</span> {state === 'sent' && 'Nothing came? '}
      {hasToWait ? (
        <span className="tabular">Send another in {seconds} s</span>
      ) : (
        <button
          type="button"
          className="min-h-6 rounded-xs font-semibold text-brand-700 hover:underline"
          onClick={onResend}
        >
          Send another code
        </button>
      )}
    </p>
  );
}
