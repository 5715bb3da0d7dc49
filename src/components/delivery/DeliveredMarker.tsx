import { Check } from 'lucide-react';

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
