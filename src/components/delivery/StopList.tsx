import { StopMarker } from './StopMarker';

export type ListedStop = {
  key: string;
  kind: 'pickup' | 'stop' | 'dropoff';
  number?: number;
  title: string;
  caption?: string;
  isDone?: boolean;
};

/** Returns the name of a stop from its kind and number: "Pickup", "Stop 2", "Drop-off". */
export function getListedStopName({ kind, number }: Pick<ListedStop, 'kind' | 'number'>): string {
  if (kind === 'pickup') return 'Pickup';
  if (kind === 'dropoff') return 'Drop-off';
  return number === undefined ? 'Stop' : `Stop ${number}`;
}

type Props = { stops: readonly ListedStop[]; label?: string; className?: string };

/** Ordered text list of the stops of a route. */
export function StopList({ stops, label = 'Stops', className = '' }: Props) {
  return (
    <ol aria-label={label} className={`grid ${className}`}>
      {stops.map((stop, index) => (
        <li key={stop.key} className="relative flex gap-3 pb-3 last:pb-0">
          {index < stops.length - 1 && (
            <span aria-hidden className="absolute top-[22px] bottom-0 left-[9.5px] w-[3px] bg-brand-500" />
          )}
          <StopMarker kind={stop.isDone && stop.kind !== 'pickup' ? 'done' : stop.kind} number={stop.number} />
          <div className="min-w-0 break-words">
            <p className="text-caption text-ink-600">
              {getListedStopName(stop)}
              {stop.isDone && ', done'}
              {stop.caption !== undefined && stop.caption !== getListedStopName(stop) && ` · ${stop.caption}`}
            </p>
            <p className="text-small font-560 text-ink-900">{stop.title}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
