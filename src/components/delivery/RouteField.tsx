import { Plus } from 'lucide-react';
import { DROPOFFS_MAX } from '@/config/constants';
import { MOST_STOPS } from '@/config/messages';
import type { LocationOption } from './LocationOptions';
import { LocationSearch } from './LocationSearch';
import { RouteLine } from './RouteLine';
import { getListedStopName } from './StopList';
import { StopMarker } from './StopMarker';

export type RouteFieldStop = {
  key: string;
  value: string;
  /** Where the place that was chosen is: many streets have namesakes elsewhere. */
  area?: string;
  error?: string;
};

type Props<H extends LocationOption> = {
  /** The first is the pick-up, the last the drop-off. */
  stops: readonly RouteFieldStop[];
  /** What the last search found, and for which row. */
  search: { key: string; hits: readonly H[]; isSearching: boolean; problem?: string };
  onQuery: (key: string, text: string) => void;
  onPick: (key: string, hit: H) => void;
  onClear?: (key: string) => void;
  onLeave?: (key: string) => void;
  onAdd?: () => void;
  onRemove?: (key: string) => void;
  /** Offered at the pick-up. */
  onUseMyLocation?: (key: string) => void;
  isLocating?: boolean;
  label?: string;
};

const kindAt = (index: number, count: number) => (index === 0 ? 'pickup' : index === count - 1 ? 'dropoff' : 'stop');

/** The route in one box: a row per stop, joined by the line. */
export function RouteField<H extends LocationOption>(props: Props<H>) {
  const {
    stops,
    search,
    onQuery,
    onPick,
    onClear,
    onLeave,
    onAdd,
    onRemove,
    onUseMyLocation,
    isLocating,
    label = 'Route',
  } = props;
  const isFull = stops.length - 1 >= DROPOFFS_MAX;
  return (
    <div role="group" aria-label={label}>
      <div className="rounded-md bg-white ring-1 ring-ink-400 ring-inset">
        {stops.map((stop, index) => {
          const kind = kindAt(index, stops.length);
          const name = getListedStopName({ kind, number: index });
          const found = search.key === stop.key ? search : undefined;
          return (
            <div
              key={stop.key}
              className={`relative ${index > 0 ? 'before:absolute before:top-0 before:right-0 before:left-12 before:h-px before:bg-ink-200' : ''}`}
            >
              {index < stops.length - 1 && (
                <RouteLine className="absolute top-[42px] left-[21.5px] z-content h-[calc(100%-26px)]" />
              )}
              <LocationSearch
                variant="row"
                label={name}
                lead={<StopMarker kind={kind} number={index} />}
                value={stop.value}
                area={stop.area}
                error={stop.error}
                hits={found?.hits ?? []}
                isSearching={found?.isSearching ?? false}
                problem={found?.problem}
                onQuery={(text) => onQuery(stop.key, text)}
                onPick={(hit) => onPick(stop.key, hit)}
                onClear={onClear && (() => onClear(stop.key))}
                onLeave={onLeave && (() => onLeave(stop.key))}
                onRemove={kind === 'stop' && onRemove ? () => onRemove(stop.key) : undefined}
                onUseMyLocation={kind === 'pickup' && onUseMyLocation ? () => onUseMyLocation(stop.key) : undefined}
                isLocating={isLocating}
              />
            </div>
          );
        })}
      </div>
      {onAdd &&
        (isFull ? (
          <p className="mt-3 text-small text-ink-600">{MOST_STOPS}</p>
        ) : (
          <button
            type="button"
            onClick={onAdd}
            className="mt-2 -ml-1 flex min-h-8 items-center gap-2 rounded-sm px-1 text-small font-560 text-brand-700 hover:underline"
          >
            <Plus size={16} strokeWidth={2} aria-hidden />
            Add a stop
          </button>
        ))}
    </div>
  );
}
