import { Car, Motorbike, Truck, Van, type LucideIcon } from 'lucide-react';
import type { Ref } from 'react';
import type { Pixel } from '@/lib/maps/geo';
import { getStopName } from '@/utils/stopNames';
import { DeliveredMarker } from '../delivery/DeliveredMarker';
import { StopMarker } from '../delivery/StopMarker';
import { getDrawing, type DrawingName } from '../delivery/drawings';
import type { LabelPosition } from './labelPosition';
import type { MapLive, MapStop, MapVehicle } from './types';
import type { LabelSide } from './vehiclePosition';

/** `label` is the position of the label; null hides it. */
type StopPinProps = { stop: MapStop; label: LabelPosition | null };

const LEVELS = { above: 'bottom-full mb-5', beside: 'top-1/2 -translate-y-1/2', below: 'top-full mt-5' } as const;
const BESIDE = { left: 'right-full mr-5', right: 'left-full ml-5' } as const;
const ALIGNED = { left: 'right-0', right: 'left-0' } as const;

function getLabelClasses({ level, side }: LabelPosition): string {
  return `${LEVELS[level]} ${level === 'beside' ? BESIDE[side] : ALIGNED[side]}`;
}

/** Marker of a stop, with its label. */
export function StopPin({ stop, label }: StopPinProps) {
  const markerClasses = 'rounded-full shadow-pop ring-2 ring-white';
  return (
    <div role="img" aria-label={`${getStopName(stop)}: ${stop.title}`} className="relative">
      {stop.isDone && stop.kind !== 'pickup' ? (
        <DeliveredMarker className={markerClasses} />
      ) : (
        <StopMarker kind={stop.kind} number={stop.number} className={markerClasses} />
      )}
      {label && stop.caption !== undefined && (
        <div className={`absolute rounded-sm bg-white px-3 py-1 shadow-pop ${getLabelClasses(label)}`}>
          <p className="text-caption whitespace-nowrap text-ink-600">{stop.caption}</p>
          <p className="truncate text-small font-620 text-ink-900" style={{ maxWidth: label.titleMax }}>
            {stop.title}
          </p>
        </div>
      )}
    </div>
  );
}

const ICONS: Partial<Record<DrawingName, LucideIcon>> = { motorcycle: Motorbike, sedan: Car, mpv: Car, van: Van };

/** Icon of a vehicle type; a truck for an unknown type. */
function VehicleIcon({ vehicle = '', size }: { vehicle?: string; size: number }) {
  const Icon = ICONS[getDrawing(vehicle)] ?? Truck;
  return <Icon size={size} strokeWidth={1.75} aria-hidden />;
}

type VehiclePinProps = {
  vehicle: MapVehicle;
  /** Side of the label; undefined shows it only on hover and focus. */
  side: LabelSide | undefined;
  /** Move off the stops, in px. */
  move?: Pixel;
  onSelect?: (id: string) => void;
  ref?: Ref<HTMLButtonElement>;
};

const LABEL_SIDES = { left: 'right-full mr-2', right: 'left-full ml-2' } as const;

const disc = 'flex size-9 shrink-0 items-center justify-center rounded-full text-white ring-2 ring-white';

/** Vehicle on the map with a label: the price of an offer, or the arrival time of a delivery. */
export function VehiclePin({
  vehicle: { id, label, name, isChosen, mode, vehicle },
  side,
  move = { x: 0, y: 0 },
  onSelect,
  ref,
}: VehiclePinProps) {
  const chosen = mode === 'shared' ? 'bg-harbor-600' : 'bg-brand-600';
  const pill = isChosen ? `${chosen} text-white` : 'bg-white text-ink-900';
  const sideClasses = side ? LABEL_SIDES[side] : 'left-full ml-2 hidden group-hover:block group-focus-visible:block';
  const labelClasses = `absolute top-1/2 -translate-y-1/2 rounded-sm px-2.5 py-1.5 shadow-pop ${sideClasses}`;
  return (
    <button
      ref={ref}
      type="button"
      aria-label={name ?? `Offer of ${label}`}
      aria-pressed={isChosen}
      onClick={() => onSelect?.(id)}
      className="group pointer-events-auto relative block rounded-full"
      style={{ translate: `${move.x}px ${move.y}px` }}
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
