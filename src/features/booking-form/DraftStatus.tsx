import { Trash2 } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { MINUTE_MS } from '@/config/constants';
import { CANNOT_BE_UNDONE } from '@/config/messages';
import { formatDayTime, formatTime, isSameDay } from '@/lib/dates';
import type { DraftSaver } from './form/draftSaver';

type DraftStatusProps = {
  saver: DraftSaver;
  /** Loads the draft that another tab saved. */
  onLoad: () => void;
  /** Absent if the draft cannot be discarded. */
  onDiscard?: () => void;
};

/** A draft saved more recently, such as one made by Book again, does not count as resumed. */
const RESUMED_AFTER_MS = MINUTE_MS;

const formatSavedAt = (savedAt: string) =>
  isSameDay(savedAt, Date.now()) ? formatTime(savedAt) : formatDayTime(savedAt);

/** Time of the last save with a button to discard the draft; warns when another tab saved a newer one. */
export function DraftStatus({ saver, onLoad, onDiscard }: DraftStatusProps) {
  const isOvertaken = useSyncExternalStore(saver.subscribe, saver.isOvertaken);
  const savedAt = useSyncExternalStore(saver.subscribe, saver.savedAt);
  const [resumed] = useState(() => (Date.now() - Date.parse(savedAt) > RESUMED_AFTER_MS ? savedAt : ''));
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  if (isOvertaken) {
    return (
      <div role="alert" className="rounded-md bg-warn-50 px-3.5 py-3 text-small text-warn-700">
        <p>You changed this booking in another tab.</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={onLoad}>
            Load other version
          </Button>
          <Button variant="secondary" size="sm" onClick={saver.save}>
            Keep this version
          </Button>
        </div>
      </div>
    );
  }
  if (savedAt === '') return null;
  return (
    <div className="flex min-h-8 items-center justify-between gap-3 text-small text-ink-600">
      <p className="tabular">
        {savedAt === resumed ? `Draft from ${formatSavedAt(savedAt)} resumed` : `Saved ${formatTime(savedAt)}`}
      </p>
      {onDiscard && (
        <>
          <button
            type="button"
            className="flex min-h-6 shrink-0 items-center gap-1.5 rounded-xs font-560 text-ink-700 hover:text-err-700"
            onClick={() => setIsAsking(true)}
          >
            <Trash2 size={15} strokeWidth={1.75} aria-hidden />
            Discard draft
          </button>
          <Dialog
            isOpen={isAsking}
            onClose={close}
            role="alertdialog"
            title="Discard this draft?"
            text={`The stops, goods and photos that you entered are removed. ${CANNOT_BE_UNDONE}`}
            footer={
              <>
                <Button variant="secondary" onClick={close}>
                  Keep draft
                </Button>
                <Button variant="danger" onClick={onDiscard}>
                  Discard draft
                </Button>
              </>
            }
          />
        </>
      )}
    </div>
  );
}
