import { isUnknown, getMoneyMessage } from '@/components/money/moneyState';
import { Button } from '@/components/ui/Button';
import type { useMakeDefaultMethod } from './useMethodChange';

/** Error or unknown outcome of changing the default. */
export function DefaultNotice({ change }: { change: ReturnType<typeof useMakeDefaultMethod> }) {
  const message = getMoneyMessage(change.state, 'choice');
  return (
    <div role="alert">
      {message && (
        <p className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-err-50 px-5 py-3 text-err-700">
          {message}
          {isUnknown(change.state) && (
            <Button
              variant="secondary"
              size="sm"
              isWorking={change.state.kind === 'checking'}
              onClick={() => void change.lookUp()}
            >
              Check the default
            </Button>
          )}
        </p>
      )}
    </div>
  );
}
