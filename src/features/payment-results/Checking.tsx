import { LoadingDots } from '@/components/ui/LoadingDots';
import { OutcomeFrame } from './OutcomeFrame';

/** Placeholder of an outcome while the server is asked for it. */
export function Checking() {
  return (
    <OutcomeFrame>
      <div role="status" className="grid justify-items-center gap-5 py-10 text-ink-600">
        <LoadingDots />
        Checking the payment…
      </div>
    </OutcomeFrame>
  );
}
