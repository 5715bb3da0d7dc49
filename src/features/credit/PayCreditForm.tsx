import { useState, type SyntheticEvent } from 'react';
import { Link } from 'react-router-dom';
import { useGetPaymentMethodsQuery } from '@/api/payments';
import { RadioGroup } from '@/components/form/RadioGroup';
import { SelectField } from '@/components/form/SelectField';
import { isUnknown } from '@/components/money/moneyState';
import { Button } from '@/components/ui/Button';
import { addMethodPath } from '@/config/paths';
import { canCharge, defaultFirst, expiryText, methodName } from '@/domain/money/paymentMethods';
import { useRefusedFocus } from '@/hooks/useRefusedFocus';
import { formatPeso, fromCentavos, toCentavos } from '@/utils/money';
import { AmountField } from './AmountField';
import type { CreditAmounts } from './PayCredit';
import { PayCreditButton } from './PayCreditButton';
import type { CreditSend } from './useCreditSend';

type PayCreditFormProps = {
  amounts: CreditAmounts;
  now: number;
  payment: CreditSend;
};

type Choice = 'due' | 'full' | 'custom';

/** Pays what is due, everything, or another amount, with a card or an e-wallet. */
export function PayCreditForm({ amounts, now, payment }: PayCreditFormProps) {
  const methods = useGetPaymentMethodsQuery(undefined, { refetchOnMountOrArgChange: true });
  const usable = defaultFirst(methods.data ?? []).filter((method) => canCharge(method, now));
  const [picked, setPicked] = useState<Choice | null>(null);
  const [custom, setCustom] = useState<number | null>(null);
  const [methodId, setMethodId] = useState<string | null>(null);
  const [hasTried, setHasTried] = useState(false);
  const { state, start } = payment;
  const { used, outstanding, due } = amounts;
  const form = useRefusedFocus(state);

  const choice: Choice = picked ?? (due > 0 ? 'due' : outstanding > 0 ? 'full' : 'custom');
  const centavos = choice === 'due' ? due : choice === 'full' ? outstanding : toCentavos(custom ?? 0);
  const method = usable.find(({ id }) => String(id) === methodId) ?? usable[0];
  const refused = state.kind === 'failed' ? state.error.errors : undefined;
  const isOver = centavos > used;
  const amountProblem = isOver
    ? `Enter an amount up to ${formatPeso(fromCentavos(used))}, what is used of your credit.`
    : centavos <= 0
      ? 'Enter the amount you want to pay.'
      : undefined;

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (!amountProblem && method) void start({ amount: fromCentavos(centavos), method: method.id });
  };

  if (used <= 0 && !isUnknown(state)) return <p className="text-ink-600">Nothing to pay: no credit is used.</p>;
  return (
    <form ref={form} noValidate onSubmit={handleSubmit}>
      <RadioGroup
        label="How much"
        options={[
          { value: 'due', label: `Due now, ${formatPeso(fromCentavos(due))}`, isDisabled: due <= 0 },
          {
            value: 'full',
            label: `Everything, ${formatPeso(fromCentavos(outstanding))}`,
            isDisabled: outstanding <= 0,
          },
          { value: 'custom', label: 'Another amount' },
        ]}
        value={choice}
        onChange={({ target }) => setPicked(target.value as Choice)}
      />
      {choice === 'custom' && (
        <AmountField
          className="mt-2"
          label="Amount"
          value={custom}
          error={(hasTried ? amountProblem : undefined) ?? refused?.amount?.[0]}
          onChange={setCustom}
        />
      )}
      {methods.data && usable.length === 0 ? (
        <p className="mt-4 text-small text-ink-600">
          No verified card, GCash or Maya yet.{' '}
          <Link to={addMethodPath()} className="font-560 text-brand-700 underline">
            Create new card
          </Link>
        </p>
      ) : (
        <SelectField
          className="mt-4"
          label="Pay with"
          options={usable.map((one) => ({ value: String(one.id), label: methodName(one), detail: expiryText(one) }))}
          value={method ? String(method.id) : null}
          isLoading={methods.isLoading}
          error={refused?.method?.[0]}
          onChange={setMethodId}
        />
      )}
      {methods.error && !methods.data && (
        <p role="alert" className="mt-2 text-small text-err-700">
          Your payment methods did not load.{' '}
          <Button variant="secondary" size="sm" onClick={() => void methods.refetch()}>
            Try again
          </Button>
        </p>
      )}
      <PayCreditButton
        payment={payment}
        fields={choice === 'custom' ? ['amount', 'method'] : ['method']}
        label={centavos > 0 ? `Pay ${formatPeso(fromCentavos(centavos))}` : 'Pay'}
        isDisabled={!method}
      />
    </form>
  );
}
