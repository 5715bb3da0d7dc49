import { useEffect, useId, useRef, useState, type SyntheticEvent } from 'react';
import { CardLineArt } from '../../components/art/LineArt';
import { Amount } from '../../components/ui/Amount';
import { Button } from '../../components/ui/Button';
import { cleanDecimal } from '../../utils/decimal';
import { formatPeso } from '../../utils/money';
import { amountText, QUICK_AMOUNTS, readAmount } from './topUpAmount';
import { useTypedAmount } from './useTypedAmount';

type PointsPanelProps = {
  /** Pesos. */
  balance: number;
  accountNumber: string;
  /** What to begin with, in pesos. */
  firstAmount: number;
  /** False where the backend has no topping up. */
  canTopUp: boolean;
  /** Why the server does not take this amount; empty where it said nothing of it. */
  refusal: string;
  onEdit: () => void;
  onTopUp: (amount: number) => void;
};

/** The Points there are, and how many more are wanted. */
export function PointsPanel({
  balance,
  accountNumber,
  firstAmount,
  canTopUp,
  refusal,
  onEdit,
  onTopUp,
}: PointsPanelProps) {
  const id = useId();
  const { text, change } = useTypedAmount(accountNumber, firstAmount);
  const [hasTried, setHasTried] = useState(false);
  const amount = readAmount(text);
  const problem = hasTried && amount === null ? 'Enter an amount in pesos.' : refusal;
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // the dialog that asked gives the focus back to its button first
    if (refusal) requestAnimationFrame(() => setTimeout(() => field.current?.focus()));
  }, [refusal]);

  const handleText = (typed: string) => {
    change(typed);
    onEdit();
  };

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (amount !== null) onTopUp(amount);
  };

  return (
    <section
      aria-labelledby={`${id}-points`}
      className="on-dark relative overflow-hidden rounded-lg bg-ink-900 p-6 text-white"
    >
      <CardLineArt className="h-[148px]" />
      <div className="relative">
        <h2 id={`${id}-points`} className="text-small text-ink-300">
          Points
        </h2>
        <Amount value={balance} size="wallet" className="mt-1 block" />
        <p className="tabular mt-1 text-small text-ink-300">Account no. {accountNumber}</p>
      </div>
      {canTopUp ? (
        <form noValidate className="relative mt-7" onSubmit={handleSubmit}>
          <div role="group" aria-label="Amounts" className="flex gap-2">
            {QUICK_AMOUNTS.map((quick) => (
              <button
                key={quick}
                type="button"
                aria-pressed={amount === quick}
                className="amount h-10 flex-1 rounded-md bg-ink-800 text-small text-white transition-colors duration-120 hover:bg-ink-700 aria-pressed:bg-white aria-pressed:text-ink-900"
                onClick={() => handleText(amountText(quick))}
              >
                {formatPeso(quick)}
              </button>
            ))}
          </div>
          <div className="mt-2.5 flex gap-2">
            <label htmlFor={`${id}-amount`} className="sr-only">
              Amount in pesos
            </label>
            <div className="flex h-12 min-w-0 grow items-center rounded-[12px] bg-ink-800 px-4 outline-white focus-within:outline-2">
              <span aria-hidden className="amount text-ink-300">
                ₱
              </span>
              <input
                ref={field}
                id={`${id}-amount`}
                name="amount"
                inputMode="decimal"
                autoComplete="off"
                value={text}
                aria-invalid={problem !== '' || undefined}
                aria-describedby={problem ? `${id}-problem` : undefined}
                className="amount min-w-0 grow bg-transparent pl-1.5 text-[18px]/6 text-white outline-hidden"
                onChange={({ target }) => handleText(cleanDecimal(target.value, 2))}
              />
            </div>
            <Button type="submit" variant="dark" size="lg">
              Top up
            </Button>
          </div>
          <p id={`${id}-problem`} role="status" className="mt-2 min-h-4 text-caption text-brand-200">
            {problem}
          </p>
        </form>
      ) : (
        <p className="relative mt-7 text-small text-ink-300">Topping up is not offered for this account.</p>
      )}
    </section>
  );
}
