import { Check, Clock, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { FactLines, type FactLine } from '@/components/money/FactLines';
import { PageTitle } from '@/components/ui/PageTitle';
import { OutcomeFrame } from './OutcomeFrame';

type Outcome = 'paid' | 'waiting' | 'failed';

const MARKS = {
  paid: { Icon: Check, disc: 'bg-brand-600 text-white' },
  waiting: { Icon: Clock, disc: 'bg-ink-100 text-ink-700' },
  failed: { Icon: X, disc: 'bg-warn-50 text-warn-700' },
} as const;

type OutcomeCardProps = {
  outcome: Outcome;
  title: string;
  text: string;
  /** Facts of the payment: its amount, and its booking or balance. */
  facts?: readonly FactLine[];
  /** The next steps, the main one first. */
  children: ReactNode;
};

/** Outcome of a payment with its facts and the next step. */
export function OutcomeCard({ outcome, title, text, facts = [], children }: OutcomeCardProps) {
  const { Icon, disc } = MARKS[outcome];
  const isPaid = outcome === 'paid';
  return (
    <OutcomeFrame isComplete={isPaid}>
      <span aria-hidden className="flex items-center justify-center">
        <span className="size-[22px] rounded-full border-4 border-brand-500 bg-white" />
        <span
          className={`h-[3px] w-16 ${isPaid ? 'bg-brand-500' : 'border-t-[3px] border-dotted border-brand-300 bg-transparent'}`}
        />
        <span className={`grid size-14 place-items-center rounded-full ${disc}`}>
          <Icon size={28} strokeWidth={2.5} />
        </span>
      </span>
      <PageTitle className="display mt-6 text-center text-h1 text-balance">{title}</PageTitle>
      <p className="mt-2 text-center text-body text-pretty text-ink-600">{text}</p>
      {facts.length > 0 && <FactLines lines={facts} className="mt-5 border-y border-ink-150" />}
      <div className="mt-6 flex w-full flex-col gap-2.5">{children}</div>
    </OutcomeFrame>
  );
}
