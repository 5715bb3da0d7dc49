import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';

type OutcomeCardProps = { isGood: boolean; title: string; text: string; children: ReactNode };

/** Centred card with the outcome of a payment and the next step. */
export function OutcomeCard({ isGood, title, text, children }: OutcomeCardProps) {
  return (
    <div className="px-8 py-16">
      <section className="mx-auto flex max-w-[480px] flex-col items-center rounded-xl bg-white p-8 text-center shadow-card">
        <span aria-hidden className="flex items-center">
          <span className="size-[22px] rounded-full border-4 border-brand-500 bg-white" />
          <span
            className={`h-[3px] w-16 ${isGood ? 'bg-brand-500' : 'border-t-[3px] border-dotted border-brand-300 bg-transparent'}`}
          />
          <span
            className={`grid size-14 place-items-center rounded-full ${isGood ? 'bg-brand-600 text-white' : 'bg-warn-50 text-warn-700'}`}
          >
            {isGood ? <Check size={28} strokeWidth={2.5} /> : <X size={28} strokeWidth={2.5} />}
          </span>
        </span>
        <h1 className="display mt-6 text-h1">{title}</h1>
        <p className="mt-2 text-body text-ink-600">{text}</p>
        <div className="mt-6 flex w-full flex-col gap-2.5">{children}</div>
      </section>
    </div>
  );
}
