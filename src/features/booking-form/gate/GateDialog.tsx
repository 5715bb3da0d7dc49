import { CreditCard, ShieldCheck } from 'lucide-react';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { NO_CARD_FOUND, UPDATE_PROFILE_FIRST, VERIFY_ACCOUNT_FIRST } from '@/config/gateMessages';
import type { GateRule } from './preBookingGate';

type GateDialogProps = {
  outcome: GateRule;
  isOpen: boolean;
  onLater: () => void;
  onUpdate: () => void;
  onVerify: () => void;
  onGoToWallet: () => void;
};

/** The dialogs of the gate; texts and buttons come from spec section 5. */
export function GateDialog({ outcome, isOpen, onLater, onUpdate, onVerify, onGoToWallet }: GateDialogProps) {
  const later = (
    <Button variant="secondary" onClick={onLater}>
      Later
    </Button>
  );
  const frame = { isOpen, onClose: onLater };
  switch (outcome) {
    case 'profile':
      return (
        <Dialog
          {...frame}
          isPlainTitle
          title={UPDATE_PROFILE_FIRST}
          footer={
            <>
              {later}
              <Button onClick={onUpdate}>Update</Button>
            </>
          }
        />
      );
    case 'verify':
      return (
        <Dialog
          {...frame}
          icon={<ShieldCheck strokeWidth={1.75} />}
          title="Verify your account"
          text={VERIFY_ACCOUNT_FIRST}
          footer={
            <>
              {later}
              <Button onClick={onVerify}>Verify</Button>
            </>
          }
        />
      );
    case 'card':
      return (
        <Dialog
          {...frame}
          icon={<CreditCard strokeWidth={1.75} />}
          title="Create New Card"
          text={NO_CARD_FOUND}
          footer={<Button onClick={onGoToWallet}>Go to Ewallet page</Button>}
        />
      );
    default:
      return null;
  }
}
