import { CircleCheck } from 'lucide-react';
import { Button } from '@/components/ui/Button';

/** Confirms a payment. Paying again needs a separate step, so that a second press cannot pay twice. */
export function PaidPanel({ text, onAgain }: { text: string; onAgain: () => void }) {
  return (
    <div className="flex grow flex-col items-center justify-center rounded-md bg-ok-50 px-5 py-8 text-center">
      <CircleCheck size={28} strokeWidth={1.75} aria-hidden className="text-ok-500" />
      <p role="status" className="mt-3 font-560 text-ok-700">
        {text}
      </p>
      <Button variant="secondary" className="mt-5" onClick={onAgain}>
        Make another payment
      </Button>
    </div>
  );
}
