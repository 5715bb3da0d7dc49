import { ListOrdered, MessageSquare, type LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { lazyDialog } from '@/components/ui/lazyDialog';
import type { StopsAndItems } from '@/domain/draft/draftMoves';
import { classNames } from '@/utils/classNames';
import type { TypedMessage } from '../message/MessageDialog';
import type { TypedList } from '../stopsList/useStopsList';

const MessageDialog = lazyDialog(() => import('../message/MessageDialog'), 'MessageDialog');
const StopsListDialog = lazyDialog(() => import('../stopsList/StopsListDialog'), 'StopsListDialog');

/** Texts of the dialogs, kept when a dialog closes. */
export type TypedStops = { message: TypedMessage; list: TypedList };
export const NOTHING_TYPED: TypedStops = { message: { text: '' }, list: { text: '', before: '' } };

type StopToolsProps = {
  /** Leaves out the list, for the stop that is open. */
  isForOneStop: boolean;
  typed: TypedStops;
  onType: (typed: TypedStops) => void;
  setRoute: (route: StopsAndItems) => void;
  /** Called with a message after stops were added, and whether they still need goods. */
  onAdded: (message: string, needsGoods: boolean) => void;
};

/** Fills in stops from a pasted message or a list. */
export function StopTools({ isForOneStop, typed, onType, setRoute, onAdded }: StopToolsProps) {
  const [open, setOpen] = useState<keyof TypedStops | null>(null);
  const close = () => setOpen(null);
  const renderTool = (name: keyof TypedStops, label: string, Icon: LucideIcon) => (
    <button
      type="button"
      aria-haspopup="dialog"
      className="flex min-h-8 items-center gap-2 rounded-sm px-1 text-small font-560 text-brand-700 hover:underline"
      onClick={() => setOpen(name)}
    >
      <Icon size={17} strokeWidth={1.75} aria-hidden />
      {label}
    </button>
  );

  return (
    <>
      <div className={classNames('flex flex-wrap justify-center gap-x-6', !isForOneStop && 'mt-2')}>
        {renderTool('message', 'Paste from chat', MessageSquare)}
        {!isForOneStop && renderTool('list', 'Import stops', ListOrdered)}
      </div>
      {open === 'message' && (
        <MessageDialog
          typed={typed.message}
          onType={(message) => onType({ ...typed, message })}
          setRoute={setRoute}
          onClose={close}
        />
      )}
      {open === 'list' && (
        <StopsListDialog
          typed={typed.list}
          onType={(list) => onType({ ...typed, list })}
          setRoute={setRoute}
          onAdded={onAdded}
          onClose={close}
        />
      )}
    </>
  );
}
