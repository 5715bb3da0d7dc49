import { Boxes, Landmark, Plus, ReceiptText, Truck, Undo2, type LucideIcon } from 'lucide-react';
import type { BookingMode } from '@/config/modes';
import type { OrUnknown, TransactionType } from '@/config/statuses';
import { IconTile } from '../ui/IconTile';
import type { Tone } from '../ui/Tag';

const BY_TYPE = new Map<OrUnknown<TransactionType>, [LucideIcon, Tone]>([
  ['Top Up', [Plus, 'harbor']],
  ['Refund', [Undo2, 'neutral']],
  ['Credit Payment', [Landmark, 'ok']],
  ['Credit Grant', [Landmark, 'ok']],
]);

const BY_MODE: Record<BookingMode | 'other', [LucideIcon, Tone]> = {
  exclusive: [Truck, 'brand'],
  shared: [Boxes, 'harbor'],
  other: [ReceiptText, 'neutral'],
};

type TransactionIconProps = { type: OrUnknown<TransactionType>; mode: BookingMode | 'other' };

/** Round icon of a transaction type; decorative, because the text next to it names the type. */
export function TransactionIcon({ type, mode }: TransactionIconProps) {
  const [Icon, tone] = BY_TYPE.get(type) ?? BY_MODE[mode];
  return (
    <IconTile tone={tone} isRound>
      <Icon strokeWidth={1.75} />
    </IconTile>
  );
}
