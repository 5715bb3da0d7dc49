import { FileDown, ListOrdered, Undo2 } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { CsvTile } from '@/components/form/CsvTile';
import { TextArea } from '@/components/form/TextArea';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
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
  say: (words: string) => void;
  onClose: () => void;
};

const LINK = 'flex min-h-6 items-center gap-2 rounded-xs text-small font-560 text-brand-700 hover:underline';

/** Many drop-offs from a list: all of it is good, or none of it is taken. */
export function StopsListDialog({ typed, onType, setRoute, say, onClose }: StopsListDialogProps) {
  const { form } = useBooking();
  const ruleId = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const room = roomForDropoffs(form.getValues());

  const handleAdd = (stops: DraftStop[]) => {
    setRoute(addDropoffs(form.getValues(), stops));
    say(`${plural(stops.length, 'stop is', 'stops are')} added. Choose which goods are unloaded at each.`);
    onType({ text: '', before: '' });
    onClose();
  };
  const { outcome, isChecking, load, check, type, bringBack } = useStopsList(typed, onType, room, handleAdd);
  useEffect(() => {
    if (outcome.problem) area.current?.focus();
  }, [outcome]);

  return (
    <Dialog
      isOpen
      onClose={onClose}
      icon={<ListOrdered size={20} strokeWidth={1.75} aria-hidden />}
      title="Many stops at once"
      text={
        <span id={ruleId}>
          One drop-off on each line, {room === 0 ? 'with no room left' : `room for ${plural(room, 'more', 'more')}`}.
          The pick-up and the stops that are filled in stay.
        </span>
      }
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Close
          </Button>
          <Button isWorking={isChecking} onClick={check}>
            Add the stops
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        <CsvTile onPick={load} describedBy={ruleId} className="h-14" />
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          <button type="button" className={LINK} onClick={() => saveCsv('stops-template.csv', stopsTemplate())}>
            <FileDown size={16} strokeWidth={1.75} aria-hidden />
            Download the template
          </button>
          {typed.before.trim() !== '' && (
            <button
              type="button"
              className={LINK}
              onClick={() => {
                bringBack();
                area.current?.focus();
              }}
            >
              <Undo2 size={16} strokeWidth={1.75} aria-hidden />
              Bring back the earlier text
            </button>
          )}
        </div>
        <TextArea
          ref={area}
          label="List of stops"
          rows={6}
          spellCheck={false}
          className="[&_textarea]:text-small [&_textarea]:tracking-[.05em] [&_textarea]:whitespace-pre"
          value={typed.text}
          error={outcome.problem || undefined}
          hint="The columns of the template, from a CSV file or copied from a spreadsheet with their head."
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
