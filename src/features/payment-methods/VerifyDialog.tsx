import { valibotResolver } from '@hookform/resolvers/valibot';
import { ShieldCheck } from 'lucide-react';
import { useController, useForm } from 'react-hook-form';
import * as v from 'valibot';
import type { PaymentMethod } from '@/api/wire';
import { OtpField, otpSchema } from '@/components/form/OtpField';
import { SendButton } from '@/components/form/SendButton';
import { SendNotice } from '@/components/form/SendNotice';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { DialogButtons } from '@/components/ui/DialogButtons';
import { OTP_LENGTH } from '@/config/constants';
import { getMethodName } from '@/domain/money/paymentMethods';
import { useFocusFirstError } from '@/hooks/useFocusFirstError';
import { useMountedCallback } from '@/hooks/useIsMounted';
import { useForgetOtp, useOtp } from '@/hooks/useOtp';
import { useVerifyMethod } from './useMethodChange';

const schema = v.object({ code: otpSchema });

type VerifyDialogProps = { method: PaymentMethod; onVerified: () => void; onClose: () => void };

/** Verifies a card or an e-wallet with a one-time code by SMS (docs/decisions/0031). */
export function VerifyDialog({ method, onVerified, onClose }: VerifyDialogProps) {
  const { delivery, resend } = useOtp('sms');
  const forgetOtp = useForgetOtp('sms');
  const { control, handleSubmit, reset, formState } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { code: '' },
  });
  const { field } = useController({ control, name: 'code' });
  const finish = useMountedCallback(onVerified);
  const { state, start, lookUp } = useVerifyMethod(method, () => {
    forgetOtp();
    finish();
  });
  const form = useFocusFirstError(state);

  const refused = state.kind === 'failed' ? state.error.errors?.verification_code?.[0] : undefined;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={`Verify ${getMethodName(method)}`}
      text="Enter the code we text to your mobile number."
      icon={<ShieldCheck strokeWidth={1.75} />}
    >
      <form ref={form} noValidate onSubmit={(event) => void handleSubmit(({ code }) => void start(code))(event)}>
        <OtpField
          {...field}
          label={`${OTP_LENGTH}-digit code`}
          hasAutoFocus
          error={formState.errors.code?.message ?? (formState.isSubmitted ? refused : undefined)}
          delivery={delivery}
          onResend={resend}
          // the shown error is about the previous code
          onChange={(digits) => reset({ code: digits })}
        />
        <SendNotice
          state={state}
          what="verification"
          fields={['verification_code']}
          isShownElsewhere={refused !== undefined}
        />
        <DialogButtons>
          <Button variant="secondary" onClick={onClose}>
            Later
          </Button>
          <SendButton state={state} label="Verify" checkLabel="Check the verification" onCheck={() => void lookUp()} />
        </DialogButtons>
      </form>
    </Dialog>
  );
}
