import { useRef, useState, type FormEvent } from 'react';
import { useVerifyOtpMutation } from '@/api/account';
import { OtpField, otpProblem } from '@/components/form/OtpField';
import { Button } from '@/components/ui/Button';
import { OTP_LENGTH } from '@/config/constants';
import { useOnce } from '@/hooks/useOnce';
import { useForgetOtp, useOtp, type OtpMethod } from '@/hooks/useOtp';
import { placeErrors, namedAs } from '@/lib/http/fieldErrors';

/** Verifies an e-mail address or a mobile number; the page leaves by itself once the record says so. */
export function CodeForm({ method }: { method: OtpMethod }) {
  const { delivery, resend } = useOtp(method);
  const forgetOtp = useForgetOtp(method);
  const [verify] = useVerifyOtpMutation();
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState('');
  const { isWorking, isHeld, once } = useOnce();
  const field = useRef<HTMLInputElement>(null);

  const refuse = (message: string) => {
    setProblem(message);
    field.current?.focus();
    // the next digit replaces a complete code
    if (code.length === OTP_LENGTH) field.current?.select();
  };

  const handleSubmit = () =>
    once(
      async () => {
        const incomplete = otpProblem(code);
        if (incomplete) {
          refuse(incomplete);
          return;
        }
        setProblem('');
        await verify({ method, otp: code }).unwrap();
        forgetOtp();
      },
      (error) => {
        // the form has a single field: it shows every message, its own first
        const { placed, rest } = placeErrors(error, namedAs(['otp']), 'The code could not be checked. Try again.');
        refuse([...placed.map(({ message }) => message), rest].filter(Boolean).join(' '));
      },
    );

  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void handleSubmit();
      }}
    >
      <OtpField
        ref={field}
        label={`${OTP_LENGTH}-digit code`}
        value={code}
        error={problem}
        delivery={delivery}
        onResend={resend}
        onChange={(digits) => {
          setCode(digits);
          // a time to wait is shown until it is over
          if (!isHeld) setProblem('');
        }}
      />
      <Button type="submit" size="lg" isWorking={isWorking} disabled={isHeld} className="mt-2">
        Verify
      </Button>
    </form>
  );
}
