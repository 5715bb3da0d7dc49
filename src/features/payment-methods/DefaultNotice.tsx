import { getSendMessage, isUnknown } from '@/components/form/sendState';
import { Button } from '@/components/ui/Button';
import { useKeepFocusOnPage } from '@/components/ui/useKeepFocusOnPage';
import type { useMakeDefaultMethod } from './useMethodChange';

type DefaultNoticeProps = { change: ReturnType<typeof useMakeDefaultMethod> };

/** Error or unknown outcome of changing the default. */
export function DefaultNotice({ change }: DefaultNoticeProps) {
  const message = getSendMessage(change.state, 'choice');
  return (
    <div role="alert">
      {message && (
        <p className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-err-50 px-5 py-3 text-err-700">
          {message}
          {isUnknown(change.state) && <CheckButton change={change} />}
        </p>
      )}
    </div>
  );
}

/** Button that checks an unknown outcome. It is removed once the outcome is known. */
function CheckButton({ change: { state, lookUp } }: DefaultNoticeProps) {
  const keepFocus = useKeepFocusOnPage();
  return (
    <Button variant="secondary" size="sm" isWorking={state.kind === 'checking'} onClick={() => keepFocus(lookUp)}>
      Check the default
    </Button>
  );
}
