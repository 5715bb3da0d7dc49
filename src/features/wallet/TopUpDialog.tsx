import { CirclePlus } from 'lucide-react';
import { useState } from 'react';
import type { PaymentMethod } from '../../api/wire';
import { Button } from '../../components/ui/Button';
import { ButtonLink } from '../../components/ui/ButtonLink';
import { ChoiceCard } from '../../components/ui/ChoiceCard';
import { Dialog } from '../../components/ui/Dialog';
import { addMethodPath } from '../../config/paths';
import { selectPendingTopUp } from '../../store/booking';
import { useAppSelector } from '../../store/hooks';
import { canCharge, defaultFirst, expiryText, methodName } from '../../store/paymentMethods';
import { formatPeso } from '../../utils/money';
import { useTopUp } from './useTopUp';

type TopUpDialogProps = {
  /** Pesos. */
  amount: number;
  methods: readonly PaymentMethod[];
  now: number;
  onClose: () => void;
};

const detailOf = (method: PaymentMethod) =>
  method.kind === 'card' ? `Expires ${expiryText(method)}` : 'Opens its own page';

/** With what to pay for the Points; the one button that does names the amount. */
export function TopUpDialog({ amount, methods, now, onClose }: TopUpDialogProps) {
  const usable = defaultFirst(methods).filter((method) => canCharge(method, now));
  const pending = useAppSelector(selectPendingTopUp);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const { state, start, lookUp } = useTopUp(onClose);
  const chosen = usable.find(({ id }) => String(id) === chosenId) ?? usable[0];
  const isUnknown = state.kind === 'unknown' || state.kind === 'looking';
  const shown = isUnknown && pending ? pending.amount : amount;
  const isHeld = state.kind === 'failed' && state.isHeld;
  const isMissing = state.kind === 'failed' && state.error.status === 404;

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Top up ${formatPeso(shown)}`}
      text={isUnknown ? undefined : 'Choose what pays for it.'}
      icon={<CirclePlus strokeWidth={1.75} />}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          {isUnknown ? (
            <Button isWorking={state.kind === 'looking'} onClick={() => void lookUp()}>
              Check the top-up
            </Button>
          ) : chosen ? (
            <Button
              isWorking={state.kind === 'sending' || state.kind === 'done'}
              disabled={isHeld || isMissing}
              onClick={() => void start({ amount, method: chosen.id })}
            >
              Top up {formatPeso(amount)}
            </Button>
          ) : (
            <ButtonLink to={addMethodPath()}>Create new card</ButtonLink>
          )}
        </>
      }
    >
      {usable.length === 0 && (
        <p className="text-ink-600">No verified card, GCash or Maya yet. Add one and verify it to top up.</p>
      )}
      {!isUnknown && usable.length > 0 && (
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
      <div role="alert" className="text-small text-err-700">
        {isUnknown && (
          <p className="mt-3">
            The answer to your top-up was lost, so its status is unknown. Check it before you top up again; nothing is
            charged twice.
          </p>
        )}
        {state.kind === 'cleared' && <p className="mt-3">It did not arrive: nothing was charged. You can try again.</p>}
        {state.kind === 'failed' && (
          <p className="mt-3">{isMissing ? 'Topping up is not offered for this account.' : state.error.message}</p>
        )}
      </div>
    </Dialog>
  );
}
