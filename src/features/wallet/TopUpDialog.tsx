import { valibotResolver } from '@hookform/resolvers/valibot';
import { CirclePlus } from 'lucide-react';
import { useController, useForm, type Control } from 'react-hook-form';
import type { PaymentMethod } from '@/api/wire';
import { SendButton } from '@/components/form/SendButton';
import { SendNotice } from '@/components/form/SendNotice';
import { isUnknown } from '@/components/form/sendState';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { ChoiceCard } from '@/components/ui/ChoiceCard';
import { Dialog } from '@/components/ui/Dialog';
import { useBookingNext } from '@/components/ui/useBookingNext';
import { REDIRECTS_TO_BANK } from '@/config/messages';
import { CHECK_TOP_UP, NO_VERIFIED_METHOD, TOP_UPS_UNAVAILABLE } from '@/config/moneyMessages';
import { withNext } from '@/config/nextPath';
import {
  canCharge,
  formatExpiryDate,
  getMethodName,
  getMethodStep,
  sortDefaultFirst,
} from '@/domain/money/paymentMethods';
import { useAppSelector } from '@/store/hooks';
import { selectLostTopUp } from '@/store/pendingPayments';
import { formatPeso } from '@/utils/money';
import { createTopUpSchema, findChosenMethod, type TopUpChoice, type TopUpIntent } from './topUpForm';
import { useTopUp } from './useTopUp';

type TopUpDialogProps = {
  /** Pesos. */
  amount: number;
  methods: readonly PaymentMethod[];
  /** Id of the method that is chosen at first; null for the first one. */
  firstMethod: string | null;
  /** Balance of the wallet, in pesos; undefined if the server did not send it. */
  balance: number | null | undefined;
  now: number;
  onClose: () => void;
  /** Called with the server's message when it refuses the amount, which the page behind the dialog shows. */
  onAmountRefused: (message: string) => void;
};

/** Chooses the payment method of a top-up; the button names the amount. */
export function TopUpDialog(props: TopUpDialogProps) {
  const { amount, methods, firstMethod, balance, now, onClose, onAmountRefused } = props;
  const usable = sortDefaultFirst(methods).filter((method) => canCharge(method, now));
  const step = getMethodStep(methods, now);
  const lost = useAppSelector(selectLostTopUp);
  const next = useBookingNext();
  const { control, handleSubmit } = useForm<TopUpChoice, unknown, TopUpIntent>({
    resolver: valibotResolver(createTopUpSchema(amount, usable)),
    defaultValues: { method: firstMethod },
  });
  const { state, start, lookUp } = useTopUp(onClose, onAmountRefused);
  const isLost = isUnknown(state);
  const isUnavailable = state.kind === 'failed' && state.error.status === 404;

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Top up ${formatPeso(isLost && lost ? lost.amount : amount)}`}
      text={isLost ? undefined : 'Choose a payment method.'}
      icon={<CirclePlus strokeWidth={1.75} />}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          {isLost || usable.length > 0 ? (
            <SendButton
              state={state}
              label={`Top up ${formatPeso(amount)}`}
              checkLabel={CHECK_TOP_UP}
              isWorking={state.kind === 'sending' || state.kind === 'done'}
              isDisabled={isUnavailable}
              onSend={() => void handleSubmit((intent) => void start(intent))()}
              onCheck={() => void lookUp()}
            />
          ) : (
            <ButtonLink to={withNext(step.path, next)}>{step.label}</ButtonLink>
          )}
        </>
      }
    >
      {usable.length === 0 && <p className="text-ink-600">{NO_VERIFIED_METHOD} Add or verify one to top up.</p>}
      {!isLost && usable.length > 0 && <MethodField control={control} methods={usable} />}
      {!isLost && typeof balance === 'number' && (
        <p className="mt-4 flex justify-between gap-4 text-ink-600">
          Wallet after this top-up
          <span className="amount text-ink-900">{formatPeso(balance + amount)}</span>
        </p>
      )}
      <SendNotice state={state} what="top-up" help="charged-twice" isShownElsewhere={isUnavailable} />
      {isUnavailable && (
        <p role="alert" className="mt-3 text-small text-err-700">
          {TOP_UPS_UNAVAILABLE}
        </p>
      )}
    </Dialog>
  );
}

type MethodFieldProps = { control: Control<TopUpChoice, unknown, TopUpIntent>; methods: readonly PaymentMethod[] };

function MethodField({ control, methods }: MethodFieldProps) {
  const { field } = useController({ control, name: 'method' });
  const chosen = findChosenMethod(methods, field.value);
  return (
    <div role="radiogroup" aria-label="Pay with" className="space-y-2.5">
      {methods.map((method) => (
        <ChoiceCard
          key={String(method.id)}
          name="top-up-method"
          value={String(method.id)}
          isChosen={method === chosen}
          onChoose={field.onChange}
        >
          <span>
            <span className="block font-560">{getMethodName(method)}</span>
            <span className="tabular block text-caption text-ink-600">
              {method.kind === 'card' ? `Expires ${formatExpiryDate(method)}` : REDIRECTS_TO_BANK}
            </span>
          </span>
        </ChoiceCard>
      ))}
    </div>
  );
}
