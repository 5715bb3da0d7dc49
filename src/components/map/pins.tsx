import { Car, Motorbike, Truck, Van, type LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import { getListedStopName } from '../delivery/StopList';
import { StopMarker } from '../delivery/StopMarker';
import { drawingOf, type Drawing } from '../delivery/drawings';
import type { LabelPlace } from './labelPlace';
import type { MapLive, MapStop, MapVehicle } from './types';

/** `label` is the position of the label; null hides it. */
type StopPinProps = { stop: MapStop; label: LabelPlace | null };

const LEVELS = { above: 'bottom-full mb-2.5', beside: 'top-1/2 -translate-y-1/2', below: 'top-full mt-2.5' } as const;
const SIDES = { left: 'right-full mr-4', right: 'left-full ml-4' } as const;

/** Marker of a stop, with its label. */
export function StopPin({ stop, label }: StopPinProps) {
  const kind = stop.isDone && stop.kind !== 'pickup' ? 'done' : stop.kind;
  return (
    <div role="img" aria-label={`${getListedStopName(stop)}: ${stop.title}`} className="relative">
      <StopMarker kind={kind} number={stop.number} className="rounded-full shadow-pop ring-2 ring-white" />
      {label && stop.caption !== undefined && (
        <div
          className={`absolute rounded-sm bg-white px-3 py-1 shadow-pop ${LEVELS[label.level]} ${SIDES[label.side]}`}
        >
          <p className="text-caption whitespace-nowrap text-ink-600">{stop.caption}</p>
          <p className="truncate text-small font-620 text-ink-900" style={{ maxWidth: label.titleMax }}>
            {stop.title}
          </p>
        </div>
      )}
    </div>
  );
}

const ICONS: Partial<Record<Drawing, LucideIcon>> = { motorcycle: Motorbike, sedan: Car, mpv: Car, van: Van };

/** Icon of a vehicle type; a truck for an unknown type. */
function VehicleIcon({ vehicle = '', size }: { vehicle?: string; size: number }) {
  const Icon = ICONS[drawingOf(vehicle)] ?? Truck;
  return <Icon size={size} strokeWidth={1.75} aria-hidden />;
}

type VehiclePinProps = {
  vehicle: MapVehicle;
  /** Side of the label. */
  side: keyof typeof LABEL_SIDES;
  onSelect?: (id: string) => void;
  ref?: Ref<HTMLButtonElement>;
};

const LABEL_SIDES = { left: 'right-full mr-2', right: 'left-full ml-2' } as const;

const disc = 'flex size-9 shrink-0 items-center justify-center rounded-full text-white ring-2 ring-white';

/** Vehicle on the map with a label: the price of an offer, or the arrival time of a delivery. */
export function VehiclePin({
  vehicle: { id, label, name, isChosen, mode, vehicle },
  side,
  onSelect,
  ref,
}: VehiclePinProps) {
  const chosen = mode === 'shared' ? 'bg-harbor-600' : 'bg-brand-600';
  const pill = isChosen ? `${chosen} text-white` : 'bg-white text-ink-900';
  const labelClasses = `absolute top-1/2 -translate-y-1/2 rounded-sm px-2.5 py-1.5 shadow-pop ${LABEL_SIDES[side]}`;
  return (
    <button
      ref={ref}
      type="button"
      aria-label={name ?? `Offer of ${label}`}
      aria-pressed={isChosen}
      onClick={() => onSelect?.(id)}
      className="pointer-events-auto relative block rounded-full"
    >
      <span className={`${disc} shadow-pop ${isChosen ? chosen : 'bg-ink-700'}`}>
        <VehicleIcon vehicle={vehicle} size={18} />
      </span>
      <span className={`${labelClasses} amount text-small whitespace-nowrap ${pill}`}>{label}</span>
    </button>
  );
}

/** Moving vehicle: a 44 px disc with two halos. */
export function LivePin({ live: { heading, mode, vehicle } }: { live: MapLive }) {
  const [ground, halo] =
    mode === 'shared' ? ['bg-harbor-600', 'bg-harbor-500/20'] : ['bg-brand-600', 'bg-brand-500/20'];
  return (
    <div role="img" aria-label="Vehicle, current position" className="relative grid size-11 place-items-center">
      <span aria-hidden className={`map-halo -inset-[22px] ${halo}`} />
      <span aria-hidden className={`map-halo -inset-[10px] ${halo}`} />
      {heading !== undefined && (
        <span aria-hidden className="absolute -inset-[9px]" style={{ transform: `rotate(${heading}deg)` }}>
          <span className={`mx-auto block size-3 rotate-45 rounded-tl-[3px] ring-2 ring-white ${ground}`} />
        </span>
      )}
      <span
        className={`relative grid size-11 place-items-center rounded-full text-white ring-[3px] ring-white ${ground}`}
      >
        <VehicleIcon vehicle={vehicle} size={20} />
      </span>
    </div>
  );
}

/** Marker of the picked point. */
export function PickPin() {
  return (
    <div role="img" aria-label="Chosen point">
      <StopMarker kind="pickup" className="shadow-pop" />
    </div>
  );
}
