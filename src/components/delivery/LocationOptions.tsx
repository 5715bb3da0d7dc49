import { MapPin } from 'lucide-react';
import type { useCombobox } from './useCombobox';

/** What a place found by a search has to say; callers pass their own fuller type. */
export type LocationOption = {
  label: string;
  address_line: string;
  /** The small line under the label, where the address alone does not tell two of them apart. */
  detail?: string;
};

/** Position and ground of what opens below the search box. */
export const POPUP_CLASS = 'absolute top-full right-0 left-0 z-menu mt-1.5 rounded-md bg-white shadow-pop';

type LocationOptionsProps = {
  id: string;
  label: string;
  hits: readonly LocationOption[];
  box: ReturnType<typeof useCombobox>;
};

/** The places that a search found, as the options of its box. */
export function LocationOptions({ id, label, hits, box }: LocationOptionsProps) {
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={`Places for ${label.toLowerCase()}`}
      className={`max-h-72 overflow-y-auto p-1.5 ${POPUP_CLASS}`}
    >
      {hits.map((hit, index) => (
        // The box keeps the focus and the keys: its key handler is the keyboard way to this option.
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
  );
}
