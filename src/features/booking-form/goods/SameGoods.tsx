import { useWatch } from 'react-hook-form';
import { SameGoodsBox } from '@/components/delivery/SameGoodsBox';
import type { DeliveryDraft } from '@/domain/draft/draft';
import { hasSameGoods, withOwnGoods, withSameGoods } from '@/domain/draft/dropoffGoods';
import { useBooking } from '../form/bookingContext';

const readChoice = ({ stops, items }: DeliveryDraft) => ({
  hasSeveral: stops.length > 2,
  isSame: hasSameGoods(items),
});

/** Gives the goods to every drop-off of a route with several. */
export function SameGoods() {
  const { form } = useBooking();
  const { hasSeveral, isSame } = useWatch({ control: form.control, compute: readChoice });
  if (!hasSeveral) return null;
  const handleChange = (next: boolean) => {
    const { stops, items } = form.getValues();
    form.setValue('items', next ? withSameGoods(items) : withOwnGoods(items, stops));
  };
  return <SameGoodsBox isSame={isSame} onChange={handleChange} />;
}
