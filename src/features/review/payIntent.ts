import type { Rate } from '@/api/wire';
import type { PendingPayment } from '@/domain/booking/bookingParts';
import type { ApiError } from '@/lib/http/error';
import type { PayChoice } from './payChoices';

export type PayIntent = { rate: Rate; choice: PayChoice; voucherCode: string };

/** Returns true if an unfinished payment was for the same rate, method and voucher. */
export const isSameIntent = (pending: PendingPayment, { rate, choice, voucherCode }: PayIntent): boolean =>
  String(pending.rateId) === String(rate.id) && pending.method === choice.id && pending.voucherCode === voucherCode;

/** Returns true if the refusal of one intent also applies to the chosen one; a locked PIN blocks all PIN methods. */
export function concernsChoice(
  refused: PayIntent,
  { status, errors, retryAfterSeconds }: ApiError,
  chosen: PayIntent,
): boolean {
  if (retryAfterSeconds) return status !== 429 || !refused.choice.needsPin || chosen.choice.needsPin;
  if (refused.choice.id !== chosen.choice.id) return false;
  // rates and voucher change by themselves after these errors, and the message has to explain it
  if (status === 409 || errors?.voucher_code) return true;
  return String(refused.rate.id) === String(chosen.rate.id) && refused.voucherCode === chosen.voucherCode;
}
