import { Circle, CircleAlert, CircleCheck, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { Card } from '@/components/ui/Card';
import { HelpLink } from '@/components/ui/HelpLink';
import type { HelpTopic } from '@/config/help';
import { classNames } from '@/utils/classNames';
import type { GateRule, GateStep } from './preBookingGate';

type GateChecklistProps = {
  steps: GateStep[];
  /** Returns the button that opens the step of a rule. */
  getAction: (rule: GateRule) => ReactNode;
  onCheckAgain: () => void;
};

const HELP: Record<GateRule, HelpTopic> = {
  'no-credit': 'no-credit',
  profile: 'profile',
  verify: 'verification',
  card: 'no-card',
};

/** Steps to complete before a booking, in the order of spec section 5. */
export function GateChecklist({ steps, getAction, onCheckAgain }: GateChecklistProps) {
  const first = steps.findIndex((step) => !step.isDone);
  return (
    <Card as="section" padding="lg" aria-labelledby="before-you-book" className="mx-auto max-w-[640px]">
      <h2 id="before-you-book" className="display text-h2">
        Before you book
      </h2>
      <p className="mt-1 text-ink-600">Complete these steps to start booking.</p>
      <ol className="mt-5 divide-y divide-ink-150 border-y border-ink-150">
        {steps.map((step, index) => (
          <li key={step.rule} className="flex items-center gap-3.5 py-4">
            <StepIcon step={step} isFirst={index === first} />
            <div className="min-w-0 grow">
              <p className="font-620">{step.title}</p>
              <p className={classNames('text-small', step.isDone ? 'text-ok-700' : 'text-ink-600')}>{step.text}</p>
              {index === first && <HelpLink topic={HELP[step.rule]} className="mt-1" />}
            </div>
            {index === first && getAction(step.rule)}
          </li>
        ))}
      </ol>
      <div className="mt-5 flex justify-end">
        <Button
          variant="secondary"
          size="sm"
          icon={<RotateCw size={16} strokeWidth={2} aria-hidden />}
          onClick={onCheckAgain}
        >
          Check again
        </Button>
      </div>
    </Card>
  );
}

function StepIcon({ step, isFirst }: { step: GateStep; isFirst: boolean }) {
  const shape = { size: 24, strokeWidth: 1.75, 'aria-hidden': true } as const;
  if (step.isDone) return <CircleCheck {...shape} className="shrink-0 text-ok-500" />;
  if (isFirst) return <CircleAlert {...shape} className="shrink-0 text-brand-600" />;
  return <Circle {...shape} className="shrink-0 text-ink-400" />;
}
