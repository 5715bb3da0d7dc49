import { FileDown, ListOrdered, Undo2 } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { CsvTile } from '@/components/form/CsvTile';
import { TextArea } from '@/components/form/TextArea';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { DOWNLOAD_TEMPLATE } from '@/config/messages';
import type { DraftStop } from '@/domain/draft/draft';
import { addDropoffs, roomForDropoffs } from '@/domain/draft/draftAdds';
import type { StopsAndItems } from '@/domain/draft/draftMoves';
import { saveCsv } from '@/utils/saveFile';
import { plural } from '@/utils/text';
import { useBooking } from '../form/bookingContext';
import { RowProblems } from './RowProblems';
import { stopsTemplate } from './stopColumns';
import { useStopsList, type TypedList } from './useStopsList';

type StopsListDialogProps = {
  typed: TypedList;
  onType: (typed: TypedList) => void;
  setRoute: (route: StopsAndItems) => void;
  onAdded: (message: string) => void;
  onClose: () => void;
};

const LINK = 'flex min-h-6 items-center gap-2 rounded-xs text-small font-560 text-brand-700 hover:underline';

/** Imports drop-offs from a list: every row is valid, or none is added. */
export function StopsListDialog({ typed, onType, setRoute, onAdded, onClose }: StopsListDialogProps) {
  const { form } = useBooking();
  const ruleId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const room = roomForDropoffs(form.getValues());

  const handleAdd = (stops: DraftStop[]) => {
    setRoute(addDropoffs(form.getValues(), stops));
    onAdded(`${plural(stops.length, 'stop')} added. Now assign goods to each.`);
    onType({ text: '', before: '' });
    onClose();
  };
  const { outcome, isChecking, load, check, type, bringBack } = useStopsList(typed, onType, room, handleAdd);
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
        <ListLinks onBringBack={typed.before.trim() === '' ? undefined : handleBringBack} />
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
        {outcome.rows.length > 0 && <RowProblems rows={outcome.rows} />}
      </div>
    </Dialog>
  );
}

/** Links to the template and, after a file replaced a text, back to that text. */
function ListLinks({ onBringBack }: { onBringBack?: () => void }) {
  return (
    <div className="flex flex-wrap gap-x-5 gap-y-1">
      <button type="button" className={LINK} onClick={() => saveCsv('stops-template.csv', stopsTemplate())}>
        <FileDown size={16} strokeWidth={1.75} aria-hidden />
        {DOWNLOAD_TEMPLATE}
      </button>
      {onBringBack && (
        <button type="button" className={LINK} onClick={onBringBack}>
          <Undo2 size={16} strokeWidth={1.75} aria-hidden />
          Bring back the earlier text
        </button>
      )}
    </div>
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
