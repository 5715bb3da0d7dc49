import type { ReactNode } from 'react';
import { RouteLine } from './RouteLine';
import { StopMarker, type StopMarkerKind } from './StopMarker';

export type TimelineStep = {
  key: string;
  title: string;
  /** Formatted time, such as "10:08 AM"; the current step shows "Now" instead. */
  time?: string;
  place?: string;
  state: 'done' | 'now' | 'next';
  /** Marker of a step that is still ahead. */
  marker?: Extract<StopMarkerKind, 'stop' | 'dropoff'>;
  number?: number;
  /** Shown below the place, such as proof of delivery or a reason. */
  extra?: ReactNode;
};

const getMarker = ({ state, marker = 'stop' }: TimelineStep): StopMarkerKind => (state === 'next' ? marker : state);

/** Past, current and next steps of a delivery along the route line. */
export function Timeline({ steps, label = 'Timeline' }: { steps: readonly TimelineStep[]; label?: string }) {
  return (
    <ol aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.key}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className="relative flex gap-3 pb-4 last:pb-0"
        >
          {index < steps.length - 1 && (
            <RouteLine isDotted={step.state !== 'done'} className="absolute top-6 -bottom-0.5 left-[9.5px]" />
          )}
          <StopMarker kind={getMarker(step)} number={step.number} className="z-content" />
          <div className="min-w-0 grow">
            <div className="flex items-baseline justify-between gap-4">
              <p
                className={
                  step.state === 'next' ? 'font-560 text-ink-700' : step.state === 'now' ? 'font-620' : 'font-560'
                }
              >
                {step.title}
              </p>
              <p
                className={`tabular shrink-0 text-caption ${step.state === 'now' ? 'font-560 text-brand-700' : 'text-ink-600'}`}
              >
                {step.state === 'now' ? 'Now' : step.time}
              </p>
            </div>
            {step.place && <p className="text-small text-ink-600">{step.place}</p>}
            {step.extra && <div className="mt-2">{step.extra}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
