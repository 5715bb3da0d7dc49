import { useId, useState, type SyntheticEvent } from 'react';
import { FileField } from '@/components/form/FileField';
import { TextField } from '@/components/form/TextField';
import { PHOTO_MAX_BYTES } from '@/config/constants';
import { useRefusedFocus } from '@/hooks/useRefusedFocus';
import { focusFirstProblem } from '@/utils/focusFirstProblem';
import { formatPeso, fromCentavos, toCentavos } from '@/utils/money';
import { isDigits } from '@/utils/patterns';
import { AmountField } from './AmountField';
import type { CreditAmounts } from './PayCredit';
import { PayCreditButton } from './PayCreditButton';
import { BANKS, checkChequeDate, formatChequeDate, readChequeDate } from './cheque';
import type { CreditSend } from './useCreditSend';

type ChequeFormProps = {
  amounts: CreditAmounts;
  now: number;
  payment: CreditSend;
};

type Typed = { amount: number | null; bank: string; number: string; date: string; photos: File[] };

const EMPTY: Typed = { amount: null, bank: '', number: '', date: '', photos: [] };

/** What is wrong with what was typed, per field of the call. */
function problemsOf({ bank, number, date, photos }: Typed, centavos: number, used: number, now: number) {
  const verdict = checkChequeDate(date, now);
  return {
    amount:
      centavos <= 0
        ? 'Enter the amount on the cheque.'
        : centavos > used
          ? `Enter an amount up to ${formatPeso(fromCentavos(used))}, what is used of your credit.`
          : undefined,
    bank: bank.trim() === '' ? 'Enter the bank.' : undefined,
    cheque_number: isDigits(number) ? undefined : 'Enter the digits of the cheque number.',
    cheque_date: 'problem' in verdict ? verdict.problem : undefined,
    photo: photos.length === 0 ? 'Add a picture of the cheque.' : undefined,
  };
}

/** A cheque that was written: its words, and its picture (multipart). */
export function ChequeForm({ amounts, now, payment }: ChequeFormProps) {
  const id = useId();
  const [typed, setTyped] = useState(EMPTY);
  const [hasTried, setHasTried] = useState(false);
  const { state, start } = payment;
  const { used, outstanding, due } = amounts;
  const form = useRefusedFocus(state);
  const change = (part: Partial<Typed>) => setTyped((current) => ({ ...current, ...part }));

  const suggested = due > 0 ? due : outstanding;
  const centavos = typed.amount === null ? 0 : toCentavos(typed.amount);
  const problems = problemsOf(typed, centavos, used, now);
  const refused = state.kind === 'failed' ? state.error.errors : undefined;
  const errorOf = (field: keyof typeof problems) => (hasTried ? problems[field] : undefined) ?? refused?.[field]?.[0];
  const verdict = checkChequeDate(typed.date, now);
  const dateError = errorOf('cheque_date');

  const handleSubmit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setHasTried(true);
    const [photo] = typed.photos;
    const day = readChequeDate(typed.date);
    if (Object.values(problems).some(Boolean) || !photo || !day) {
      focusFirstProblem(event.currentTarget);
      return;
    }
    const words = { bank: typed.bank.trim(), cheque_number: typed.number, cheque_date: day };
    void start({ amount: fromCentavos(centavos), ...words, photo });
  };

  return (
    <form ref={form} noValidate onSubmit={handleSubmit} className="grid grid-cols-2 gap-x-4 gap-y-4">
      <TextField
        label="Bank"
        name="bank"
        list={`${id}-banks`}
        autoComplete="off"
        value={typed.bank}
        error={errorOf('bank')}
        onChange={({ target }) => change({ bank: target.value })}
      />
      <datalist id={`${id}-banks`}>
        {BANKS.map((bank) => (
          <option key={bank} value={bank} />
        ))}
      </datalist>
      <TextField
        label="Cheque number"
        name="cheque_number"
        inputMode="numeric"
        autoComplete="off"
        inputClassName="tabular"
        value={typed.number}
        error={errorOf('cheque_number')}
        onChange={({ target }) => change({ number: target.value.trim() })}
      />
      <TextField
        label="Date on the cheque"
        name="cheque_date"
        inputMode="numeric"
        autoComplete="off"
        placeholder="MM-DD-YYYY"
        inputClassName="tabular"
        value={typed.date}
        hint={'note' in verdict && !dateError ? verdict.note : undefined}
        error={dateError}
        onChange={({ target }) =>
          change({
            date: target.selectionStart === target.value.length ? formatChequeDate(target.value) : target.value,
          })
        }
      />
      <AmountField
        label="Amount"
        value={typed.amount}
        error={errorOf('amount')}
        onChange={(amount) => change({ amount })}
      />
      <FileField
        className="col-span-2"
        label="Picture of the cheque"
        prompt="Add a photo"
        kinds={['jpg', 'png', 'webp']}
        maxBytes={PHOTO_MAX_BYTES}
        value={typed.photos}
        error={errorOf('photo')}
        onChange={(photos) => change({ photos })}
      />
      <div className="col-span-2">
        {suggested > 0 && suggested !== centavos && (
          <button
            type="button"
            className="flex min-h-6 items-center rounded-xs text-small font-560 text-brand-700 hover:underline"
            onClick={() => change({ amount: fromCentavos(suggested) })}
          >
            Use {due > 0 ? 'what is due' : 'the full balance'}, {formatPeso(fromCentavos(suggested))}
          </button>
        )}
        <PayCreditButton
          payment={payment}
          fields={Object.keys(problems)}
          label={centavos > 0 ? `Pay ${formatPeso(fromCentavos(centavos))} by cheque` : 'Pay by cheque'}
        />
      </div>
    </form>
  );
}
