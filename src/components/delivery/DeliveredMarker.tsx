import { Check, X, type LucideIcon } from 'lucide-react';

type MarkerProps = { className?: string };

/** Marker of a stop where the goods were handed over. */
export const DeliveredMarker = (props: MarkerProps) => <OutcomeMarker {...props} icon={Check} tone="bg-ok-500" />;

/** Marker of a cancellation or a failed attempt. */
export const FailedMarker = (props: MarkerProps) => <OutcomeMarker {...props} icon={X} tone="bg-err-500" />;

type OutcomeMarkerProps = MarkerProps & { icon: LucideIcon; tone: string };

/** Marker of 22 px. Decorative, because the text next to it names the stop or step. */
function OutcomeMarker({ icon: Icon, tone, className = '' }: OutcomeMarkerProps) {
  return (
    <span
      aria-hidden
      className={`relative grid size-[22px] shrink-0 place-items-center rounded-full text-white ${tone} ${className}`}
    >
      <Icon size={13} strokeWidth={3} />
    </span>
  );
}
