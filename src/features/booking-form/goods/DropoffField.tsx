import { useWatch } from 'react-hook-form';
import { SelectField } from '@/components/form/SelectField';
import { EVERY_DROPOFF, type DeliveryDraft, type DraftItem } from '@/domain/draft/draft';
import { hasSameGoods } from '@/domain/draft/dropoffGoods';
import { getStopLabel } from '@/utils/stopNames';
import { useBooking } from '../form/bookingContext';
import { useDebouncedDraft } from '../form/useDebouncedDraft';
import { useItemFields } from './useItemFields';

const toPlaces = ({ stops }: DeliveryDraft) => stops.map(({ key, address_line }) => ({ key, address_line }));
const areSame = (items: DraftItem[]) => hasSameGoods(items);

/** Drop-off of an item, while there is a choice. */
export function DropoffField({ index }: { index: number }) {
  const { form } = useBooking();
  const { set, errorOf, getRef } = useItemFields(index);
  const stops = useDebouncedDraft(toPlaces);
  const stop = useWatch({ control: form.control, name: `items.${index}.stop` });
  const isSame = useWatch({ control: form.control, name: 'items', compute: areSame });
  if (stops.length <= 2 || isSame) return null;
  const dropoffs = stops.slice(1).map(({ key, address_line }, position) => ({
    value: key,
    label: getStopLabel(position + 1, stops.length),
    detail: address_line,
  }));
  return (
    <SelectField
      ref={getRef('stop')}
      label="Deliver to"
      options={[...dropoffs, { value: EVERY_DROPOFF, label: 'Every drop-off' }]}
      value={stop}
      onChange={(key) => set('stop', key)}
      error={errorOf('stop')}
    />
  );
}
