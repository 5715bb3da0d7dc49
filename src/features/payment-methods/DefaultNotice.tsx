import { isUnknown, getMoneyMessage } from '@/components/money/moneyState';
import { Button } from '@/components/ui/Button';
import type { useMakeDefaultMethod } from './useMethodChange';

/** What became of choosing another default, where it did not simply go through. */
export function DefaultNotice({ change }: { change: ReturnType<typeof useMakeDefaultMethod> }) {
  const words = getMoneyMessage(change.state, 'choice');
  return (
    <div role="alert">
      {words && (
        <p className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-lg bg-err-50 px-5 py-3 text-err-700">
          {words}
          {isUnknown(change.state) && (
            <Button
              variant="secondary"
              size="sm"
              isWorking={change.state.kind === 'looking'}
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
