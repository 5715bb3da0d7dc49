import type { ReactNode } from 'react';
import { OutcomeRoute } from './OutcomeRoute';

type OutcomeFrameProps = {
  /** The route behind the card reaches its drop-off. */
  isComplete?: boolean;
  children: ReactNode;
};

/** Page of a payment outcome: its card in the middle of a map. */
export function OutcomeFrame({ isComplete = false, children }: OutcomeFrameProps) {
  return (
    <div className="relative flex min-h-[calc(100dvh-160px)] items-center justify-center overflow-hidden px-8 py-10">
      <OutcomeRoute isComplete={isComplete} />
      <section className="relative w-full max-w-[480px] rounded-xl bg-white p-8 shadow-card">{children}</section>
    </div>
  );
}
