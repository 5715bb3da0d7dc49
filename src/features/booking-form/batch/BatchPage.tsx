import { ActionBar } from '@/components/ui/ActionBar';
import { PATHS } from '@/config/paths';
import type { BatchEntry } from '@/domain/batch/batch';
import { useOnChange } from '@/hooks/useOnChange';
import { selectBatch } from '@/store/batch';
import { useAppSelector } from '@/store/hooks';
import { focusPage } from '@/utils/dom';
import { ClosedGate, Gate } from '../gate/Gate';
import { getGateFailure } from '../gate/preBookingGate';
import { useGateCheck } from '../gate/useGateCheck';
import { BatchRun } from './BatchRun';
import { BatchSetup } from './BatchSetup';
import { useBatchChoices } from './useBatchChoices';
import { useBatchRun, type BatchRunner } from './useBatchRun';

/** `/booking/batch`: up to 100 drop-offs become several bookings. A batch that was started is shown until it is closed. */
function BatchPage() {
  const choices = useBatchChoices();
  const batch = useAppSelector(selectBatch);
  const run = useBatchRun();
  const isStarted = batch.length > 0;
  // the button that closed the batch is gone, and the focus with it
  useOnChange(isStarted, () => {
    if (!isStarted) focusPage();
  });
  const handlePlace = (entries: BatchEntry[]) => {
    choices.reset();
    run.begin(entries);
  };
  return (
    <>
      <ActionBar back={{ to: PATHS.dashboard, label: 'Dashboard' }} title="Many deliveries" />
      <div className="mx-auto w-full max-w-[1440px] px-6 py-5">
        {isStarted ? (
          <StartedBatch entries={batch} run={run} />
        ) : (
          <Gate mode={choices.mode}>
            {(recheck) => <BatchSetup choices={choices} recheck={recheck} onPlace={handlePlace} />}
          </Gate>
        )}
      </div>
    </>
  );
}

/** A started batch. The gate is checked before the rest is placed: the profile may have changed since the start. */
function StartedBatch({ entries, run }: { entries: readonly BatchEntry[]; run: BatchRunner }) {
  const { gate, check } = useGateCheck();
  const handleResume = async () => {
    if (await check()) run.resume();
  };
  return (
    <div className="grid gap-5">
      {gate.kind === 'closed' && <ClosedGate key={`${gate.outcome}-${gate.round}`} gate={gate} />}
      <BatchRun
        entries={entries}
        run={run}
        isChecking={gate.kind === 'checking'}
        problem={gate.kind === 'failed' ? getGateFailure(gate.error) : ''}
        onResume={() => void handleResume()}
      />
    </div>
  );
}

export { BatchPage as Component };
