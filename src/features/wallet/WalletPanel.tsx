import { valibotResolver } from '@hookform/resolvers/valibot';
import { useEffect, useId, useState, type Ref } from 'react';
import { useController, useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { PaymentMethod } from '@/api/wire';
import { CardLineArt } from '@/components/art/LineArt';
import { Amount } from '@/components/ui/Amount';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { useBookingNext } from '@/components/ui/useBookingNext';
import { CREATE_NEW_CARD, TOP_UPS_UNAVAILABLE } from '@/config/messages';
import { withNext } from '@/config/nextPath';
import { ADD_CARD_PATH } from '@/config/paths';
import { useUnsent } from '@/hooks/useUnsent';
import { cleanDecimal } from '@/utils/decimal';
import { formatPeso } from '@/utils/money';
import { amountSchema, parseAmount, QUICK_AMOUNTS, toAmountText } from './topUpForm';

type WalletPanelProps = {
  wallet: PaymentMethod | 'loading' | 'failed' | 'none';
  /** Points (`remaining_credits`), which are not part of the wallet. */
  points: number;
  accountNumber: string;
  /** Initial amount, in pesos. */
  firstAmount: number;
  /** False when the backend offers no top-ups. */
  canTopUp: boolean;
  /** Server error about the amount; empty without one. */
  refusal: string;
  isRetrying: boolean;
  onRetry: () => void;
  onEdit: () => void;
  onTopUp: (amount: number) => void;
};

/** Wallet balance with the top-up form, and the customer's Points. */
export function WalletPanel({ wallet, points, canTopUp, isRetrying, onRetry, ...topUp }: WalletPanelProps) {
  const id = useId();
  const next = useBookingNext();
  return (
    <section
      aria-labelledby={`${id}-wallet`}
      className="on-dark relative flex flex-col overflow-hidden rounded-lg bg-ink-900 p-6 text-white"
    >
      <CardLineArt className="h-[148px]" />
      <div className="relative">
        <h2 id={`${id}-wallet`} className="text-small text-ink-300">
          Wallet
        </h2>
        <Balance wallet={wallet} />
        <p className="tabular mt-1 text-small text-ink-300">Account no. {topUp.accountNumber}</p>
        <p className="mt-3 text-small text-ink-300">
          Points <span className="amount ml-1 text-white">{formatPeso(points)}</span>
        </p>
      </div>
      {typeof wallet === 'object' && canTopUp && <TopUpForm {...topUp} />}
      {typeof wallet === 'object' && !canTopUp && (
        <p className="relative mt-7 text-small text-ink-300">{TOP_UPS_UNAVAILABLE}</p>
      )}
      {wallet === 'loading' && <LoadingTopUp />}
      {wallet === 'none' && (
        <ButtonLink to={withNext(ADD_CARD_PATH, next)} variant="dark" size="lg" className="mt-auto">
          {CREATE_NEW_CARD}
        </ButtonLink>
      )}
      {wallet === 'failed' && (
        <Button variant="dark" size="lg" className="mt-auto" isWorking={isRetrying} onClick={onRetry}>
          Try again
        </Button>
      )}
    </section>
  );
}

type TopUpFormProps = Pick<WalletPanelProps, 'firstAmount' | 'refusal' | 'onEdit' | 'onTopUp'>;

function TopUpForm({ firstAmount, refusal, onEdit, onTopUp }: TopUpFormProps) {
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

const BALANCE_MESSAGES = {
  failed: 'Your wallet did not load.',
  none: 'You have no wallet yet. Add a card, GCash or Maya first.',
};

function Balance({ wallet }: Pick<WalletPanelProps, 'wallet'>) {
  if (wallet === 'loading') return <span aria-hidden className="mt-2 block h-9 w-44 rounded-xs bg-ink-800" />;
  // narrow, so that the text stays clear of the line in the corner
  if (typeof wallet === 'string') return <p className="mt-1 max-w-[220px] text-ink-200">{BALANCE_MESSAGES[wallet]}</p>;
  return <Amount value={wallet.balance} size="wallet" className="mt-1 block" />;
}

/** Placeholder with the size of the top-up form, so that the page does not move. */
function LoadingTopUp() {
  return (
    <div aria-hidden className="relative mt-7 mb-6 grid grid-cols-3 gap-2 *:rounded-md *:bg-ink-800">
      <span className="h-10" />
      <span className="h-10" />
      <span className="h-10" />
      <span className="col-span-3 mt-0.5 h-12" />
    </div>
  );
}
