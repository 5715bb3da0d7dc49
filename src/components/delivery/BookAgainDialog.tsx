import { RotateCw } from 'lucide-react';
import type { MouseEvent } from 'react';
import type { BookingMode } from '@/config/modes';
import { formatPeso } from '@/utils/money';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { ModeTag } from '../ui/ModeTag';
import { Skeleton } from '../ui/Skeleton';
import { DraftChoice } from './DraftChoice';
import { PriceTrend } from './PriceTrend';

/** Today's price of a delivery, compared with its last price. */
export type RepeatPrice =
  | { kind: 'loading' }
  | { kind: 'known'; total: number; difference: number; label: string }
  /** The server prices this load, but not with the same vehicle. */
  | { kind: 'no-vehicle' }
  | { kind: 'failed'; message: string };

export type BookAgainDialogProps = {
  isOpen: boolean;
  /** Delivery to book again. */
  delivery?: {
    number: string;
    mode: BookingMode;
    route: string;
    vehicle: string;
    /** Price that today's price is compared with, such as "₱345.00 on 12 Oct". */
    lastPrice: string;
    /** Sentence about the content that is copied into the form. */
    filledIn: string;
  };
  price: RepeatPrice;
  /** Name of the draft that would be replaced; empty if there is none. */
  replaces: string;
  onConfirm: () => void;
  onOpenDraft: () => void;
  onRetry: () => void;
  onClose: () => void;
};

/** Compares today's price of a delivery with the last one, before the booking form opens with its data. */
export function BookAgainDialog({ isOpen, delivery, price, replaces, ...actions }: BookAgainDialogProps) {
  const { onConfirm, onOpenDraft, onRetry, onClose } = actions;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Book again"
      text={delivery && <span className="tabular">{delivery.number}</span>}
      icon={<RotateCw size={20} strokeWidth={1.75} aria-hidden />}
      footer={
        replaces === '' ? (
          <>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button onClick={onConfirm} isWorking={price.kind === 'loading'}>
              Open the form
            </Button>
          </>
        ) : undefined
      }
    >
      {delivery && (
        <>
          <p className="flex items-start gap-2.5">
            <ModeTag mode={delivery.mode} />
            <span className="min-w-0 text-small text-ink-800">
              {[delivery.route, delivery.vehicle].filter(Boolean).join('. ')}
            </span>
          </p>
          <div aria-live="polite" className="mt-3 rounded-md bg-ink-50 p-3.5">
            <PriceToday price={price} vehicle={delivery.vehicle} onRetry={onRetry} />
            <p className="tabular mt-1 text-caption text-ink-600">
              {delivery.lastPrice}. {delivery.filledIn}
            </p>
          </div>
          {replaces !== '' && (
            <div role="group" aria-label="Draft in the form" className="mt-4 border-t border-ink-150 pt-4">
              <DraftChoice
                draft={replaces}
                newer="Booking again"
                isWorking={price.kind === 'loading'}
                onReplace={onConfirm}
                onKeep={onOpenDraft}
                onClose={onClose}
              />
            </div>
          )}
        </>
      )}
    </Dialog>
  );
}

type PriceTodayProps = { price: RepeatPrice; vehicle: string; onRetry: () => void };

function PriceToday({ price, vehicle, onRetry }: PriceTodayProps) {
  const handleRetry = (event: MouseEvent<HTMLButtonElement>) => {
    // the button is gone while the price loads; the dialog keeps the focus, so that Escape still closes it
    event.currentTarget.closest<HTMLElement>('[role=dialog]')?.focus();
    onRetry();
  };
  if (price.kind === 'loading') {
    return (
      <p role="status">
        <span className="sr-only">Getting today's price…</span>
        <Skeleton className="h-8 w-36" />
      </p>
    );
  }
  if (price.kind === 'no-vehicle') {
    return (
      <p className="text-small">
        {vehicle || 'That vehicle'} isn't available for this load. Choose another vehicle in the form.
      </p>
    );
  }
  if (price.kind === 'failed') {
    return (
      <p className="text-small text-err-700">
        Couldn't get today's price. {price.message}{' '}
        <button type="button" onClick={handleRetry} className="min-h-6 font-620 underline">
          Try again
        </button>
      </p>
    );
  }
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <span className="amount text-total">{formatPeso(price.total)}</span>
      <PriceTrend difference={price.difference} label={price.label} size={16} className="gap-1.5 text-small font-560" />
    </p>
  );
}
