import { ListOrdered } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Dialog } from '@/components/ui/Dialog';
import { DROPOFFS_MAX } from '@/config/constants';
import { PATHS } from '@/config/paths';
import { addDropoffs, countFreeDropoffs } from '@/domain/draft/draftAdds';
import type { StopsAndItems } from '@/domain/draft/draftMoves';
import { batchListTyped } from '@/store/booking';
import { useAppDispatch } from '@/store/hooks';
import { pluralize } from '@/utils/text';
import { useBooking } from '../form/bookingContext';
import { StopsListFields } from './StopsListFields';
import type { ListedStops } from './checkStops';
import { useStopsList, type TypedList } from './useStopsList';

type StopsListDialogProps = {
  typed: TypedList;
  onType: (typed: TypedList) => void;
  setRoute: (route: StopsAndItems) => void;
  onAdded: (message: string, needsGoods: boolean) => void;
  onClose: () => void;
};

/** Imports drop-offs from a list: every row is valid, or none is added. */
export function StopsListDialog({ typed, onType, setRoute, onAdded, onClose }: StopsListDialogProps) {
  const { form } = useBooking();
  const dispatch = useAppDispatch();
  const ruleId = useId();
  const room = countFreeDropoffs(form.getValues());

  const handleAdd = ({ stops, items }: ListedStops) => {
    const added = `${pluralize(stops.length, 'stop')} added`;
    setRoute(addDropoffs(form.getValues(), stops, items));
    const needsGoods = items.length < stops.length;
    onAdded(needsGoods ? `${added}. Now assign goods to each.` : `${added}, each with its goods.`, needsGoods);
    onType({ text: '', before: '' });
    onClose();
  };
  const rule = { room, most: DROPOFFS_MAX, needsGoods: false };
  const list = useStopsList({ typed, rule, onType, onAdd: handleAdd });
  const { outcome, isChecking } = list;

  return (
    <Dialog
      isOpen
      onClose={onClose}
      icon={<ListOrdered size={20} strokeWidth={1.75} aria-hidden />}
      title="Import stops"
      text={
        <span id={ruleId}>
          One drop-off per row, {room === 0 ? 'with no room left' : `up to ${room} more`}. Stops you've already entered
          are kept.
        </span>
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button isWorking={isChecking} onClick={list.check}>
            Add stops
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <StopsListFields
          list={list}
          label="List of stops"
          lines={6}
          ruleId={ruleId}
          className="[&_textarea]:tracking-[.05em]"
        />
        <p role="status" className="sr-only">
          {isChecking ? 'Checking the list' : ''}
        </p>
        {outcome.isForSeveral && (
          <ButtonLink variant="secondary" to={PATHS.bookBatch} onClick={() => dispatch(batchListTyped(typed.text))}>
            Make several bookings
          </ButtonLink>
        )}
      </div>
    </Dialog>
  );
}
