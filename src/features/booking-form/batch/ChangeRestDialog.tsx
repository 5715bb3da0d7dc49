import { ListRestart } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { CHECK_CONNECTION } from '@/config/messages';
import { isCertainlyUnplaced, type BatchEntry } from '@/domain/batch/batch';
import { getErrorMessage } from '@/lib/http/errorMessage';
import { batchListTyped, batchSaved } from '@/store/booking';
import { useAppDispatch } from '@/store/hooks';
import { pluralize } from '@/utils/text';
import { useStopsSource } from '../stopsList/useStopsSource';
import { toStopsList } from '../stopsList/writeStops';
import { useLatestRun } from '../useLatestRun';

type ChangeRestDialogProps = { isOpen: boolean; entries: readonly BatchEntry[]; onClose: () => void };

/** Returns the function that puts drop-offs back to the list and closes the batch; `cancel` stops it halfway. */
function useChangeRest(rest: readonly BatchEntry[]) {
  const dispatch = useAppDispatch();
  const source = useStopsSource();
  const [isWorking, setIsWorking] = useState(false);
  const [problem, setProblem] = useState('');
  const runs = useLatestRun();

  const change = async () => {
    const run = runs.start();
    setIsWorking(true);
    setProblem('');
    const stops = rest.flatMap(({ draft }) => draft.stops.slice(1));
    const items = rest.flatMap(({ draft }) => draft.items);
    try {
      const list = rest.length > 0 ? await toStopsList({ stops, items }, source) : '';
      if (!runs.isLatest(run)) return;
      dispatch(batchListTyped(list));
      dispatch(batchSaved([]));
    } catch (error) {
      if (!runs.isLatest(run)) return;
      setProblem(`We couldn't look up the goods. ${getErrorMessage(error, CHECK_CONNECTION)}`);
      setIsWorking(false);
    }
  };
  const cancel = () => {
    runs.cancel();
    setIsWorking(false);
    setProblem('');
  };
  return { change, cancel, isWorking, problem };
}

/** Closes a batch after a question. The drop-offs that were not booked go back to the list. */
export function ChangeRestDialog({ isOpen, entries, onClose }: ChangeRestDialogProps) {
  const left = entries.filter(({ status }) => status !== 'placed');
  const rest = left.filter(isCertainlyUnplaced);
  const hasUnknown = rest.length < left.length;
  const { change, cancel, isWorking, problem } = useChangeRest(rest);
  const handleKeep = () => {
    cancel();
    onClose();
  };

  return (
    <Dialog
      isOpen={isOpen}
      role="alertdialog"
      onClose={handleKeep}
      title={`Change ${pluralize(left.length, 'booking')}?`}
      text="The drop-offs go back to your list. Bookings that are placed stay in My Bookings."
      icon={<ListRestart strokeWidth={1.75} />}
      iconTone="warn"
      footer={
        <>
          <Button variant="secondary" onClick={handleKeep}>
            Keep bookings
          </Button>
          <Button isWorking={isWorking} onClick={() => void change()}>
            Change bookings
          </Button>
        </>
      }
    >
      {hasUnknown && (
        <p className="text-small text-ink-700">
          A booking that may have been made is left out, so that it is not booked twice. Look for it in My Bookings.
        </p>
      )}
      {problem && (
        <p role="alert" className="text-small text-err-700">
          {problem}
        </p>
      )}
    </Dialog>
  );
}
