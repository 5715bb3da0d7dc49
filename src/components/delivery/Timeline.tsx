import { ChevronDown } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { pluralize } from '@/utils/text';
import { DeliveredMarker, FailedMarker } from './DeliveredMarker';
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
  /** True if this step was a handover; its marker is green. */
  isDelivered?: boolean;
  /** True if this step ended the delivery or an attempt without a handover; its marker is red. */
  isFailed?: boolean;
  /** Shown below the place, such as proof of delivery or a reason. */
  extra?: ReactNode;
};

const getMarker = ({ state, marker = 'stop' }: TimelineStep): StopMarkerKind => (state === 'next' ? marker : state);

/** Fewer are not worth a button. */
const FOLDED_MIN = 2;

/** Counts the steps to fold: those before the current one, or before the last or the first proof if all are done. */
function countFolded(steps: readonly TimelineStep[]): number {
  const current = steps.findIndex(({ state }) => state === 'now');
  const last = steps.findLastIndex(({ state }) => state === 'done');
  const proof = steps.findIndex(({ extra }) => Boolean(extra));
  const count = current !== -1 ? current : proof === -1 ? last : Math.min(proof, last);
  return count < FOLDED_MIN ? 0 : count;
}

type TimelineProps = {
  steps: readonly TimelineStep[];
  label?: string;
  /** Folds what is done, so that the current step needs no scrolling. */
  isFolding?: boolean;
};

/** Past, current and next steps of a delivery along the route line. */
export function Timeline({ steps, label = 'Timeline', isFolding = false }: TimelineProps) {
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const count = isFolding ? countFolded(steps) : 0;
  return (
    <>
      {count > 0 && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
          className="mb-3 flex min-h-6 items-center gap-3 rounded-xs text-small font-560 text-ink-600 hover:text-ink-900"
        >
          <ChevronDown size={18} strokeWidth={2} aria-hidden className={`mx-0.5 ${isOpen ? 'rotate-180' : ''}`} />
          {isOpen ? 'Hide earlier steps' : `Show ${pluralize(count, 'earlier step')}`}
        </button>
      )}
      <StepList id={listId} label={label} steps={isOpen ? steps : steps.slice(count)} />
    </>
  );
}

function StepList({ id, label, steps }: { id: string; label: string; steps: readonly TimelineStep[] }) {
  return (
    <ol id={id} aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step.key}
          aria-current={step.state === 'now' ? 'step' : undefined}
          className="relative flex gap-3 pb-4 last:pb-0"
        >
          {index < steps.length - 1 && (
            <RouteLine isDotted={step.state !== 'done'} className="absolute top-6 -bottom-0.5 left-[9.5px]" />
          )}
          <StepMarker step={step} />
          <div className="min-w-0 grow">
            <div className="flex items-baseline justify-between gap-4">
              <p
                className={`min-w-0 ${step.state === 'next' ? 'font-560 text-ink-700' : step.state === 'now' ? 'font-620' : 'font-560'}`}
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

function StepMarker({ step }: { step: TimelineStep }) {
  if (step.isDelivered && step.state === 'done') return <DeliveredMarker className="z-content" />;
  if (step.isFailed && step.state === 'done') return <FailedMarker className="z-content" />;
  return <StopMarker kind={getMarker(step)} number={step.number} className="z-content" />;
}
