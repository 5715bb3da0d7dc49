import { valibotResolver } from '@hookform/resolvers/valibot';
import { useController, useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useVerifyOtpMutation } from '@/api/account';
import { OtpField, otpSchema } from '@/components/form/OtpField';
import { Button } from '@/components/ui/Button';
import { OTP_LENGTH } from '@/config/constants';
import { useForgetOtp, useOtp, type OtpMethod } from '@/hooks/useOtp';
import { useSubmitOnce } from '@/hooks/useSubmitOnce';
import { getErrorStatus } from '@/lib/http/errorMessage';
import { assignFieldErrors, matchFieldName } from '@/lib/http/fieldErrors';
import { isContactVerified } from './isContactVerified';

/** The server accepted the code, but the profile does not show it. */
const UNCONFIRMED = "We couldn't confirm that you're verified. Reload the page to check.";

const schema = v.object({ otp: otpSchema });

/** Returns true if the server refused the code itself; a code that could not be checked is kept. */
const isRefusal = (error: unknown) => [400, 404, 409, 410, 422].includes(getErrorStatus(error));

/** Verifies an email address or a mobile number with the last digit. The page moves on when the profile is verified. */
export function CodeForm({ method }: { method: OtpMethod }) {
  const { delivery, resend } = useOtp(method);
  const forgetOtp = useForgetOtp(method);
  const [verify] = useVerifyOtpMutation();
  const { isWorking, isRateLimited, submitOnce } = useSubmitOnce();
  const { control, handleSubmit, setError, setFocus, setValue, clearErrors, formState } = useForm({
    resolver: valibotResolver(schema),
    defaultValues: { otp: '' },
    // typing clears the error, see onChange
    reValidateMode: 'onSubmit',
  });
  const { field } = useController({ control, name: 'otp' });

  const check = ({ otp }: v.InferOutput<typeof schema>) =>
    submitOnce(
      async () => {
        const customer = await verify({ method, otp }).unwrap();
        forgetOtp();
        if (!customer || !isContactVerified(customer, method)) setError('otp', { message: UNCONFIRMED });
      },
      (error) => {
        // the only field shows every message, its own first
        const { assigned, rest } = assignFieldErrors(
          error,
          matchFieldName(['otp']),
          "We couldn't check the code. Try again.",
        );
        if (isRefusal(error)) setValue('otp', '');
        setError('otp', { message: [...assigned.map(({ message }) => message), rest].filter(Boolean).join(' ') });
        // the next digit replaces a kept code
        setFocus('otp', { shouldSelect: true });
      },
    );
  const submit = handleSubmit(check);

  return (
    <form noValidate className="flex flex-col gap-4" onSubmit={(event) => void submit(event)}>
      <OtpField
        {...field}
        label={`${OTP_LENGTH}-digit code`}
        hasAutoFocus
        error={formState.errors.otp?.message}
        delivery={delivery}
        onResend={resend}
        onChange={(digits) => {
          field.onChange(digits);
          // a rate-limit message stays until the wait is over
          if (isRateLimited) return;
          clearErrors('otp');
          if (digits.length === OTP_LENGTH) void submit();
        }}
      />
      <Button type="submit" size="lg" isWorking={isWorking} isPaused={isRateLimited} className="mt-2">
        Verify
      </Button>
    </form>
  );
}
