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
  type LucideIcon,
} from 'lucide-react';
import type { DragEvent, ReactNode } from 'react';
import type { ListedStop } from '@/components/delivery/StopList';
import { APPROXIMATE_PIN } from '@/components/map/pinStatus';
import { Tag } from '@/components/ui/Tag';
import { getStopName } from '@/utils/stopNames';

export type StopCardStop = Pick<ListedStop, 'key' | 'kind' | 'number'> & {
  /** Address; empty if the stop has none yet. */
  title: string;
  contact?: string;
  mobile?: string;
  /** Parts that are still missing, such as "Contact needed". */
  needs?: readonly string[];
  landmark?: string;
  /** True if the pin is only at the centre of the barangay or city. */
  isPinApproximate?: boolean;
  /** Goods for this stop, such as "6 boxes for this stop". */
  goods?: string;
  error?: string;
};

type Props = {
  stop: StopCardStop;
  onEdit: () => void;
  onDelete?: () => void;
  onDuplicate?: () => void;
  /** Absent if the stop cannot move in this direction. */
  onMoveUp?: () => void;
  onMoveDown?: () => void;
  /** Handlers of the drag handle; without them the stop cannot be moved. */
  drag?: { onDragStart: (event: DragEvent) => void; onDragEnd: () => void };
  id?: string;
};

type ToolProps = { label: string; icon: LucideIcon; onPress?: () => void; isShown?: boolean };

function Tool({ label, icon: Icon, onPress, isShown = true }: ToolProps) {
  if (!isShown) return null;
  // aria-disabled keeps the focus on a button that has just moved the card to the end
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

/** Card of a stop in the booking form, with its actions. */
export function StopCard({ stop, id, ...actions }: Props) {
  const { onEdit } = actions;
  return (
    <div
      id={id}
      className={`rounded-md bg-white px-3 py-2.5 ring-inset ${stop.error ? 'ring-[1.5px] ring-err-500' : 'ring-1 ring-ink-200'}`}
    >
      <StopToolbar name={getStopName(stop)} {...actions} />
      {stop.title ? (
        <p className="font-560 text-ink-900">{stop.title}</p>
      ) : (
        <button type="button" onClick={onEdit} className="min-h-6 rounded-xs font-560 text-brand-700 hover:underline">
          Add the address
        </button>
      )}
      <Contact contact={stop.contact} mobile={stop.mobile} />
      {stop.landmark && <p className="mt-0.5 text-small text-ink-600">{stop.landmark}</p>}
      {stop.isPinApproximate && (
        <Note icon={MapPin} className="mt-1 text-warn-700">
          {APPROXIMATE_PIN}
        </Note>
      )}
      {stop.goods && (
        <p className="mt-2 flex h-[22px] w-fit items-center gap-1.5 rounded-xs bg-ink-100 px-2 text-caption text-ink-700">
          <Package size={14} strokeWidth={2} aria-hidden />
          {stop.goods}
        </p>
      )}
      {!stop.error && <Needs needs={stop.needs ?? []} />}
      {stop.error && (
        <Note icon={CircleAlert} className="mt-2 text-err-700">
          {stop.error}
        </Note>
      )}
    </div>
  );
}

type StopToolbarProps = Omit<Props, 'stop' | 'id'> & { name: string };

function StopToolbar({ name, onEdit, onDelete, onDuplicate, onMoveUp, onMoveDown, drag }: StopToolbarProps) {
  const stopName = name.toLowerCase();
  const canMove = drag !== undefined;
  return (
    <div className="flex min-h-7 items-center gap-0.5">
      <p className="grow text-caption text-ink-600">{name}</p>
      <Tool label={`Edit ${stopName}`} icon={Pencil} onPress={onEdit} />
      <Tool label={`Duplicate ${stopName}`} icon={Copy} onPress={onDuplicate} isShown={onDuplicate !== undefined} />
      <Tool label={`Delete ${stopName}`} icon={Trash2} onPress={onDelete} isShown={onDelete !== undefined} />
      <Tool label={`Move ${stopName} up`} icon={ArrowUp} onPress={onMoveUp} isShown={canMove} />
      <Tool label={`Move ${stopName} down`} icon={ArrowDown} onPress={onMoveDown} isShown={canMove} />
      {drag && (
        // for the mouse only; the two move buttons are the accessible way
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
  );
}

function Contact({ contact, mobile }: Pick<StopCardStop, 'contact' | 'mobile'>) {
  if (!contact && !mobile) return null;
  return (
    <p className="tabular mt-0.5 text-small text-ink-600">
      {contact}
      {contact && mobile && (
        <span aria-hidden className="mx-2 text-ink-300">
          |
        </span>
      )}
      <span className="whitespace-nowrap">{mobile}</span>
    </p>
  );
}

/** Tags of the missing parts; an error at the stop replaces them. */
function Needs({ needs }: { needs: readonly string[] }) {
  if (needs.length === 0) return null;
  return (
    <p className="mt-2 flex flex-wrap gap-1.5">
      {needs.map((need) => (
        <Tag key={need}>{need}</Tag>
      ))}
    </p>
  );
}

type NoteProps = { icon: LucideIcon; className: string; children: ReactNode };

function Note({ icon: Icon, className, children }: NoteProps) {
  return (
    <p className={`flex items-start gap-1.5 text-caption ${className}`}>
      <Icon size={14} strokeWidth={2} aria-hidden className="mt-px shrink-0" />
      {children}
    </p>
  );
}
