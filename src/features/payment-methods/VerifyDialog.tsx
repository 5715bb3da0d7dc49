import { ShieldCheck } from 'lucide-react';
import { useRef, useState, type SyntheticEvent } from 'react';
import { useUpdatePaymentMethodMutation } from '../../api/payments';
import type { PaymentMethod } from '../../api/wire';
import { TextField } from '../../components/form/TextField';
import { Button } from '../../components/ui/Button';
import { Dialog } from '../../components/ui/Dialog';
import { toApiError, type ApiError } from '../../lib/http/error';
import { useAppDispatch } from '../../store/hooks';
import { methodName } from '../../store/paymentMethods';
import { showToast } from '../../store/toasts';
import { isDigits } from '../../utils/patterns';

/** The bank or the wallet sent a code to the mobile number: entering it verifies the method. */
export function VerifyDialog({ method, onClose }: { method: PaymentMethod; onClose: () => void }) {
  const dispatch = useAppDispatch();
  const [update, { isLoading }] = useUpdatePaymentMethodMutation();
  const [code, setCode] = useState('');
  const [hasTried, setHasTried] = useState(false);
  const [refused, setRefused] = useState<ApiError | null>(null);
  const isSending = useRef(false);
  const name = methodName(method);

  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (!isDigits(code) || isSending.current) return;
    isSending.current = true;
    setRefused(null);
    try {
      await update({ id: method.id, verification_code: code }).unwrap();
      dispatch(showToast({ title: 'Success', text: `${name} is verified.`, type: 'success' }));
      onClose();
    } catch (error) {
      setRefused(toApiError(error));
    } finally {
      isSending.current = false;
    }
  };

  const atField = refused?.errors?.verification_code?.[0];
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Verify ${name}`}
      text="A code was sent to your mobile number."
      icon={<ShieldCheck strokeWidth={1.75} />}
    >
      <form noValidate onSubmit={(event) => void handleSubmit(event)}>
        <TextField
          label="Code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          inputClassName="tabular"
          value={code}
          error={hasTried && !isDigits(code) ? 'Enter the digits of the code.' : atField}
          onChange={({ target }) => setCode(target.value.trim())}
        />
        <div role="alert" className="text-small text-err-700">
          {refused && !atField && <p className="mt-3">{refused.message}</p>}
        </div>
        <div className="mt-5 flex gap-2.5 *:flex-1">
          <Button variant="secondary" onClick={onClose}>
            Later
          </Button>
          <Button type="submit" isWorking={isLoading}>
            Verify
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
