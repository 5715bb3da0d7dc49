import type { Customer } from '@/api/wire';
import type { OtpMethod } from '@/hooks/useOtp';

/** Returns true if the contact that gets the codes of that method is verified. */
export function isContactVerified({ user }: Customer, method: OtpMethod): boolean {
  const { is_mobile_verified, is_email_verified } = user.user_profile;
  return method === 'sms' ? is_mobile_verified : is_email_verified;
}
