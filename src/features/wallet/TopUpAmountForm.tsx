import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useId, useState, type Ref } from 'react';
import { useController, useForm } from 'react-hook-form';
import * as v from 'valibot';
import { Button } from '@/components/ui/Button';
import { useUnsent } from '@/hooks/useUnsent';
import { cleanDecimal } from '@/utils/decimal';
import { formatPeso } from '@/utils/money';
import { QUICK_AMOUNTS, amountSchema, parseAmount, toAmountText } from './topUpForm';

export type TopUpAmountFormProps = {
  /** Initial amount, in pesos. */
  firstAmount: number;
  /** Server error about the amount; empty without one. */
  refusal: string;
  onEdit: () => void;
  onTopUp: (amount: number) => void;
};

/** Amount of a top-up. */
export function TopUpAmountForm({ firstAmount, refusal, onEdit, onTopUp }: TopUpAmountFormProps) {
  const id = useId();
  const unsent = useUnsent(`top-up ${firstAmount}`, v.string());
  const { control, handleSubmit, setFocus, formState } = useForm({
    resolver: valibotResolver(amountSchema),
    defaultValues: { amount: unsent.read() ?? toAmountText(firstAmount) },
  });
  const { field } = useController({ control, name: 'amount' });
  const problem = formState.errors.amount?.message ?? refusal;

  useEffect(() => {
    // after the dialog has restored the focus to its button
    if (refusal) requestAnimationFrame(() => setTimeout(() => setFocus('amount')));
  }, [refusal, setFocus]);

  const handleText = (text: string) => {
    field.onChange(text);
    unsent.change(text);
    onEdit();
  };

  return (
    <form
      noValidate
      className="relative mt-7"
      onSubmit={(event) => void handleSubmit((values) => onTopUp(values.amount))(event)}
    >
      <QuickAmounts amount={parseAmount(field.value)} onChoose={(quick) => handleText(toAmountText(quick))} />
      <div className="mt-2.5 flex gap-2">
        <AmountInput {...field} id={`${id}-amount`} problemId={problem && `${id}-problem`} onChange={handleText} />
        <Button type="submit" variant="dark" size="lg">
          Top up
        </Button>
      </div>
      <p id={`${id}-problem`} role="status" className="mt-2 min-h-4 text-caption text-brand-200">
        {problem}
      </p>
    </form>
  );
}

type AmountInputProps = {
  id: string;
  name: string;
  /** Text as typed. */
  value: string;
  /** Id of the error; empty without one. */
  problemId: string;
  onChange: (text: string) => void;
  onBlur: () => void;
  ref: Ref<HTMLInputElement>;
};

/** Amount on the dark panel. Thousands are grouped only while nothing is typed, because a comma would move the caret. */
function AmountInput({ id, name, value, problemId, onChange, onBlur, ref }: AmountInputProps) {
  const [isTyping, setIsTyping] = useState(false);
  const amount = parseAmount(value);
  return (
    <>
      <label htmlFor={id} className="sr-only">
        Amount in pesos
      </label>
      <div className="flex h-12 min-w-0 grow items-center rounded-[12px] bg-ink-800 px-4 outline-white focus-within:outline-2">
        <span aria-hidden className="amount text-ink-300">
          ₱
        </span>
        <input
          ref={ref}
          id={id}
          name={name}
          value={isTyping || amount === null ? value : toAmountText(amount)}
          inputMode="decimal"
          autoComplete="off"
          aria-invalid={problemId !== '' || undefined}
          aria-describedby={problemId || undefined}
          className="amount min-w-0 grow bg-transparent pl-1.5 text-[18px]/6 text-white outline-hidden"
          onChange={({ target }) => {
            setIsTyping(true);
            onChange(cleanDecimal(target.value, 2));
          }}
          onBlur={() => {
            setIsTyping(false);
            onBlur();
          }}
        />
      </div>
    </>
  );
}

type QuickAmountsProps = { amount: number | null; onChoose: (amount: number) => void };

function QuickAmounts({ amount, onChoose }: QuickAmountsProps) {
  return (
    <div role="group" aria-label="Amounts" className="flex gap-2">
      {QUICK_AMOUNTS.map((quick) => (
        <button
          key={quick}
          type="button"
          aria-pressed={amount === quick}
          className="amount h-10 flex-1 rounded-md bg-ink-800 text-small text-white transition-colors duration-120 hover:bg-ink-700 aria-pressed:bg-white aria-pressed:text-ink-900"
          onClick={() => onChoose(quick)}
        >
          {formatPeso(quick)}
        </button>
      ))}
    </div>
  );
}
