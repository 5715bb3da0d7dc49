import { MapPin } from 'lucide-react';
import { revealRef, type useCombobox } from './useCombobox';

/** Place in the search results; callers extend this type. */
export type LocationOption = {
  label: string;
  address_line: string;
  /** Replaces the address below the label, when the address alone is ambiguous. */
  detail?: string;
};

/** Position and background of the popup below the search box. */
export const POPUP_CLASS = 'absolute top-full right-0 left-0 z-menu mt-1.5 rounded-md bg-white shadow-pop';

type LocationOptionsProps = {
  id: string;
  label: string;
  hits: readonly LocationOption[];
  combobox: ReturnType<typeof useCombobox>;
};

/** Search results as the listbox of the search box. */
export function LocationOptions({ id, label, hits, combobox }: LocationOptionsProps) {
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={`Places for ${label.toLowerCase()}`}
      ref={revealRef}
      className={`max-h-[min(288px,45dvh)] scroll-mb-3 overflow-y-auto p-1.5 ${POPUP_CLASS}`}
    >
      {hits.map((hit, index) => (
        // the text box keeps the focus and handles the keys of its options
        // eslint-disable-next-line jsx-a11y/click-events-have-key-events
        <div
          key={`${hit.label}-${hit.address_line}-${index}`}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === combobox.active}
          ref={index === combobox.active ? revealRef : undefined}
          onMouseDown={(event) => event.preventDefault()}
          onMouseMove={() => combobox.mark(index)}
          onClick={() => combobox.pick(index)}
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
