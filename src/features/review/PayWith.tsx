import { useState } from 'react';
import { Link } from 'react-router-dom';
import { addMethodPath } from '@/config/paths';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { PayChoiceCard } from './PayChoiceCard';
import { VoucherLink } from './VoucherLink';
import type { PayChoice } from './payChoices';
import type { ReviewVoucher } from './useReviewVoucher';

type PayWithProps = {
  choices: readonly PayChoice[];
  chosen: PayChoice | null;
  onChoose: (id: string) => void;
  voucher: ReviewVoucher;
};

const LINK = 'flex min-h-6 items-center rounded-xs text-small font-560 text-brand-700 hover:underline';

/** Payment methods; a low screen shows only the chosen one, to leave room for the rates. */
export function PayWith({ choices, chosen, onChoose, voucher }: PayWithProps) {
  const isLowScreen = useMediaQuery('(max-height: 840px)');
  const [isOpen, setIsOpen] = useState(false);
  const isFolded = isLowScreen && !isOpen && chosen !== null;
  const shownChoices = isFolded ? [chosen] : choices;
  return (
    <>
      <div className="mb-1.5 flex items-center justify-between">
        <h2 className="text-small font-540">Pay with</h2>
        <div className="flex gap-4">
          <VoucherLink voucher={voucher} className={LINK} />
          {isLowScreen && (
            <button type="button" aria-expanded={isOpen} className={LINK} onClick={() => setIsOpen(!isOpen)}>
              {isOpen ? 'Done' : `${choices.length - 1} more`}
            </button>
          )}
          <Link to={addMethodPath()} className={LINK}>
            Add card
          </Link>
        </div>
      </div>
      <div
        role="radiogroup"
        aria-label="Pay with"
        className={`grid grid-cols-1 gap-2.5 overflow-y-auto p-0.5 ${isFolded ? '' : 'max-h-[198px] sidebar:grid-cols-2'}`}
      >
        {shownChoices.map((choice) => (
          <PayChoiceCard
            key={choice.id}
            choice={choice}
            isChosen={choice.id === chosen?.id}
            onChoose={() => onChoose(choice.id)}
          />
        ))}
      </div>
    </>
  );
}
