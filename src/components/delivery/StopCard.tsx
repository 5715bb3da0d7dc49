import {
  ArrowDown,
  ArrowUp,
  CircleAlert,
  Copy,
  GripVertical,
  MapPin,
  Package,
  Pencil,
  Trash2,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import type { DragEvent } from 'react';
import { APPROXIMATE_PIN } from '../map/pinStatus';
import { getListedStopName, type ListedStop } from './StopList';

export type StopCardStop = Pick<ListedStop, 'key' | 'kind' | 'number'> & {
  /** The address; empty while the stop is still to be filled. */
  title: string;
  contact?: string;
  mobile?: string;
  /** Name or mobile number of the contact is missing. */
  needsContact?: boolean;
  landmark?: string;
  /** The pin is only at the centre of the barangay or city. */
  isPinApproximate?: boolean;
  /** What happens here, such as "6 boxes here". */
  goods?: string;
  error?: string;
};

type Props = {
  stop: StopCardStop;
  onEdit: () => void;
  onDelete?: () => void;
  onDuplicate?: () => void;
  /** Not given where the stop is the first or the last already. */
  onMoveUp?: () => void;
  onMoveDown?: () => void;
  /** The handle is shown where there is something to be moved past. */
  drag?: { onDragStart: (event: DragEvent) => void; onDragEnd: () => void };
  id?: string;
};

type ToolProps = { label: string; icon: LucideIcon; onPress?: () => void; isShown?: boolean };

function Tool({ label, icon: Icon, onPress, isShown = true }: ToolProps) {
  if (!isShown) return null;
  // Aria-disabled keeps the focus on the button that has just moved the card to the end.
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={onPress ? undefined : true}
      onClick={onPress}
      className="grid size-7 place-items-center rounded-xs text-ink-600 hover:bg-ink-100 hover:text-ink-900 aria-disabled:text-ink-300 aria-disabled:hover:bg-transparent"
    >
      <Icon size={17} strokeWidth={1.75} aria-hidden />
    </button>
  );
}

/** One stop of the booking form, with what can be done to it. */
export function StopCard({ stop, onEdit, onDelete, onDuplicate, onMoveUp, onMoveDown, drag, id }: Props) {
  const name = getListedStopName(stop);
  const person = [stop.contact, stop.mobile].filter(Boolean);
  return (
    <div
      id={id}
      className={`rounded-md bg-white px-3 py-2.5 ring-inset ${stop.error ? 'ring-[1.5px] ring-err-500' : 'ring-1 ring-ink-200'}`}
    >
      <div className="flex min-h-7 items-center gap-0.5">
        <p className="grow text-caption text-ink-600">{name}</p>
        <Tool label={`Edit ${name.toLowerCase()}`} icon={Pencil} onPress={onEdit} />
        <Tool
          label={`Duplicate ${name.toLowerCase()}`}
          icon={Copy}
          onPress={onDuplicate}
          isShown={onDuplicate !== undefined}
        />
        <Tool
          label={`Delete ${name.toLowerCase()}`}
          icon={Trash2}
          onPress={onDelete}
          isShown={onDelete !== undefined}
        />
        <Tool label={`Move ${name.toLowerCase()} up`} icon={ArrowUp} onPress={onMoveUp} isShown={drag !== undefined} />
        <Tool
          label={`Move ${name.toLowerCase()} down`}
          icon={ArrowDown}
          onPress={onMoveDown}
          isShown={drag !== undefined}
        />
        {drag && (
          // For the mouse alone; the two buttons beside it do the same for everybody.
          <span
            aria-hidden
            draggable
            {...drag}
            className="grid size-7 cursor-grab place-items-center text-ink-500 active:cursor-grabbing"
          >
            <GripVertical size={17} strokeWidth={1.75} />
          </span>
        )}
      </div>
      {stop.title ? (
        <p className="font-560 text-ink-900">{stop.title}</p>
      ) : (
        <button type="button" onClick={onEdit} className="min-h-6 rounded-xs font-560 text-brand-700 hover:underline">
          Add the address
        </button>
      )}
      {person.length > 0 && (
        <p className="tabular mt-0.5 text-small text-ink-600">
          {stop.contact}
          {person.length > 1 && <span className="mx-2 text-ink-300">|</span>}
          {stop.mobile}
        </p>
      )}
      {stop.needsContact && !stop.error && (
        <p className="mt-1 flex items-start gap-1.5 text-caption text-warn-700">
          <UserRound size={14} strokeWidth={2} aria-hidden className="mt-px shrink-0" />
          Contact needed
        </p>
      )}
      {stop.landmark && <p className="mt-0.5 text-small text-ink-600">{stop.landmark}</p>}
      {stop.isPinApproximate && (
        <p className="mt-1 flex items-start gap-1.5 text-caption text-warn-700">
          <MapPin size={14} strokeWidth={2} aria-hidden className="mt-px shrink-0" />
          {APPROXIMATE_PIN}
        </p>
      )}
      {stop.goods && (
        <p className="mt-2 inline-flex h-[22px] items-center gap-1.5 rounded-xs bg-ink-100 px-2 text-caption text-ink-700">
          <Package size={14} strokeWidth={2} aria-hidden />
          {stop.goods}
        </p>
      )}
      {stop.error && (
        <p className="mt-2 flex items-start gap-1.5 text-caption text-err-700">
          <CircleAlert size={14} strokeWidth={2} aria-hidden className="mt-px shrink-0" />
          {stop.error}
        </p>
      )}
    </div>
  );
}
