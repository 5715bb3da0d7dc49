import { ArrowRight, CircleAlert, CircleHelp, type LucideIcon } from 'lucide-react';
import { useRef, type ReactNode, type SyntheticEvent } from 'react';
import { Button } from '@/components/ui/Button';
import { HelpLink } from '@/components/ui/HelpLink';
import { useDeviceNow } from '@/components/ui/useNow';
import { TYPED_IS_KEPT } from '@/config/messages';
import { classNames } from '@/utils/classNames';
import { formatPeso } from '@/utils/money';
import type { GateRecheck } from '../gate/useGate';
import type { SubmitState } from './submitState';

/** Id of the form, so that Enter in a field outside of it submits too. */
export const SUBMIT_FORM_ID = 'booking-submit';

type SubmitPanelProps = { state: SubmitState; recheck: GateRecheck | null; onSubmit: () => void; onCheck: () => void };

/** Submit button with the outcome of the last attempt. */
export function SubmitPanel({ state, recheck, onSubmit, onCheck }: SubmitPanelProps) {
  const now = useDeviceNow(1000);
  const submitButton = useRef<HTMLButtonElement>(null);
  const isRateLimited = state.kind === 'refused' && state.waitUntil > now;
  const isWorking = state.kind === 'sending' || (state.kind === 'unknown' && state.isChecking);
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isWorking && !recheck) onSubmit();
  };
  const handleCheck = () => {
    // the pressed button is removed during the check
    submitButton.current?.focus();
    onCheck();
  };

  return (
    <form id={SUBMIT_FORM_ID} onSubmit={handleSubmit} className="grid gap-2.5">
      <div role="alert" className="contents">
        {recheck && <RecheckNote recheck={recheck} />}
        <Outcome state={state} onCheck={handleCheck} />
      </div>
      <Button
        ref={submitButton}
        type="submit"
        size="lg"
        isWorking={isWorking}
        isPaused={recheck !== null || isRateLimited || (state.kind === 'unknown' && !state.isChecking)}
        iconAfter={<ArrowRight size={18} strokeWidth={2} aria-hidden />}
      >
        See drivers and rates
      </Button>
      <p className="text-center text-caption text-ink-500">You'll pay in the next step.</p>
    </form>
  );
}

function Outcome({ state, onCheck }: { state: SubmitState; onCheck: () => void }) {
  switch (state.kind) {
    case 'refused':
      return (
        <Note tone="err" icon={CircleAlert}>
          {state.message}
        </Note>
      );
    case 'price-changed':
      return (
        <Note tone="warn" icon={CircleAlert}>
          {state.from === null ? 'The price is ' : `The price has changed from ${formatPeso(state.from)} to `}
          {formatPeso(state.to)}. Press again to continue.
        </Note>
      );
    case 'unknown':
      return (
        <Note tone="warn" icon={CircleHelp}>
          We don't know yet if this booking was made.{' '}
          {state.isChecking ? 'Checking…' : 'You can try again once we know.'}
          {!state.isChecking && (
            <Button variant="secondary" size="sm" className="mt-2" onClick={onCheck}>
              Check now
            </Button>
          )}
          <HelpLink topic="lost-response" className="mt-2 flex" />
        </Note>
      );
    case 'not-found':
      return (
        <Note tone="warn" icon={CircleHelp}>
          We couldn't find this booking. Try again; it won't be booked twice.
        </Note>
      );
    default:
      return null;
  }
}

/** Error of a failed recheck after a mode change (spec section 5); booking stays disabled until one succeeds. */
export function RecheckNote({ recheck: { isChecking, onRetry } }: { recheck: GateRecheck }) {
  if (isChecking) return null;
  return (
    <Note tone="err" icon={CircleAlert}>
      We couldn't check your profile and payment methods for this mode. {TYPED_IS_KEPT}
      <Button variant="secondary" size="sm" className="mt-2" onClick={onRetry}>
        Try again
      </Button>
    </Note>
  );
}

type NoteProps = { tone: 'err' | 'warn'; icon: LucideIcon; children: ReactNode };

function Note({ tone, icon: Icon, children }: NoteProps) {
  return (
    <div
      className={classNames(
        'flex gap-2.5 rounded-md px-3.5 py-3 text-small',
        tone === 'err' ? 'bg-err-50 text-err-700' : 'bg-warn-50 text-warn-700',
      )}
    >
      <Icon size={18} strokeWidth={1.75} aria-hidden className="mt-px shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
