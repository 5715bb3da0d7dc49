import { CreditCard } from 'lucide-react';
import { useState } from 'react';
import type { PaymentMethod } from '../../api/wire';
import { Dialog } from '../../components/ui/Dialog';
import { Segmented } from '../../components/ui/Segmented';
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

/** The checks of a card come with it: load it lazily. */
export function AddMethodDialog({ kind: firstKind, known, onAdded, onClose }: AddMethodDialogProps) {
  const [kind, setKind] = useState<NewKind>(firstKind);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Create New Card"
      text="A card, GCash or Maya to pay and top up with."
      icon={<CreditCard strokeWidth={1.75} />}
    >
      <Segmented label="Kind" options={KINDS} value={kind} onChange={setKind} isWide />
      {kind === 'card' ? (
        <AddCardForm known={known} onAdded={onAdded} onClose={onClose} />
      ) : (
        <AddEWalletForm key={kind} kind={kind} known={known} onAdded={onAdded} onClose={onClose} />
      )}
    </Dialog>
  );
}
