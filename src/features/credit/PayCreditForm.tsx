import { valibotResolver } from '@hookform/resolvers/valibot';
import { useState } from 'react';
import { Controller, useForm, useWatch, type Control } from 'react-hook-form';
import { Link, useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { useGetPaymentMethodsQuery } from '@/api/payments';
import type { PaymentMethod } from '@/api/wire';
import { ListRetry } from '@/components/form/ListRetry';
import { RadioGroup } from '@/components/form/RadioGroup';
import { SelectField } from '@/components/form/SelectField';
import { METHODS_NOT_LOADED, NO_VERIFIED_METHOD } from '@/config/moneyMessages';
import { withNext } from '@/config/nextPath';
import {
  canCharge,
  formatExpiryDate,
  getMethodName,
  getMethodStep,
  sortDefaultFirst,
} from '@/domain/money/paymentMethods';
import { useFocusFirstError } from '@/hooks/useFocusFirstError';
import { useKeepValues } from '@/hooks/useKeepValues';
import { formatCentavos, fromCentavos, toCentavos } from '@/utils/money';
import { AmountField } from './AmountField';
import { ConfirmPayment } from './ConfirmPayment';
import { PayCreditButton } from './PayCreditButton';
import {
  AMOUNT_CHOICES,
  createAmountSchema,
  getAmountChoice,
  getChosenAmount,
  type AmountChoice,
} from './creditAmount';
import type { CreditAmounts } from './readCredit';
import type { CreditSend } from './useCreditSend';
import { useLargePayment } from './useLargePayment';
import { useUnsentPayment } from './useUnsentPayment';

/** Props of the forms that pay credit: by payment method, or by cheque. */
export type PayCreditFormProps = {
  amounts: CreditAmounts;
  prefill: number;
  now: number;
  payment: CreditSend;
};

/** Choice and method are null until the customer chooses, so that the defaults follow reloaded data. */
const valuesSchema = v.object({
  choice: v.nullable(v.picklist(AMOUNT_CHOICES)),
  amount: v.nullable(v.number()),
  method: v.nullable(v.string()),
});

const createPayCreditSchema = (amounts: CreditAmounts) =>
  v.pipe(
    valuesSchema,
    v.transform(({ choice, amount }) => ({
      amount: getChosenAmount(getAmountChoice(choice, amounts), amount, amounts),
    })),
    v.object({ amount: createAmountSchema(amounts.used, 'Enter the amount you want to pay.') }),
  );

type PayCreditValues = v.InferInput<typeof valuesSchema>;
type PayCreditOutput = v.InferOutput<ReturnType<typeof createPayCreditSchema>>;

const EMPTY: PayCreditValues = { choice: null, amount: null, method: null };

/** Form with the unsent payment. Returns the choice and the amount in centavos that its values mean. */
function usePayCreditForm(amounts: CreditAmounts, prefill: number) {
  const unsent = useUnsentPayment('card', valuesSchema, prefill);
  const [typed] = useState(unsent.read);
  const form = useForm<PayCreditValues, unknown, PayCreditOutput>({
    resolver: valibotResolver(createPayCreditSchema(amounts)),
    defaultValues: {
      ...EMPTY,
      ...typed.values,
      ...(typed.hasNewAmount && { choice: 'custom', amount: fromCentavos(prefill) }),
    },
  });
  useKeepValues(form, unsent.keep);
  const values = useWatch({ control: form.control });
  const choice = getAmountChoice(values.choice, amounts);
  const centavos = toCentavos(getChosenAmount(choice, values.amount ?? null, amounts) ?? 0);
  return { form, choice, centavos, chosenMethod: values.method };
}

/** Pays the amount due, the full balance or another amount by card or e-wallet. */
export function PayCreditForm({ amounts, prefill, now, payment }: PayCreditFormProps) {
  const methods = useGetPaymentMethodsQuery(undefined, { refetchOnMountOrArgChange: true });
  const usable = sortDefaultFirst(methods.data ?? []).filter((method) => canCharge(method, now));
  const { form, choice, centavos, chosenMethod } = usePayCreditForm(amounts, prefill);
  const { control, handleSubmit, formState } = form;
  const method = usable.find(({ id }) => String(id) === chosenMethod) ?? usable[0];
  const { state, start } = payment;
  const element = useFocusFirstError(state);
  const refused = state.kind === 'failed' ? state.error.errors : undefined;

  const { toConfirm, pay, close } = useLargePayment();
  const handlePay = ({ amount }: PayCreditOutput) => {
    if (!method) return;
    const send = () => void start({ amount, method: method.id });
    pay({ amount, from: getMethodName(method), isCheque: false, send });
  };

  return (
    <form
      ref={element}
      noValidate
      onSubmit={(event) => void handleSubmit(handlePay)(event)}
      className="flex grow flex-col"
    >
      <ChoiceField control={control} amounts={amounts} choice={choice} />
      {choice === 'custom' && (
        <Controller
          control={control}
          name="amount"
          render={({ field }) => (
            <AmountField
              {...field}
              className="mt-2"
              label="Amount"
              error={formState.errors.amount?.message ?? refused?.amount?.[0]}
            />
          )}
        />
      )}
      <MethodField
        control={control}
        query={methods}
        usable={usable}
        chosen={method}
        now={now}
        error={refused?.method?.[0]}
      />
      <PayCreditButton
        payment={payment}
        fields={choice === 'custom' ? ['amount', 'method'] : ['method']}
        label={centavos > 0 ? `Pay ${formatCentavos(centavos)}` : 'Pay'}
        isDisabled={!method}
      />
      {toConfirm && <ConfirmPayment payment={toConfirm} amounts={amounts} onClose={close} />}
    </form>
  );
}

type PayCreditControl = Control<PayCreditValues, unknown, PayCreditOutput>;

type ChoiceFieldProps = { control: PayCreditControl; amounts: CreditAmounts; choice: AmountChoice };

function ChoiceField({ control, amounts: { due, outstanding }, choice }: ChoiceFieldProps) {
  const options = [
    { value: 'due', label: `Due now, ${formatCentavos(due)}`, isDisabled: due <= 0 },
    { value: 'full', label: `Full balance, ${formatCentavos(outstanding)}`, isDisabled: outstanding <= 0 },
    { value: 'custom', label: 'Another amount' },
  ];
  return (
    <Controller
      control={control}
      name="choice"
      render={({ field }) => <RadioGroup {...field} label="Amount to pay" options={options} value={choice} />}
    />
  );
}

type MethodFieldProps = {
  control: PayCreditControl;
  query: { data?: PaymentMethod[]; error?: unknown; isLoading: boolean; refetch: () => unknown };
  usable: PaymentMethod[];
  chosen: PaymentMethod | undefined;
  now: number;
  error?: string;
};

function MethodField({ control, query, usable, chosen, now, error }: MethodFieldProps) {
  const { pathname, search } = useLocation();
  if (query.data && usable.length === 0) {
    const step = getMethodStep(query.data, now);
    return (
      <p className="mt-4 text-small text-ink-600">
        {NO_VERIFIED_METHOD}{' '}
        <Link to={withNext(step.path, pathname + search)} className="font-560 text-brand-700 underline">
          {step.label}
        </Link>
      </p>
    );
  }
  const options = usable.map((method) => ({
    value: String(method.id),
    label: getMethodName(method),
    detail: formatExpiryDate(method),
  }));
  return (
    <>
      <Controller
        control={control}
        name="method"
        render={({ field }) => (
          <SelectField
            {...field}
            className="mt-4"
            label="Pay with"
            options={options}
            value={chosen ? String(chosen.id) : null}
            isLoading={query.isLoading}
            error={error}
          />
        )}
      />
      {query.error && !query.data && (
        <p role="alert" className="mt-2 text-small">
          <ListRetry text={METHODS_NOT_LOADED} onRetry={() => void query.refetch()} />
        </p>
      )}
    </>
  );
}
