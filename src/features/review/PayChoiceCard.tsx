import { Banknote, CreditCard, Landmark, Smartphone, WalletCards, type LucideIcon } from 'lucide-react';
import { useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { withNext } from '@/config/nextPath';
import type { PayChoice } from './payChoices';

export const PAY_ICONS: Record<PayChoice['kind'], LucideIcon> = {
  card: CreditCard,
  gcash: Smartphone,
  maya: Smartphone,
  wallet: WalletCards,
  credit: Landmark,
  cash: Banknote,
};

type PayChoiceCardProps = { choice: PayChoice; isChosen: boolean; onChoose: () => void; onRemedy: () => void };

export function PayChoiceCard({ choice, isChosen, onChoose, onRemedy }: PayChoiceCardProps) {
  const Icon = PAY_ICONS[choice.kind];
  const id = useId();
  const [nameId, detailId] = [`${id}-name`, `${id}-detail`];
  const { pathname, search } = useLocation();
  const isOff = choice.problem !== null;
  return (
    <label
      className={`flex min-h-[56px] items-center gap-3 rounded-md px-3 py-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ink-900 ${
        isChosen ? 'bg-brand-25 ring-[1.5px] ring-brand-600' : `${isOff ? 'bg-ink-50' : 'bg-white'} ring-1 ring-ink-200`
      } ${isOff ? 'cursor-not-allowed' : 'cursor-pointer hover:bg-brand-25'}`}
    >
      <span
        className={`grid size-9 shrink-0 place-items-center rounded-sm ${choice.kind === 'wallet' ? 'bg-ink-900 text-white' : 'bg-ink-100 text-ink-700'}`}
      >
        <Icon size={18} strokeWidth={1.75} aria-hidden />
      </span>
      <span className="min-w-0 flex-1">
        <span id={nameId} className="block text-small font-560">
          {choice.name}
        </span>
        <span id={detailId} className={`tabular block text-caption ${isOff ? 'text-err-700' : 'text-ink-600'}`}>
          {choice.problem ?? choice.detail}
        </span>
        {choice.remedy && (
          <Link
            to={withNext(choice.remedy.path, pathname + search)}
            aria-label={`${choice.remedy.label} ${choice.name}`}
            // a customer who verifies or tops up comes back to pay with it
            onClick={onRemedy}
            className="inline-flex min-h-6 items-center rounded-xs text-small font-560 text-brand-700 hover:underline"
          >
            {choice.remedy.label}
          </Link>
        )}
      </span>
      <input
        type="radio"
        name="pay-with"
        value={choice.id}
        // the label also has the link
        aria-labelledby={nameId}
        aria-describedby={detailId}
        checked={isChosen}
        disabled={isOff}
        onChange={onChoose}
        className="size-5 shrink-0 accent-brand-600 outline-none"
      />
    </label>
  );
}
