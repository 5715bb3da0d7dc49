import { valibotResolver } from '@hookform/resolvers/valibot';
import { KeyRound } from 'lucide-react';
import { useController, useForm } from 'react-hook-form';
import * as v from 'valibot';
import { OtpField, otpSchema } from '@/components/form/OtpField';
import type { SendState } from '@/components/form/sendState';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { DialogButtons } from '@/components/ui/DialogButtons';
import { HelpLink } from '@/components/ui/HelpLink';
import { useFocusFirstError } from '@/hooks/useFocusFirstError';
import { useOtp } from '@/hooks/useOtp';

type PinDialogProps = {
  /** Formatted, with the peso sign. */
  amount: string;
  payLabel: string;
  state: SendState;
  onClose: () => void;
  onPin: (pin: string) => void;
};

const schema = v.object({ pin: otpSchema });

/** Prompt for the one-time PIN of a wallet or credit payment (docs/decisions/0030); the PIN is never stored. */
export function PinDialog({ amount, payLabel, state, onClose, onPin }: PinDialogProps) {
  const { delivery, resend } = useOtp('sms');
  const { control, handleSubmit, reset, formState } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { pin: '' },
  });
  const { field } = useController({ control, name: 'pin' });
  const form = useFocusFirstError(state);
  const refused = state.kind === 'failed' ? state.error.errors?.pin?.[0] : undefined;
  const pinError = formState.isSubmitted ? refused : undefined;

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Enter your one-time PIN"
      text={`Confirm your ${amount} payment with the code that we text to your mobile number.`}
      icon={<KeyRound size={22} strokeWidth={1.75} aria-hidden />}
    >
      <form ref={form} noValidate onSubmit={(event) => void handleSubmit(({ pin }) => onPin(pin))(event)}>
        <OtpField
          {...field}
          label="One-time PIN"
          hasAutoFocus
          error={formState.errors.pin?.message ?? pinError}
          delivery={delivery}
          onResend={resend}
          // the error belongs to the old code
          onChange={(digits) => reset({ pin: digits })}
        />
        {pinError && <HelpLink topic="pin" className="mt-3" />}
        <DialogButtons>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" isWorking={state.kind === 'sending'}>
            {payLabel}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
