import { KeyRound } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { TextField } from '../../components/form/TextField';
import { Button } from '../../components/ui/Button';
import { Dialog } from '../../components/ui/Dialog';
import { HelpLink } from '../../components/ui/HelpLink';
import { PIN_LENGTH } from '../../config/constants';

type PinDialogProps = {
  /** What the PIN pays, as on the button. */
  amount: string;
  /** What the server said of the last try. */
  error?: string;
  isWorking: boolean;
  onClose: () => void;
  onPin: (pin: string) => void;
};

/** Asked for before a wallet or credit payment (README, PIN prompt); the PIN lives in this field alone. */
export function PinDialog({ amount, error, isWorking, onClose, onPin }: PinDialogProps) {
  const [pin, setPin] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const isComplete = new RegExp(`^\\d{${PIN_LENGTH}}$`).test(pin);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (isComplete) onPin(pin);
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Enter your PIN"
      text={`It confirms the payment of ${amount}.`}
      icon={<KeyRound size={22} strokeWidth={1.75} aria-hidden />}
    >
      <form onSubmit={handleSubmit} noValidate>
        <TextField
          label="PIN"
          name="pin"
          type="password"
          inputMode="numeric"
          autoComplete="off"
          // eslint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to be typed into
          autoFocus
          value={pin}
          onChange={({ target }) => setPin(target.value.replace(/\D/g, ''))}
          error={hasTried && !isComplete ? `Enter the ${PIN_LENGTH} digits of your PIN.` : error}
        />
        {error && <HelpLink topic="pin" className="mt-3" />}
        <div className="mt-5 flex gap-2.5 *:flex-1">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" isWorking={isWorking}>
            Pay {amount}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
