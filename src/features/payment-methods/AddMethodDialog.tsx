import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import type { PaymentMethod } from '../../api/wire';
import { Button } from '../../components/ui/Button';
import { ButtonLink } from '../../components/ui/ButtonLink';
import { Dialog } from '../../components/ui/Dialog';
import { Segmented } from '../../components/ui/Segmented';
import { PATHS } from '../../config/paths';
import { hasTokenizer } from '../../lib/tokenizer';
import { AddCardForm } from './AddCardForm';
import { AddEWalletForm } from './AddEWalletForm';

export type NewKind = 'card' | 'gcash' | 'maya';

const KINDS = [
  { value: 'card', label: 'Card' },
  { value: 'gcash', label: 'GCash' },
  { value: 'maya', label: 'Maya' },
] as const;

type AddMethodDialogProps = {
  kind: NewKind;
  known: readonly PaymentMethod[];
  onAdded: (method: PaymentMethod) => void;
  onClose: () => void;
};

/**
 * The checks of a card come with it: load it lazily. A form that is left for another keeps what was typed, where it was
 * typed; after that only a button closes the dialog.
 */
export function AddMethodDialog({ kind: firstKind, known, onAdded, onClose }: AddMethodDialogProps) {
  const [kind, setKind] = useState<NewKind>(firstKind);
  const [isTyped, setIsTyped] = useState(false);
  const forms = (
    <>
      <Segmented label="Kind" options={KINDS} value={kind} onChange={setKind} isWide />
      <div onInput={() => setIsTyped(true)}>
        {KINDS.map(({ value }) => (
          <div key={value} hidden={value !== kind}>
            {value === 'card' ? (
              <AddCardForm known={known} onAdded={onAdded} onClose={onClose} />
            ) : (
              <AddEWalletForm kind={value} known={known} onAdded={onAdded} onClose={onClose} />
            )}
          </div>
        ))}
      </div>
    </>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDismissable={!isTyped}
      title="Create New Card"
      text="A card, GCash or Maya to pay and top up with."
      icon={<CreditCard strokeWidth={1.75} />}
    >
      {hasTokenizer() ? forms : <NotSetUp onClose={onClose} />}
    </Dialog>
  );
}

/** A build with an API has no card service until one is put in (README, Cards). */
function NotSetUp({ onClose }: { onClose: () => void }) {
  return (
    <>
      <p role="status" className="text-ink-700">
        <strong className="block font-620">Adding a card is not set up</strong>
        Until it is, pay in cash or with a method that is here already, and tell us in the help center that you need it.
      </p>
      <div className="mt-5 flex gap-2.5 *:flex-1">
        <Button variant="secondary" onClick={onClose}>
          Close
        </Button>
        <ButtonLink to={PATHS.helpCenter}>Help center</ButtonLink>
      </div>
    </>
  );
}
