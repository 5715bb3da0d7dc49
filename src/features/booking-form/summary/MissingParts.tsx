import { CircleDashed } from 'lucide-react';
import { useWatch } from 'react-hook-form';
import { useGetVehicleTypesQuery } from '@/api/reference';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { getWholeLoad } from '@/domain/draft/dropoffGoods';
import { isUntouchedItem } from '@/domain/draft/goodsPresets';
import { getMissingParts } from '@/domain/draft/missingParts';
import { hasLoad, suggestVehicle } from '@/domain/draft/vehicleFit';
import { useGoodsPresets } from '@/hooks/useGoodsPresets';
import { useBooking } from '../form/bookingContext';
import { useDebouncedDraft } from '../form/useDebouncedDraft';
import { CHOSEN_BY_FORM } from '../form/useFocusFirstMissing';

const readMissing = (draft: DeliveryDraft) => ({
  missing: getMissingParts(draft),
  untouchedItems: draft.items.filter(isUntouchedItem).map(({ key }) => key),
});

/** Returns true while a missing vehicle needs no action: the form chooses one for the goods once the vehicles load. */
function useIsChoosingVehicle(): boolean {
  const { form, mode } = useBooking();
  const { data, isError } = useGetVehicleTypesQuery(undefined, { skip: mode !== 'exclusive' });
  const items = useWatch({ control: form.control, compute: getWholeLoad });
  if (!hasLoad(items)) return false;
  return data ? suggestVehicle(data, items) !== undefined : !isError;
}

/** Parts of the form that the booking still needs; pressing one focuses its first field. */
export function MissingParts() {
  const { focusField, chosenItem } = useBooking();
  const { missing, untouchedItems } = useDebouncedDraft(readMissing);
  const { mayPreselect } = useGoodsPresets();
  const isChoosingVehicle = useIsChoosingVehicle();
  // the form fills in the chosen item: until then it counts as filled in, so that the list keeps its height
  const isFillingInGoods = mayPreselect && untouchedItems.length === 1 && untouchedItems[0] === chosenItem;
  const parts = missing.filter(
    ({ part, path }) => !(isFillingInGoods && part === 'goods') && !(isChoosingVehicle && path === CHOSEN_BY_FORM),
  );
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
