import { useRef, type RefObject } from 'react';
import { OTP_LENGTH } from '@/config/constants';
import { FormAlert } from './FormAlert';
import { OtpBoxes } from './OtpBoxes';
import { OtpResend } from './OtpResend';

type OtpFieldProps = {
  label: string;
  value: string;
  onChange: (digits: string) => void;
  error?: string;
  delivery: { state: 'sending' | 'sent' | 'failed'; resendAt: number; problem: string };
  onResend: () => void;
  hasAutoFocus?: boolean;
  ref?: RefObject<HTMLInputElement | null>;
};

/** Message of an incomplete code; undefined where all digits are there. */
export const otpProblem = (code: string): string | undefined =>
  code.length === OTP_LENGTH ? undefined : `Enter all ${OTP_LENGTH} digits.`;

/** A one-time code: why none was sent, the digits, and a way to a new code. */
export function OtpField({ delivery, onResend, onChange, ref, ...boxes }: OtpFieldProps) {
  const own = useRef<HTMLInputElement>(null);
  const field = ref ?? own;
  const handleResend = () => {
    onChange('');
    onResend();
    field.current?.focus();
  };
  return (
    <div className="flex flex-col gap-4">
      <FormAlert>{delivery.problem}</FormAlert>
      <OtpBoxes ref={field} onChange={onChange} {...boxes} />
      <OtpResend delivery={delivery} onResend={handleResend} />
    </div>
  );
}
