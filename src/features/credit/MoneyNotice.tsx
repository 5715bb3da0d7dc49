import type { MoneyState } from '../../store/useMoneySend';

/** What a money call came to, where it did not simply go through. */
export function MoneyNotice({ state, what }: { state: MoneyState; what: string }) {
  return (
    <div role="alert" className="text-small text-err-700">
      {(state.kind === 'unknown' || state.kind === 'looking') && (
        <p className="mt-3">
          The answer to your {what} was lost, so its status is unknown. Check it before you send it again; nothing is
          counted twice.
        </p>
      )}
      {state.kind === 'cleared' && <p className="mt-3">Your {what} did not arrive. You can send it again.</p>}
      {state.kind === 'failed' && <p className="mt-3">{state.error.message}</p>}
    </div>
  );
}
