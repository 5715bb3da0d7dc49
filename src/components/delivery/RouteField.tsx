import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { DROPOFFS_MAX } from '@/config/constants';
import { MOST_STOPS } from '@/config/messages';
import { getStopKind, getStopName } from '@/utils/stopNames';
import type { LocationOption } from './LocationOptions';
import { LocationSearch } from './LocationSearch';
import { RouteLine } from './RouteLine';
import { StopMarker } from './StopMarker';

export type RouteFieldStop = {
  key: string;
  value: string;
  /** City or province of the selected place, because many street names repeat. */
  area?: string;
  error?: string;
};

type Props<H extends LocationOption> = {
  /** In route order: pickup first, last drop-off at the end. */
  stops: readonly RouteFieldStop[];
  /** Results of the last search and the key of its row. */
  search: { key: string; hits: readonly H[]; isSearching: boolean; problem?: string };
  onQuery: (key: string, text: string) => void;
  onPick: (key: string, hit: H) => void;
  onClear?: (key: string) => void;
  onLeave?: (key: string) => void;
  onAdd?: () => void;
  onRemove?: (key: string) => void;
  /** Offered only at the pickup. */
  onUseMyLocation?: (key: string) => void;
  isLocating?: boolean;
  label?: string;
};

/** The whole route in one box: a row for each stop, joined by the route line. */
export function RouteField<H extends LocationOption>(props: Props<H>) {
  const { stops, onAdd, label = 'Route' } = props;
  const rows = useRef<HTMLDivElement>(null);
  const shouldFocusNewRow = useRef(false);
  const isFull = stops.length - 1 >= DROPOFFS_MAX;
  // the new row is above the last drop-off
  useEffect(() => {
    if (shouldFocusNewRow.current) rows.current?.querySelectorAll('input')[stops.length - 2]?.focus();
    shouldFocusNewRow.current = false;
  }, [stops.length]);
  const handleAdd = () => {
    // a press from before hydration is replayed: the visitor may be typing in another field by then
    shouldFocusNewRow.current = !(document.activeElement instanceof HTMLInputElement);
    onAdd?.();
  };
  return (
    <div role="group" aria-label={label}>
      <div ref={rows} className="rounded-md bg-white ring-1 ring-ink-400 ring-inset">
        {stops.map((stop, index) => (
          <RouteRow key={stop.key} {...props} stop={stop} index={index} />
        ))}
      </div>
      {onAdd &&
        (isFull ? (
          <p className="mt-3 text-small text-ink-600">{MOST_STOPS}</p>
        ) : (
          <button
            type="button"
            onClick={handleAdd}
            className="mt-2 -ml-1 flex min-h-8 items-center gap-2 rounded-sm px-1 text-small font-560 text-brand-700 hover:underline"
          >
            <Plus size={16} strokeWidth={2} aria-hidden />
            Add a stop
          </button>
        ))}
    </div>
  );
}

type RouteRowProps<H extends LocationOption> = Props<H> & { stop: RouteFieldStop; index: number };

function RouteRow<H extends LocationOption>({ stop, index, stops, search, ...props }: RouteRowProps<H>) {
  const { onQuery, onPick, onClear, onLeave, onRemove, onUseMyLocation, isLocating } = props;
  const { key } = stop;
  const kind = getStopKind(index, stops.length);
  const results = search.key === key ? search : undefined;
  return (
    <div
      className={`relative ${index > 0 ? 'before:absolute before:top-0 before:right-0 before:left-12 before:h-px before:bg-ink-200' : ''}`}
    >
      {index < stops.length - 1 && (
        <RouteLine className="absolute top-[42px] left-[21.5px] z-content h-[calc(100%-26px)]" />
      )}
      <LocationSearch
        variant="row"
        label={getStopName({ kind, number: index })}
        lead={<StopMarker kind={kind} number={index} />}
        value={stop.value}
        area={stop.area}
        error={stop.error}
        hits={results?.hits ?? []}
        isSearching={results?.isSearching ?? false}
        problem={results?.problem}
        onQuery={(text) => onQuery(key, text)}
        onPick={(hit) => onPick(key, hit)}
        onClear={onClear && (() => onClear(key))}
        onLeave={onLeave && (() => onLeave(key))}
        onRemove={kind === 'stop' && onRemove ? () => onRemove(key) : undefined}
        onUseMyLocation={kind === 'pickup' && onUseMyLocation ? () => onUseMyLocation(key) : undefined}
        isLocating={isLocating}
      />
    </div>
  );
}
