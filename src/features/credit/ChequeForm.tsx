import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { Controller, useController, useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { FileField } from '@/components/form/FileField';
import { TextField } from '@/components/form/TextField';
import { PHOTO_MAX_BYTES } from '@/config/constants';
import { useFocusFirstError } from '@/hooks/useFocusFirstError';
import { useKeepValues } from '@/hooks/useKeepValues';
import { useAppSelector } from '@/store/hooks';
import { selectLostCredit } from '@/store/pendingPayments';
import { formatCentavos, fromCentavos, toCentavos } from '@/utils/money';
import { AmountField } from './AmountField';
import { BankField } from './BankField';
import { ConfirmPayment } from './ConfirmPayment';
import { PayCreditButton } from './PayCreditButton';
import type { PayCreditFormProps } from './PayCreditForm';
import {
  checkChequeDate,
  chequeValuesSchema,
  createChequeSchema,
  formatChequeDate,
  type Cheque,
  type ChequeValues,
} from './cheque';
import type { CreditSend } from './useCreditSend';
import { useLargePayment } from './useLargePayment';
import { useUnsentPayment } from './useUnsentPayment';

type ChequeFormState = UseFormReturn<ChequeValues, unknown, Cheque>;

const EMPTY: ChequeValues = { bank: '', cheque_number: '', cheque_date: '', amount: null, photo: [] };
const FIELDS = Object.keys(EMPTY);

/** Cheque payment with a photo of the cheque; sent as multipart. */
export function ChequeForm({ amounts, prefill, now, payment }: PayCreditFormProps) {
  const { state, start } = payment;
  const { used, outstanding, due } = amounts;
  const unsent = useUnsentPayment('cheque', chequeValuesSchema, prefill);
  const [typed] = useState(unsent.read);
  const lostNumber = useAppSelector(selectLostCredit)?.chequeNumber;
  const form = useForm<ChequeValues, unknown, Cheque>({
    resolver: valibotResolver(createChequeSchema(used, now)),
    defaultValues: {
      ...EMPTY,
      ...typed.values,
      ...(typed.hasNewAmount && { amount: fromCentavos(prefill) }),
      ...(lostNumber && { cheque_number: lostNumber }),
    },
  });
  useKeepValues(form, unsent.keep);
  const element = useFocusFirstError(state);
  const amount = useWatch({ control: form.control, name: 'amount' });
  const centavos = amount === null ? 0 : toCentavos(amount);
  const suggested = due > 0 ? due : outstanding;
  const { toConfirm, pay, close } = useLargePayment();
  const handlePay = (cheque: Cheque) => {
    const from = `Cheque ${cheque.cheque_number}, ${cheque.bank}`;
    pay({ amount: cheque.amount, from, isCheque: true, send: () => void start(cheque) });
  };

  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => void form.handleSubmit(handlePay)(event)}
      className="flex grow flex-col"
    >
      <div className="grid grid-cols-2 gap-x-4 gap-y-4">
        <ChequeFields form={form} now={now} state={state} />
        {suggested > 0 && suggested !== centavos && (
          <button
            type="button"
            className="col-span-2 flex min-h-6 items-center justify-self-start rounded-xs text-small font-560 text-brand-700 hover:underline"
            onClick={() => {
              form.setValue('amount', fromCentavos(suggested), { shouldValidate: form.formState.isSubmitted });
              // the pressed button is gone
              form.setFocus('amount');
            }}
          >
            Use the {due > 0 ? 'amount due' : 'full balance'} ({formatCentavos(suggested)})
          </button>
        )}
      </div>
      <PayCreditButton
        payment={payment}
        fields={FIELDS}
        label={centavos > 0 ? `Pay ${formatCentavos(centavos)} by cheque` : 'Pay by cheque'}
      />
      {toConfirm && <ConfirmPayment payment={toConfirm} amounts={amounts} onClose={close} />}
    </form>
  );
}

type ChequeFieldsProps = {
  form: ChequeFormState;
  now: number;
  state: CreditSend['state'];
};

function ChequeFields({ form, now, state }: ChequeFieldsProps) {
  const { control, register, formState } = form;
  // registered before the cheque number, because the first wrong field in this order gets the focus
  const { field: bankField } = useController({ control, name: 'bank' });
  const refused = state.kind === 'failed' ? state.error.errors : undefined;
  const getError = (field: keyof ChequeValues) => formState.errors[field]?.message ?? refused?.[field]?.[0];

  return (
    <>
      <BankField {...bankField} error={getError('bank')} />
      <TextField
        label="Cheque number"
        inputMode="numeric"
        autoComplete="off"
        inputClassName="tabular"
        error={getError('cheque_number')}
        {...register('cheque_number')}
      />
      <ChequeDateField control={control} now={now} error={getError('cheque_date')} />
      <Controller
        control={control}
        name="amount"
        render={({ field }) => <AmountField {...field} label="Amount" error={getError('amount')} />}
      />
      <Controller
        control={control}
        name="photo"
        render={({ field }) => (
          <FileField
            {...field}
            className="col-span-2"
            label="Photo of the cheque"
            prompt="Add a photo"
            kinds={['jpg', 'png', 'webp']}
            maxBytes={PHOTO_MAX_BYTES}
            error={getError('photo')}
          />
        )}
      />
    </>
  );
}

type ChequeDateFieldProps = { control: ChequeFormState['control']; now: number; error?: string };

function ChequeDateField({ control, now, error }: ChequeDateFieldProps) {
  const { field } = useController({ control, name: 'cheque_date' });
  const verdict = checkChequeDate(field.value, now);
  return (
    <TextField
      {...field}
      label="Cheque date"
      inputMode="numeric"
      autoComplete="off"
      placeholder="MM-DD-YYYY"
      inputClassName="tabular"
      hint={'note' in verdict && !error ? verdict.note : undefined}
      error={error}
      onChange={({ target }) =>
        field.onChange(target.selectionStart === target.value.length ? formatChequeDate(target.value) : target.value)
      }
    />
  );
}
