import { Boxes, Landmark, Plus, ReceiptText, Truck, Undo2, type LucideIcon } from 'lucide-react';
import { IconTile } from '../ui/IconTile';
import type { Tone } from '../ui/Tag';

const BY_TYPE: Record<string, [LucideIcon, Tone]> = {
  'Top Up': [Plus, 'harbor'],
  Refund: [Undo2, 'neutral'],
  'Credit Payment': [Landmark, 'ok'],
  'Credit Grant': [Landmark, 'ok'],
};

const BY_KIND: Record<string, [LucideIcon, Tone]> = {
  special: [Truck, 'brand'],
  joint: [Boxes, 'harbor'],
};

/** Round icon of a transaction type; decorative, because the text next to it names the type. */
export function TransactionIcon({ type, kind }: { type: string; kind: 'special' | 'joint' | 'other' }) {
  const [Icon, tone] = BY_TYPE[type] ?? BY_KIND[kind] ?? [ReceiptText, 'neutral'];
  return (
    <IconTile tone={tone} isRound>
      <Icon strokeWidth={1.75} />
    </IconTile>
  );
}
