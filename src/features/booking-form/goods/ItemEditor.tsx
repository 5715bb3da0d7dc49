import { Trash2 } from 'lucide-react';
import { Button } from '@/components/ui/Button';
import { useBooking } from '../form/bookingContext';
import { GoodsPhotos } from '../photos/GoodsPhotos';
import { ItemDetails } from './ItemDetails';
import { ItemGoods } from './ItemGoods';

type ItemEditorProps = { index: number; goods: string; onRemove?: () => void };

/** Fields of one item. */
export function ItemEditor({ index, goods, onRemove }: ItemEditorProps) {
  const { photos } = useBooking();
  return (
    <div className="grid gap-4">
      <ItemGoods index={index} />
      <ItemDetails index={index} />
      <GoodsPhotos box={photos} goods={goods} />
      {onRemove && (
        <div>
          <Button
            variant="danger"
            size="sm"
            icon={<Trash2 size={16} strokeWidth={1.75} aria-hidden />}
            onClick={onRemove}
          >
            Remove item
          </Button>
        </div>
      )}
    </div>
  );
}
