import { LoadingDots } from '@/components/ui/LoadingDots';
import { SlowNotice } from '@/components/ui/SlowNotice';
import { OutcomeFrame } from './OutcomeFrame';

/** Placeholder while the outcome of a payment loads. */
export function Checking() {
  return (
    <OutcomeFrame>
      <SlowNotice className="rounded-lg" />
      <div role="status" className="grid justify-items-center gap-5 py-10 text-ink-600">
        <LoadingDots />
        Checking the payment…
      </div>
    </OutcomeFrame>
  );
}
