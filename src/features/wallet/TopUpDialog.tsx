import { CirclePlus } from 'lucide-react';
import { useState } from 'react';
import type { PaymentMethod } from '@/api/wire';
import { MoneyNotice } from '@/components/money/MoneyNotice';
import { SendButton } from '@/components/money/SendButton';
import { isUnknown } from '@/components/money/moneyState';
import { Button } from '@/components/ui/Button';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { ChoiceCard } from '@/components/ui/ChoiceCard';
import { Dialog } from '@/components/ui/Dialog';
import { addMethodPath } from '@/config/paths';
import { canCharge, defaultFirst, expiryText, methodName } from '@/domain/money/paymentMethods';
import { selectPendingTopUp } from '@/store/booking';
import { useAppSelector } from '@/store/hooks';
import { formatPeso } from '@/utils/money';
import { useTopUp } from './useTopUp';

type TopUpDialogProps = {
  /** Pesos. */
  amount: number;
  methods: readonly PaymentMethod[];
  now: number;
  onClose: () => void;
  /** The server takes another amount only, in its own words: the amount stands behind this dialog. */
  onAmountRefused: (words: string) => void;
};

const detailOf = (method: PaymentMethod) =>
  method.kind === 'card' ? `Expires ${expiryText(method)}` : 'Opens its own page';

/** Chooses the method that pays for a top-up; the button names the amount. */
export function TopUpDialog({ amount, methods, now, onClose, onAmountRefused }: TopUpDialogProps) {
  const usable = defaultFirst(methods).filter((method) => canCharge(method, now));
  const pending = useAppSelector(selectPendingTopUp);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { state, start, lookUp } = useTopUp(onClose, onAmountRefused);
  const chosen = usable.find(({ id }) => String(id) === chosenId) ?? usable[0];
  const isLost = isUnknown(state);
  const shown = isLost && pending ? pending.amount : amount;
  const isMissing = state.kind === 'failed' && state.error.status === 404;

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Top up ${formatPeso(shown)}`}
      text={isLost ? undefined : 'Choose what pays for it.'}
      icon={<CirclePlus strokeWidth={1.75} />}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          {isLost || chosen ? (
            <SendButton
              state={state}
              label={`Top up ${formatPeso(amount)}`}
              checkLabel="Check the top-up"
              isWorking={state.kind === 'sending' || state.kind === 'done'}
              isDisabled={isMissing}
              onSend={() => chosen && void start({ amount, method: chosen.id })}
              onCheck={() => void lookUp()}
            />
          ) : (
            <ButtonLink to={addMethodPath()}>Create new card</ButtonLink>
          )}
        </>
      }
    >
      {usable.length === 0 && (
        <p className="text-ink-600">No verified card, GCash or Maya yet. Add one and verify it to top up.</p>
      )}
      {!isLost && usable.length > 0 && (
        <div role="radiogroup" aria-label="Pay with" className="space-y-2.5">
          {usable.map((method) => (
            <ChoiceCard
              key={String(method.id)}
              name="top-up-method"
              value={String(method.id)}
              isChosen={method === chosen}
              onChoose={setChosenId}
            >
              <span>
                <span className="block font-560">{methodName(method)}</span>
                <span className="tabular block text-caption text-ink-600">{detailOf(method)}</span>
              </span>
            </ChoiceCard>
          ))}
        </div>
      )}
      <MoneyNotice state={state} what="top-up" help="charged-twice" isSaid={isMissing} />
      {isMissing && (
        <p role="alert" className="mt-3 text-small text-err-700">
          Top-ups are not available for this account.
        </p>
      )}
    </Dialog>
  );
}
