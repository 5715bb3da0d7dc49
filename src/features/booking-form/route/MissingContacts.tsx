import { UserRound } from 'lucide-react';
import type { DraftStop } from '@/domain/draft/draft';
import { needsContact } from '@/domain/draft/draftRules';
import { plural } from '@/utils/text';
import { useBooking } from '../form/bookingContext';
import { useDebouncedStops } from '../form/useDebouncedStops';

const countMissing = (stops: DraftStop[]) => stops.filter(needsContact).length;

/** Number of stops without a contact; pressing it opens the first of them. */
export function MissingContacts() {
  const { form, focusField } = useBooking();
  const count = useDebouncedStops(countMissing);
  if (count === 0) return null;
  const handleOpen = () => focusField(`stops.${form.getValues('stops').findIndex(needsContact)}.contact_name`);
  return (
    <button
      type="button"
      className="mx-auto flex min-h-6 items-center gap-1.5 rounded-xs text-caption font-560 text-warn-700 hover:underline"
      onClick={handleOpen}
    >
      <UserRound size={14} strokeWidth={2} aria-hidden />
      {plural(count, 'contact')} missing
    </button>
  );
}
