import { valibotResolver } from '@hookform/resolvers/valibot';
import { useController, useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useVerifyOtpMutation } from '@/api/account';
import { OtpField, otpSchema } from '@/components/form/OtpField';
import { Button } from '@/components/ui/Button';
import { OTP_LENGTH } from '@/config/constants';
import { useForgetOtp, useOtp, type OtpMethod } from '@/hooks/useOtp';
import { useSubmitOnce } from '@/hooks/useSubmitOnce';
import { assignFieldErrors, namedAs } from '@/lib/http/fieldErrors';

const schema = v.object({ otp: otpSchema });

/** Verifies an email address or a mobile number. The page moves on when the profile is verified. */
export function CodeForm({ method }: { method: OtpMethod }) {
  const { delivery, resend } = useOtp(method);
  const forgetOtp = useForgetOtp(method);
  const [verify] = useVerifyOtpMutation();
  const { isWorking, isRateLimited, submitOnce } = useSubmitOnce();
  const { control, handleSubmit, setError, setFocus, clearErrors, formState } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { otp: '' },
    // typing clears the error, see onChange
    reValidateMode: 'onSubmit',
  });
  const { field } = useController({ control, name: 'otp' });

  const check = ({ otp }: v.InferOutput<typeof schema>) =>
    submitOnce(
      async () => {
        await verify({ method, otp }).unwrap();
        forgetOtp();
      },
      (error) => {
        // the only field shows every message, its own first
        const { assigned, rest } = assignFieldErrors(error, namedAs(['otp']), "We couldn't check the code. Try again.");
        setError('otp', { message: [...assigned.map(({ message }) => message), rest].filter(Boolean).join(' ') });
        // the next digit replaces the code
        setFocus('otp', { shouldSelect: true });
      },
    );

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void handleSubmit(check)(event)}>
      <OtpField
        {...field}
        label={`${OTP_LENGTH}-digit code`}
        error={formState.errors.otp?.message}
        delivery={delivery}
        onResend={resend}
        onChange={(digits) => {
          field.onChange(digits);
          // a rate-limit message stays until the wait is over
          if (!isRateLimited) clearErrors('otp');
        }}
      />
      <Button type="submit" size="lg" isWorking={isWorking} disabled={isRateLimited} className="mt-2">
        Verify
      </Button>
    </form>
  );
}
