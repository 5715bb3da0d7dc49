import { CircleAlert, LocateFixed, MapPin, X } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { PLACE_QUERY_MIN } from '@/config/constants';
import { NO_RESULTS } from '@/config/messages';
import { pluralize } from '@/utils/text';
import { LocationOptions, POPUP_CLASS, type LocationOption } from './LocationOptions';
import { useCombobox } from './useCombobox';

export type LocationSearchProps<H extends LocationOption> = {
  label: string;
  /** Text in the box; the caller updates it in `onQuery`. */
  value: string;
  onQuery: (text: string) => void;
  hits: readonly H[];
  isSearching: boolean;
  onPick: (hit: H) => void;
  onClear?: () => void;
  /** Called when the text box loses the focus. */
  onLeave?: () => void;
  /** Replaces "Clear" on a row that can be removed. */
  onRemove?: () => void;
  onUseMyLocation?: () => void;
  isLocating?: boolean;
  placeholder?: string;
  error?: string;
  /** Shown instead of results when the search failed. */
  problem?: string;
  /** `row`: a row of a route field, with its label inside. `field`: a box with its label above. */
  variant?: 'field' | 'row';
  /** Stop marker or icon before the text. */
  lead?: ReactNode;
  /** City or province of the place, next to the label of a row. */
  area?: string;
  id?: string;
};

function getStatusText(count: number, isSearching: boolean, problem?: string) {
  if (isSearching) return 'Loading...';
  if (problem) return problem;
  return count === 0 ? NO_RESULTS : `${pluralize(count, 'place')} found`;
}

const BUTTON_CLASS =
  'grid size-8 shrink-0 place-items-center rounded-sm text-ink-600 hover:bg-ink-100 disabled:text-ink-400';
const ROW_CLASS =
  'min-h-[58px] rounded-md py-2 pr-2 pl-3 focus-within:ring-[1.5px] focus-within:ring-brand-600 focus-within:outline-3';
const FIELD_CLASS = 'min-h-[42px] rounded-md bg-white pr-1.5 pl-3 focus-within:ring-[1.5px] focus-within:outline-3';

function getFrameClasses(isRow: boolean, error: string | undefined): string {
  if (isRow) return ROW_CLASS;
  return `${FIELD_CLASS} ${error ? 'ring-[1.5px] ring-err-500' : 'ring-1 ring-ink-400 focus-within:ring-brand-600'}`;
}

/** Place search after the ARIA combobox pattern: arrow keys, Enter and Escape. */
export function LocationSearch<H extends LocationOption>(props: LocationSearchProps<H>) {
  const { label, value, onQuery, hits, isSearching, onPick } = props;
  const { placeholder = 'Street, barangay or landmark', error, problem, variant = 'field', lead, area } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const isRow = variant === 'row';
  const hasText = value.trim().length >= PLACE_QUERY_MIN;
  const combobox = useCombobox({ options: hits, text: value, onPick });
  const hasList = combobox.isOpen && hits.length > 0;
  const hasMessage = combobox.isOpen && hits.length === 0 && hasText;
  const status = hasList || hasMessage ? getStatusText(hits.length, isSearching, problem) : '';
  const describedBy = [area && `${id}-area`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;

  return (
    <div>
      {!isRow && <SearchLabel id={id} text={label} className="mb-1.5 block text-small font-540 text-ink-700" />}
      <div
        className={`relative flex items-center gap-3 outline-brand-500/22 ring-inset ${getFrameClasses(isRow, error)}`}
      >
        {lead ?? <MapPin size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-500" />}
        <div className="min-w-0 grow">
          {isRow && <RowHead id={id} label={label} area={area} />}
          <input
            id={id}
            type="text"
            role="combobox"
            autoComplete="off"
            spellCheck={false}
            aria-autocomplete="list"
            aria-expanded={hasList}
            aria-controls={hasList ? `${id}-list` : undefined}
            aria-activedescendant={hasList && combobox.active >= 0 ? `${id}-${combobox.active}` : undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={describedBy}
            placeholder={placeholder}
            value={value}
            onChange={(event) => {
              combobox.open();
              onQuery(event.target.value);
            }}
            onKeyDown={combobox.handleKeyDown}
            onBlur={() => {
              combobox.close();
              props.onLeave?.();
            }}
            className="block w-full truncate bg-transparent text-ink-900 outline-hidden placeholder:text-ink-500"
          />
        </div>
        <SearchButtons {...props} />
        {hasList && <LocationOptions id={id} label={label} hits={hits} combobox={combobox} />}
        {/* next to a list of results, the status is for screen readers only */}
        <p role="status" className={hasMessage ? `px-4 py-3 text-small text-ink-600 ${POPUP_CLASS}` : 'sr-only'}>
          {status}
        </p>
      </div>
      {error && <SearchError id={`${id}-error`} isRow={isRow} text={error} />}
    </div>
  );
}

function SearchLabel({ id, text, className }: { id: string; text: string; className: string }) {
  return (
    <label htmlFor={id} className={className}>
      {text}
    </label>
  );
}

function RowHead({ id, label, area }: { id: string; label: string; area: string | undefined }) {
  return (
    <div className="flex gap-2">
      <SearchLabel id={id} text={label} className="block shrink-0 text-caption text-ink-600" />
      {area && (
        <span id={`${id}-area`} className="min-w-0 truncate text-caption text-ink-600">
          {area}
        </span>
      )}
    </div>
  );
}

type SearchButtonsProps = Pick<
  LocationSearchProps<LocationOption>,
  'label' | 'value' | 'onClear' | 'onRemove' | 'onUseMyLocation' | 'isLocating' | 'variant'
>;

/** Buttons inside the box: current location, and Clear or Remove. */
function SearchButtons({ label, value, onClear, onRemove, onUseMyLocation, isLocating, variant }: SearchButtonsProps) {
  const name = label.toLowerCase();
  return (
    <>
      {onUseMyLocation && (
        <button
          type="button"
          aria-label={variant === 'row' ? `Use my location for ${name}` : 'Use my location'}
          onClick={isLocating ? undefined : onUseMyLocation}
          // not disabled, which would lose the focus
          aria-busy={isLocating || undefined}
          className={BUTTON_CLASS}
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
          aria-label={`${onRemove ? 'Remove' : 'Clear'} ${name}`}
          onClick={onRemove ?? onClear}
          className={BUTTON_CLASS}
        >
          <X size={18} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    </>
  );
}

function SearchError({ id, isRow, text }: { id: string; isRow: boolean; text: string }) {
  return (
    <p
      id={id}
      className={`flex items-start gap-1.5 text-caption text-err-700 ${isRow ? 'pr-3 pb-2 pl-[46px]' : 'mt-1.5'}`}
    >
      <CircleAlert size={14} strokeWidth={2} aria-hidden className="mt-px shrink-0" />
      {text}
    </p>
  );
}
