import { useEffect, useEffectEvent, useImperativeHandle, useRef, type Ref } from 'react';
import * as v from 'valibot';
import { OTP_LENGTH } from '@/config/constants';
import { useDeviceNow } from '../ui/useNow';
import { FormAlert } from './FormAlert';
import { OtpBoxes } from './OtpBoxes';
import { OtpResend, type OtpDelivery } from './OtpResend';

type OtpFieldProps = {
  label: string;
  value: string;
  onChange: (digits: string) => void;
  error?: string;
  delivery: OtpDelivery;
  onResend: () => void;
  hasAutoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** Requires all digits of a one-time code. */
export const otpSchema = v.pipe(v.string(), v.length(OTP_LENGTH, `Enter all ${OTP_LENGTH} digits.`));

/** A one-time code: delivery error, digits and resend button. Works with Controller. */
export function OtpField({ delivery, onResend, onChange, ref, ...boxes }: OtpFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLInputElement);
  // a complete code takes no more digits, so a refused one is selected: the next digit replaces it
  const selectRefused = useEffectEvent(() => boxes.value.length === OTP_LENGTH && field.current?.select());
  useEffect(() => {
    if (boxes.error) selectRefused();
  }, [boxes.error]);
  const handleResend = () => {
    onChange('');
    onResend();
    field.current?.focus();
  };
  const { problem, resendAt } = delivery;
  const now = useDeviceNow(1000);
  const isWaitOver = resendAt > 0 && resendAt <= now;
  return (
    <div className="flex flex-col gap-4">
      <FormAlert shouldKeepFocus>{!isWaitOver && problem}</FormAlert>
      <OtpBoxes ref={field} onChange={onChange} {...boxes} />
      <OtpResend delivery={delivery} now={now} onResend={handleResend} />
    </div>
  );
}
