import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import type { PaymentMethod } from '@/api/wire';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { DialogButtons } from '@/components/ui/DialogButtons';
import { Segmented } from '@/components/ui/Segmented';
import {
  E_WALLET_CHOICE,
  METHOD_CHOICE,
  METHOD_NAMES,
  NEW_METHOD_KINDS,
  type NewMethodKind,
} from '@/config/methodKinds';
import { getTokenizerLoader } from '@/lib/tokenizer';
import { AddCardForm } from './AddCardForm';
import { AddEWalletForm } from './AddEWalletForm';
import type { AddedHandler } from './useAddMethod';

const KINDS = NEW_METHOD_KINDS.map((kind) => ({ value: kind, label: METHOD_NAMES[kind] }));

type AddMethodDialogProps = {
  kind: NewMethodKind;
  onKindChange: (kind: NewMethodKind) => void;
  known: readonly PaymentMethod[];
  onAdded: AddedHandler;
  onClose: () => void;
};

/**
 * Dialog that adds a card or an e-wallet. Load it lazily, because it contains the card rules. All forms stay mounted and
 * keep their values; once something is typed, only a button closes the dialog.
 */
export function AddMethodDialog({ kind, onKindChange, known, onAdded, onClose }: AddMethodDialogProps) {
  const [isTyped, setIsTyped] = useState(false);
  const loadTokenizer = getTokenizerLoader();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isDismissable={!isTyped}
      title="Create New Card"
      text={`Add a ${METHOD_CHOICE} to pay and top up.`}
      icon={<CreditCard strokeWidth={1.75} />}
    >
      <Segmented label="Kind" options={KINDS} value={kind} onChange={onKindChange} isWide />
      <div onInput={() => setIsTyped(true)}>
        {KINDS.map(({ value }) => (
          <div key={value} hidden={value !== kind}>
            {value !== 'card' && <AddEWalletForm kind={value} known={known} onAdded={onAdded} onClose={onClose} />}
            {value === 'card' && loadTokenizer && (
              <AddCardForm loadTokenizer={loadTokenizer} known={known} onAdded={onAdded} onClose={onClose} />
            )}
            {value === 'card' && !loadTokenizer && (
              <CardsUnavailable onClose={onClose} onUseEWallet={() => onKindChange('gcash')} />
            )}
          </div>
        ))}
      </div>
    </Dialog>
  );
}

/** Shown in a build without a payment provider (docs/backend.md, Cards). */
function CardsUnavailable({ onClose, onUseEWallet }: { onClose: () => void; onUseEWallet: () => void }) {
  return (
    <div className="mt-4">
      <p className="font-620">Cards aren't available yet</p>
      <p className="mt-1 text-ink-700">Add {E_WALLET_CHOICE} instead. You can book as soon as one is added.</p>
      <DialogButtons>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button onClick={onUseEWallet}>Use {E_WALLET_CHOICE}</Button>
      </DialogButtons>
    </div>
  );
}
