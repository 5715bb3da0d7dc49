import { CircleCheck, Route, Undo2 } from 'lucide-react';
import { useDeferredValue, useMemo, type MouseEvent } from 'react';
import { useWatch } from 'react-hook-form';
import type { DraftStop } from '@/domain/draft/draft';
import { canReorder, sortByKeys, toShortestOrder } from '@/domain/draft/stopOrder';
import { classNames } from '@/utils/classNames';
import { useBooking } from '../form/bookingContext';
import { getRouteId, useOrderChange, useSavingMessage, type OrderChange } from './orderChange';

type ShortestOrderProps = {
  change: OrderChange | null;
  onChange: (change: OrderChange) => void;
  setStops: (stops: DraftStop[]) => void;
  announce: (message: string) => void;
};

/** Finds the shortest order of the drop-offs, says what it saves, and restores the previous order. */
export function ShortestOrder({ change, onChange, setStops, announce }: ShortestOrderProps) {
  const { form, mode } = useBooking();
  const stops = useWatch({ control: form.control, name: 'stops' });
  const compared = useDeferredValue(stops);
  const shortest = useMemo(() => (canReorder(compared) ? toShortestOrder(compared) : null), [compared]);
  const toChange = useOrderChange();
  const current = change?.routeId === getRouteId(stops, mode) ? change : null;
  const saving = useSavingMessage(current);
  if (!canReorder(stops)) return null;

  const find = () => {
    const found = toShortestOrder(stops);
    if (!found) return;
    onChange(toChange(found.stops, found.savedKm));
    setStops(found.stops);
    announce('');
  };
  const undo = ({ previousKeys }: OrderChange) => {
    setStops(sortByKeys(stops, previousKeys));
    announce('Your order is restored.');
  };
  const handleClick = ({ detail }: MouseEvent) => {
    // the second click of a double click would undo
    if (detail > 1) return;
    if (current) undo(current);
    else find();
  };

  const isShortest = !current && compared === stops && !shortest;
  return (
    <div
      className={classNames(
        'mt-2 flex min-h-8 items-center gap-3 text-small text-ink-600',
        current ? 'justify-between rounded-md bg-ink-50 px-3 py-1.5' : 'justify-center',
      )}
    >
      <p role="status" className={current || isShortest ? 'flex items-center gap-2' : 'sr-only'}>
        {saving}
        {isShortest && (
          <>
            <CircleCheck size={16} strokeWidth={1.75} aria-hidden className="text-ok-700" />
            The stops are in their shortest order.
          </>
        )}
      </p>
      {!isShortest && <OrderButton isUndo={current !== null} onClick={handleClick} />}
    </div>
  );
}

/** One button to find the order and to undo it, so that it keeps the focus. */
function OrderButton({ isUndo, onClick }: { isUndo: boolean; onClick: (event: MouseEvent) => void }) {
  const Icon = isUndo ? Undo2 : Route;
  return (
    <button
      type="button"
      className="flex min-h-8 shrink-0 items-center gap-2 rounded-sm px-1 font-560 text-brand-700 hover:underline"
      onClick={onClick}
    >
      <Icon size={17} strokeWidth={1.75} aria-hidden />
      {isUndo ? 'Undo' : 'Find the shortest order'}
    </button>
  );
}
