import { Scale } from 'lucide-react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import type { PriceChange } from '@/domain/booking/priceChange';
import { formatPeso } from '@/utils/money';

type PriceChangeDialogProps = { change: PriceChange; total: string; onClose: () => void; onConfirm: () => void };

/** A price that is not the estimate's stops here and asks. */
export function PriceChangeDialog({ change, total, onClose, onConfirm }: PriceChangeDialogProps) {
  const words = `${formatPeso(Math.abs(change.difference))} ${change.difference > 0 ? 'more' : 'less'}`;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`${words} than your estimate`}
      icon={<Scale size={22} strokeWidth={1.75} aria-hidden />}
      iconTone="warn"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
          <Button variant="primary" onClick={onConfirm}>
            Pay {total}
          </Button>
        </>
      }
    >
      {change.reasons.length > 0 && (
        <>
          <p className="text-small text-ink-700">What is different:</p>
          <ul className="tabular mt-1.5 list-disc space-y-1 pl-5 text-small text-ink-700">
            {change.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  );
}
