import { ActionBar } from '@/components/ui/ActionBar';
import { PATHS } from '@/config/paths';
import type { BatchEntry } from '@/domain/batch/batch';
import { selectBatch } from '@/store/batch';
import { useAppSelector } from '@/store/hooks';
import { Gate } from '../gate/Gate';
import { BatchRun } from './BatchRun';
import { BatchSetup } from './BatchSetup';
import { useBatchChoices } from './useBatchChoices';
import { useBatchRun } from './useBatchRun';

/** `/booking/batch`: up to 100 drop-offs become several bookings. A batch that was started is shown until it is closed. */
function BatchPage() {
  const choices = useBatchChoices();
  const batch = useAppSelector(selectBatch);
  const run = useBatchRun();
  const handlePlace = (entries: BatchEntry[]) => {
    choices.reset();
    run.begin(entries);
  };
  return (
    <>
      <ActionBar back={{ to: PATHS.dashboard, label: 'Dashboard' }} title="Many deliveries" />
      <div className="mx-auto w-full max-w-[1440px] px-6 py-5">
        {batch.length > 0 ? (
          <BatchRun entries={batch} run={run} />
        ) : (
          <Gate mode={choices.mode}>
            {(recheck) => <BatchSetup choices={choices} recheck={recheck} onPlace={handlePlace} />}
          </Gate>
        )}
      </div>
    </>
  );
}

export { BatchPage as Component };
