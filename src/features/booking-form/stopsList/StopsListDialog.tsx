import { ListOrdered } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { CsvTile } from '@/components/form/CsvTile';
import { TextArea } from '@/components/form/TextArea';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Dialog } from '@/components/ui/Dialog';
import { DROPOFFS_MAX } from '@/config/constants';
import { PATHS } from '@/config/paths';
import { addDropoffs, roomForDropoffs } from '@/domain/draft/draftAdds';
import type { StopsAndItems } from '@/domain/draft/draftMoves';
import { batchListTyped } from '@/store/booking';
import { useAppDispatch } from '@/store/hooks';
import { plural } from '@/utils/text';
import { useBooking } from '../form/bookingContext';
import { ListLinks } from './ListLinks';
import { RowProblems } from './RowProblems';
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
  const area = useRef<HTMLTextAreaElement>(null);
  const room = roomForDropoffs(form.getValues());

  const handleAdd = ({ stops, items }: ListedStops) => {
    const added = `${plural(stops.length, 'stop')} added`;
    setRoute(addDropoffs(form.getValues(), stops, items));
    const needsGoods = items.length < stops.length;
    onAdded(needsGoods ? `${added}. Now assign goods to each.` : `${added}, each with its goods.`, needsGoods);
    onType({ text: '', before: '' });
    onClose();
  };
  const rule = { room, most: DROPOFFS_MAX, needsGoods: false };
  const list = useStopsList(typed, onType, rule, handleAdd);
  const { outcome, isChecking, load, check, type, bringBack } = list;
  const handleBringBack = () => {
    bringBack();
    area.current?.focus();
  };
  useEffect(() => {
    if (outcome.problem) area.current?.focus();
  }, [outcome]);

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
      footer={<DialogButtons isChecking={isChecking} onAdd={check} onClose={onClose} />}
    >
      <div className="grid gap-3">
        <CsvTile onPick={load} describedBy={ruleId} className="h-14" />
        <ListLinks
          onDownload={list.downloadTemplate}
          onBringBack={typed.before.trim() === '' ? undefined : handleBringBack}
        />
        <TextArea
          ref={area}
          label="List of stops"
          rows={6}
          spellCheck={false}
          className="[&_textarea]:text-small [&_textarea]:tracking-[.05em] [&_textarea]:whitespace-pre"
          value={typed.text}
          error={outcome.problem || undefined}
          hint="Paste rows from the template, including the header row."
          onChange={(event) => type(event.target.value)}
        />
        <p role="status" className="sr-only">
          {isChecking ? 'Checking the list' : ''}
        </p>
        {outcome.isForSeveral && (
          <ButtonLink variant="secondary" to={PATHS.bookBatch} onClick={() => dispatch(batchListTyped(typed.text))}>
            Make several bookings
          </ButtonLink>
        )}
        {outcome.rows.length > 0 && <RowProblems rows={outcome.rows} />}
      </div>
    </Dialog>
  );
}

type DialogButtonsProps = { isChecking: boolean; onAdd: () => void; onClose: () => void };

function DialogButtons({ isChecking, onAdd, onClose }: DialogButtonsProps) {
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        Close
      </Button>
      <Button isWorking={isChecking} onClick={onAdd}>
        Add stops
      </Button>
    </>
  );
}
