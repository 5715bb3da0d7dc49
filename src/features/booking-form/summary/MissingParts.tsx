import { CircleDashed } from 'lucide-react';
import { getMissingParts } from '@/domain/draft/missingParts';
import { useBooking } from '../form/bookingContext';
import { useDebouncedDraft } from '../form/useDebouncedDraft';
import { CHOSEN_BY_FORM } from '../form/useFocusFirstMissing';
import { useIsChoosingVehicle } from '../vehicle/useIsChoosingVehicle';

/** Parts of the form that the booking still needs; pressing one focuses its first field. */
export function MissingParts() {
  const { focusField } = useBooking();
  const missing = useDebouncedDraft(getMissingParts);
  const isChoosing = useIsChoosingVehicle();
  const parts = missing.filter(({ path }) => !(isChoosing && path === CHOSEN_BY_FORM));
  if (parts.length === 0) return null;
  return (
    <ul aria-label="Still missing" className="flex flex-wrap gap-x-4">
      {parts.map(({ label, path }) => (
        <li key={label}>
          <button
            type="button"
            className="flex min-h-6 items-center gap-1.5 rounded-xs text-caption font-560 text-warn-700 hover:underline"
            onClick={() => focusField(path)}
          >
            <CircleDashed size={14} strokeWidth={2} aria-hidden />
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}
