import { useId, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { VoucherPickerButton } from '@/components/delivery/VoucherPickerButton';
import { stopSecondClick } from '@/components/ui/stopSecondClick';
import { withNext } from '@/config/nextPath';
import { ADD_CARD_PATH } from '@/config/paths';
import { getSeeVouchersLabel } from '@/domain/money/voucherRules';
import { PAY_ICONS, PayChoiceCard } from './PayChoiceCard';
import type { PayChoice } from './payChoices';
import type { ReviewVoucher } from './useReviewVoucher';

type PayWithProps = {
  choices: readonly PayChoice[];
  chosen: PayChoice | null;
  onChoose: (id: string) => void;
  /** The customer leaves to make a choice able to pay. */
  onRemedy: (id: string) => void;
  voucher: ReviewVoucher;
};

const LINK = 'flex min-h-6 items-center rounded-xs text-small font-560 text-brand-700 hover:underline';

/** Payment methods, folded to a line with the chosen one, which leaves room for the offers; open if it cannot pay. */
export function PayWith({ choices, chosen, onChoose, onRemedy, voucher }: PayWithProps) {
  const listId = useId();
  const { pathname, search } = useLocation();
  const [isUnfolded, setIsUnfolded] = useState(false);
  const mustChoose = chosen === null || chosen.problem !== null;
  const isOpen = isUnfolded || mustChoose;
  const choose = (id: string) => {
    // a list that opened by itself stays open under the focused choice
    setIsUnfolded(true);
    onChoose(id);
  };
  return (
    <>
      <div className="mb-1.5 flex items-center justify-between">
        <h2 className="text-small font-540">Pay with</h2>
        <div className="flex gap-4">
          <VoucherPickerButton
            label={getSeeVouchersLabel(voucher.savingCount)}
            className={LINK}
            rows={voucher.rows}
            applied={voucher.code}
            onApply={voucher.choose}
          />
          <Link to={withNext(ADD_CARD_PATH, pathname + search)} className={LINK}>
            Add card
          </Link>
        </div>
      </div>
      {chosen && (
        <ChosenMethod choice={chosen}>
          {!mustChoose && (
            <button
              type="button"
              aria-label={isOpen ? undefined : 'Change payment method'}
              aria-expanded={isOpen}
              aria-controls={isOpen ? listId : undefined}
              className={LINK}
              onClick={() => setIsUnfolded(!isOpen)}
            >
              {isOpen ? 'Done' : 'Change'}
            </button>
          )}
        </ChosenMethod>
      )}
      {isOpen && (
        <div
          id={listId}
          role="radiogroup"
          aria-label="Pay with"
          onClickCapture={stopSecondClick}
          className="mt-2.5 grid grid-cols-1 gap-2.5 sidebar:grid-cols-2"
        >
          {choices.map((choice) => (
            <PayChoiceCard
              key={choice.id}
              choice={choice}
              isChosen={choice.id === chosen?.id}
              onChoose={() => choose(choice.id)}
              onRemedy={() => onRemedy(choice.id)}
            />
          ))}
        </div>
      )}
    </>
  );
}

function ChosenMethod({ choice, children }: { choice: PayChoice; children: ReactNode }) {
  const Icon = PAY_ICONS[choice.kind];
  const hasProblem = choice.problem !== null;
  return (
    <div className="flex min-h-10 items-center gap-2.5 rounded-md bg-brand-25 px-3 text-small ring-1 ring-brand-600 ring-inset">
      <Icon size={18} strokeWidth={1.75} aria-hidden className="shrink-0 text-ink-700" />
      <span className="max-w-48 shrink-0 font-560">{choice.name}</span>
      <span className={`tabular min-w-0 grow truncate text-caption ${hasProblem ? 'text-err-700' : 'text-ink-600'}`}>
        {choice.problem ?? choice.detail}
      </span>
      {children}
    </div>
  );
}
