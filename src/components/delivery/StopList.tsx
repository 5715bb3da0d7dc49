import { getStopName, type StopKind } from '@/utils/stopNames';
import { StopMarker } from './StopMarker';

export type ListedStop = {
  key: string;
  kind: StopKind;
  number?: number;
  title: string;
  caption?: string;
  isDone?: boolean;
};

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
          <div className="min-w-0">
            <p className="text-caption text-ink-600">
              {getStopName(stop)}
              {stop.isDone && ', done'}
              {stop.caption !== undefined && stop.caption !== getStopName(stop) && ` · ${stop.caption}`}
            </p>
            <p className="text-small font-560 text-ink-900">{stop.title}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
