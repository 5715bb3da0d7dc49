import { Check } from 'lucide-react';
import { Fragment } from 'react';
import { classNames } from '@/utils/classNames';

type StepsProps = {
  steps: readonly string[];
  /** Index of the open step; earlier steps are done. */
  current: number;
  /** Stretches the lines between the steps. */
  isWide?: boolean;
};

/** Progress of a flow: done, current and next steps on the route line. */
export function Steps({ steps, current, isWide = false }: StepsProps) {
  return (
    <ol aria-label="Steps" className={classNames('flex items-center gap-3', isWide && 'w-full')}>
      {steps.map((step, index) => (
        <Fragment key={step}>
          {index > 0 && (
            <li
              aria-hidden
              className={classNames(
                'h-[3px] rounded-full',
                isWide ? 'min-w-8 grow' : 'w-12',
                index <= current ? 'bg-brand-500' : 'bg-ink-200',
              )}
            />
          )}
          <Step label={step} number={index + 1} state={index < current ? 'done' : index === current ? 'now' : 'next'} />
        </Fragment>
      ))}
    </ol>
  );
}

function Step({ label, number, state }: { label: string; number: number; state: 'done' | 'now' | 'next' }) {
  return (
    <li
      aria-current={state === 'now' ? 'step' : undefined}
      className={classNames(
        'flex items-center gap-2.5 text-small whitespace-nowrap',
        state === 'now' ? 'font-semibold text-ink-900' : 'text-ink-600',
      )}
    >
      <span
        aria-hidden
        className={classNames(
          'grid size-5 shrink-0 place-items-center rounded-full forced-color-adjust-none',
          DISCS[state],
        )}
      >
        {state === 'done' && <Check size={13} strokeWidth={3} />}
        {state === 'next' && <span className="tabular text-badge font-semibold">{number}</span>}
      </span>
      {label}
      {state === 'done' && <span className="sr-only"> done</span>}
    </li>
  );
}

const DISCS = {
  done: 'bg-brand-600 text-white',
  now: 'size-[18px] bg-white ring-4 ring-inset ring-brand-500',
  next: 'bg-white text-ink-600 ring-[1.5px] ring-inset ring-ink-300',
} as const;
