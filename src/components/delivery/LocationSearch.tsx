import { CircleAlert, LocateFixed, MapPin, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { NO_RESULTS } from '@/config/messages';
import { useCombobox } from './useCombobox';

/** What a place found by a search has to say; callers pass their own fuller type. */
export type LocationOption = {
  label: string;
  address_line: string;
  /** The small line under the label, where the address alone does not tell two of them apart. */
  detail?: string;
};

export type LocationSearchProps<H extends LocationOption> = {
  label: string;
  /** The text in the box. Every change of it comes through `onQuery`, so the caller keeps it. */
  value: string;
  onQuery: (text: string) => void;
  hits: readonly H[];
  isSearching: boolean;
  onPick: (hit: H) => void;
  onClear?: () => void;
  /** The text box is left. */
  onLeave?: () => void;
  /** Takes the place of "Clear" on a row that can go altogether. */
  onRemove?: () => void;
  onUseMyLocation?: () => void;
  isLocating?: boolean;
  placeholder?: string;
  error?: string;
  /** Said in the list when the search itself failed. */
  problem?: string;
  /** `row`: one row of a route field, its label small inside. `field`: a box with its label above. */
  variant?: 'field' | 'row';
  /** Before the text: a stop's marker, or an icon. */
  lead?: ReactNode;
  /** Of a row, beside its label: where the place is. */
  area?: string;
  id?: string;
};

/** Long enough to say something about a place. */
const QUERY_MIN = 2;

function statusText(count: number, isSearching: boolean, problem?: string) {
  if (isSearching) return 'Loading...';
  if (problem) return problem;
  return count === 0 ? NO_RESULTS : `${count} ${count === 1 ? 'place' : 'places'} found`;
}

/** A text box with places beneath it, after the ARIA combobox pattern: arrows, Enter, Escape. */
export function LocationSearch<H extends LocationOption>(props: LocationSearchProps<H>) {
  const { label, value, onQuery, hits, isSearching, onPick, onClear, onRemove, onUseMyLocation } = props;
  const { isLocating = false, placeholder = 'Street, barangay or landmark', error, problem } = props;
  const { variant = 'field', lead, area } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const isRow = variant === 'row';
  const hasText = value.trim().length >= QUERY_MIN;
  const box = useCombobox({ options: hits, onPick });
  const hasList = box.isOpen && hits.length > 0;
  const hasMessage = box.isOpen && hits.length === 0 && hasText;
  const status = hasList || hasMessage ? statusText(hits.length, isSearching, problem) : '';
  const popup = 'absolute top-full right-0 left-0 z-menu mt-1.5 rounded-md bg-white shadow-pop';

  const describedBy = [area && `${id}-area`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

  const frame = isRow
    ? 'min-h-[58px] rounded-md py-2 pr-2 pl-3 focus-within:ring-[1.5px] focus-within:ring-brand-600 focus-within:outline-3'
    : `min-h-[42px] rounded-md bg-white pr-1.5 pl-3 focus-within:ring-[1.5px] focus-within:outline-3 ${error ? 'ring-[1.5px] ring-err-500' : 'ring-1 ring-ink-400 focus-within:ring-brand-600'}`;
  const button =
    'grid size-8 shrink-0 place-items-center rounded-sm text-ink-600 hover:bg-ink-100 disabled:text-ink-400';
  const caption = (
    <label
      htmlFor={id}
      className={isRow ? 'block shrink-0 text-caption text-ink-600' : 'mb-1.5 block text-small font-540 text-ink-700'}
    >
      {label}
    </label>
  );

  return (
    <div>
      {!isRow && caption}
      <div className={`relative flex items-center gap-3 outline-brand-500/22 ring-inset ${frame}`}>
        {lead ?? <MapPin size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-500" />}
        <div className="min-w-0 grow">
          {isRow && (
            <div className="flex gap-2">
              {caption}
              {area && (
                <span id={`${id}-area`} className="min-w-0 truncate text-caption text-ink-600">
                  {area}
                </span>
              )}
            </div>
          )}
          <input
            id={id}
            type="text"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={hasList}
            aria-controls={hasList ? `${id}-list` : undefined}
            aria-activedescendant={hasList && box.active >= 0 ? `${id}-${box.active}` : undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            placeholder={placeholder}
            value={value}
            onChange={(event) => {
              box.open();
              onQuery(event.target.value);
            }}
            onKeyDown={box.handleKeyDown}
            onBlur={() => {
              box.close();
              props.onLeave?.();
            }}
            className="block w-full truncate bg-transparent text-ink-900 outline-hidden placeholder:text-ink-500"
          />
        </div>
        {onUseMyLocation && (
          <button
            type="button"
            aria-label={isRow ? `Use my location for ${label.toLowerCase()}` : 'Use my location'}
            onClick={onUseMyLocation}
            disabled={isLocating}
            className={button}
          >
            <LocateFixed
              size={18}
              strokeWidth={1.75}
              aria-hidden
              className={isLocating ? 'motion-safe:animate-pulse' : ''}
            />
          </button>
        )}
        {(onRemove ?? (onClear && value !== '')) && (
          <button
            type="button"
            aria-label={`${onRemove ? 'Remove' : 'Clear'} ${label.toLowerCase()}`}
            onClick={onRemove ?? onClear}
            className={button}
          >
            <X size={18} strokeWidth={1.75} aria-hidden />
          </button>
        )}
        {hasList && (
          <div
            id={`${id}-list`}
            role="listbox"
            aria-label={`Places for ${label.toLowerCase()}`}
            className={`max-h-72 overflow-y-auto p-1.5 ${popup}`}
          >
            {hits.map((hit, index) => (
              // The box keeps the focus and the keys: its handler above is the keyboard way to this option.
              // eslint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={`${hit.label}-${hit.address_line}-${index}`}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === box.active}
                ref={index === box.active ? box.reveal : undefined}
                onMouseDown={(event) => event.preventDefault()}
                onMouseMove={() => box.point(index)}
                onClick={() => box.pick(index)}
                className="flex cursor-pointer items-start gap-2.5 rounded-sm px-2.5 py-2 aria-selected:bg-ink-100"
              >
                <MapPin size={16} strokeWidth={2} aria-hidden className="mt-0.5 shrink-0 text-ink-500" />
                <span className="min-w-0">
                  <span className="block truncate font-560 text-ink-900">{hit.label}</span>
                  <span className="block truncate text-caption text-ink-600">{hit.detail ?? hit.address_line}</span>
                </span>
              </div>
            ))}
          </div>
        )}
        <p role="status" className={hasMessage ? `px-4 py-3 text-small text-ink-600 ${popup}` : 'sr-only'}>
          {status}
        </p>
      </div>
      {error && (
        <p
          id={`${id}-error`}
          className={`flex items-start gap-1.5 text-caption text-err-700 ${isRow ? 'pr-3 pb-2 pl-[46px]' : 'mt-1.5'}`}
        >
          <CircleAlert size={14} strokeWidth={2} aria-hidden className="mt-px shrink-0" />
          {error}
        </p>
      )}
    </div>
  );
}
