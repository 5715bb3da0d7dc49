import { SlowNotice } from '../ui/SlowNotice';

/** Progress of a code: `resendAt` is in ms since 1970, `problem` is '' unless it failed. */
export type OtpDelivery = { state: 'sending' | 'sent' | 'failed'; resendAt: number; problem: string };

type OtpResendProps = {
  delivery: OtpDelivery;
  /** Current time in ms since 1970. */
  now: number;
  onResend: () => void;
};

/** Delivery state and resend button with a countdown. Screen readers announce the state, not the seconds. */
export function OtpResend({ delivery: { state, resendAt }, now, onResend }: OtpResendProps) {
  if (state === 'sending') {
    return (
      <div>
        <p role="status" className="min-h-6 text-small text-ink-600">
          Sending a code…
        </p>
        <SlowNotice className="mt-3 rounded-lg" />
      </div>
    );
  }
  const seconds = Math.max(1, Math.floor((resendAt - now) / 1000));
  return (
    <p className="min-h-6 text-small text-ink-600">
      <span role="status">{state === 'sent' && 'Code sent.'}</span> {state === 'sent' && "Didn't get it? "}
      {resendAt > now ? (
        <span className="tabular">Send a new code in {seconds} s</span>
      ) : (
        <button
          type="button"
          className="min-h-6 rounded-xs font-semibold text-brand-700 hover:underline"
          onClick={onResend}
        >
          Send a new code
        </button>
      )}
    </p>
  );
}
