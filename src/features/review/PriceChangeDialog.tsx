import { Scale } from 'lucide-react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import type { PriceChange } from '@/domain/booking/priceChange';
import { formatPeso } from '@/utils/money';

type PriceChangeDialogProps = { change: PriceChange; payLabel: string; onClose: () => void; onConfirm: () => void };

/** Asks the customer to confirm a price that differs from the estimate. */
export function PriceChangeDialog({ change, payLabel, onClose, onConfirm }: PriceChangeDialogProps) {
  const difference = `${formatPeso(Math.abs(change.difference))} ${change.difference > 0 ? 'more' : 'less'}`;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`${difference} than your estimate`}
      icon={<Scale size={22} strokeWidth={1.75} aria-hidden />}
      iconTone="warn"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
          <Button variant="primary" onClick={onConfirm}>
            {payLabel}
          </Button>
        </>
      }
    >
      {change.reasons.length > 0 && (
        <>
          <p className="text-small text-ink-700">What changed:</p>
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
