import { ShieldCheck } from 'lucide-react';
import { useState, type SyntheticEvent } from 'react';
import type { PaymentMethod } from '../../api/wire';
import { TextField } from '../../components/form/TextField';
import { MoneyNotice } from '../../components/money/MoneyNotice';
import { SendButton } from '../../components/money/SendButton';
import { Button } from '../../components/ui/Button';
import { Dialog } from '../../components/ui/Dialog';
import { useRefusedFocus } from '../../lib/useRefusedFocus';
import { methodName } from '../../store/paymentMethods';
import { isDigits } from '../../utils/patterns';
import { useVerifyMethod } from './useMethodChange';

/** The bank or the wallet sent a code to the mobile number: entering it, grouped as it came or not, verifies the method. */
export function VerifyDialog({ method, onClose }: { method: PaymentMethod; onClose: () => void }) {
  const [code, setCode] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const { state, start, lookUp } = useVerifyMethod(method, onClose);
  const form = useRefusedFocus(state);
  const name = methodName(method);

  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (isDigits(code)) void start(code);
  };

  const atField = state.kind === 'failed' ? state.error.errors?.verification_code?.[0] : undefined;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Verify ${name}`}
      text="A code was sent to your mobile number."
      icon={<ShieldCheck strokeWidth={1.75} />}
    >
      <form ref={form} noValidate onSubmit={handleSubmit}>
        <TextField
          label="Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          inputClassName="tabular"
          value={code}
          error={hasTried && !isDigits(code) ? 'Enter the digits of the code.' : atField}
          onChange={({ target }) => setCode(target.value.replace(/[\s-]/g, ''))}
        />
        <MoneyNotice state={state} what="code" fields={['verification_code']} isSaid={atField !== undefined} />
        <div className="mt-5 flex gap-2.5 *:flex-1">
          <Button variant="secondary" onClick={onClose}>
            Later
          </Button>
          <SendButton state={state} label="Verify" checkLabel="Check the verification" onCheck={() => void lookUp()} />
        </div>
      </form>
    </Dialog>
  );
}
