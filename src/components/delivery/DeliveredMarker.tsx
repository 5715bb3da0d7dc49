import { Check, X } from 'lucide-react';

/** Marker of a stop where the goods were handed over, 22 px. Decorative, as the other markers of stops. */
export function DeliveredMarker({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={`relative grid size-[22px] shrink-0 place-items-center rounded-full bg-ok-500 text-white ${className}`}
    >
      <Check size={13} strokeWidth={3} />
    </span>
  );
}

/** Marker of a cancellation or a failed attempt, 22 px. Decorative, because the step names it. */
export function FailedMarker({ className = '' }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={`relative grid size-[22px] shrink-0 place-items-center rounded-full bg-err-500 text-white ${className}`}
    >
      <X size={13} strokeWidth={3} />
    </span>
  );
}
